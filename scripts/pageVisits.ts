import { sourceNamed } from './sourceNamed.ts';

/** Pages and their parts as they are opened, by files below src; what is fetched together travels in few files. */

/** What pages of the product stand on, whatever they show. */
export const product: readonly string[] = ['productPage', 'SessionMonitor', 'ServiceNews', 'Toasts'].map((name) =>
  sourceNamed(`${name}.tsx`),
);

/** What the landing page fetches by itself once it is drawn. */
export const landingAtRest: readonly string[] = [
  ...['BelowTheFold.tsx', 'LandingQuestions.tsx', 'landingFlow.ts', 'SessionMonitor.tsx', 'ServiceNews.tsx'].map(
    sourceNamed,
  ),
  ...['SiteFooter', 'CookieNotice'].map((name) => sourceNamed(`${name}.tsx`)),
  ...['competitorQueries', 'site/offlineWorker'].map((name) => sourceNamed(`${name}.ts`)),
];

type Visit = {
  readonly code: readonly string[];
  /** How often it is opened beside others, by estimate. */
  readonly weight: number;
};

/** Pages to read and first looks, which do without what pages of the product stand on. */
export const lightVisits: readonly Visit[] = [
  { code: [sourceNamed('LandingPage.tsx')], weight: 24 },
  { code: [sourceNamed('LandingPage.tsx'), ...landingAtRest], weight: 8 },
  {
    code: ['FirstQuotePage.tsx', 'firstQuoteFlow.ts', 'SessionMonitor.tsx'].map(sourceNamed),
    weight: 16,
  },
  { code: [sourceNamed('FirstGuidePage.tsx')], weight: 12 },
  { code: [sourceNamed('ContentPage.tsx')], weight: 2 },
  { code: [sourceNamed('NotFoundPage.tsx')], weight: 1 },
  { code: [sourceNamed('CountryRegisterPage.tsx')], weight: 1 },
];

/** Pages of the product that are opened most. */
const often: Readonly<Record<string, number>> = {
  'SignInPage.tsx': 12,
  'SendMoneyPage.tsx': 8,
  'GuidePage.tsx': 8,
  'DashboardPage.tsx': 140,
  'SignUpPage.tsx': 6,
  'TransactionsPage.tsx': 6,
  'VerificationPage.tsx': 4,
  'PaymentResultPage.tsx': 3,
  'HelpPage.tsx': 3,
  'ProfilePage.tsx': 3,
  'SettingsPage.tsx': 3,
  'NotificationsPage.tsx': 2,
  'RegisterEmailPage.tsx': 3,
};

/** Everything else that is fetched, by the name of its file: rare pages, and parts that a page shows only later. */
export const visitsOf = (file: string): number => often[file] ?? (/Page\.tsx$/.test(file) ? 1 : 0.3);
