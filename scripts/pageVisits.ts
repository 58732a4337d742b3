import { sourceNamed } from './sourceNamed.ts';

/** Pages and their parts as they are opened, by files below src; what is fetched together travels in few files. */

/** What pages of the product stand on, whatever they show, with what every page fetches by itself when it is idle. */
export const product: readonly string[] = [
  ...['productPage', 'SessionMonitor', 'ServiceNews', 'Toasts'].map((name) => sourceNamed(`${name}.tsx`)),
  sourceNamed('site/offlineWorker.ts'),
];

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
  { code: [sourceNamed('LandingPage.tsx'), ...landingAtRest], weight: 40 },
  {
    code: ['FirstQuotePage.tsx', 'firstQuoteFlow.ts', 'SessionMonitor.tsx'].map(sourceNamed),
    weight: 32,
  },
  { code: [sourceNamed('FirstGuidePage.tsx')], weight: 12 },
  { code: [sourceNamed('ContentPage.tsx')], weight: 2 },
  { code: [sourceNamed('NotFoundPage.tsx')], weight: 1 },
  { code: [sourceNamed('CountryRegisterPage.tsx')], weight: 1 },
];

/** Pages of the product with what they fetch by themselves, one after the other, once they have read what they show. */
export const productAtRest: readonly Visit[] = [
  { page: 'DashboardPage.tsx', weight: 20, later: ['LiveUpdates.tsx', 'TransferDialogRoute.tsx'] },
  {
    page: 'TransactionsPage.tsx',
    weight: 4,
    later: ['LiveUpdates.tsx', 'TransferDialogRoute.tsx', 'StatementDownload.tsx'],
  },
].flatMap(({ page, weight, later }) =>
  later.map((_, place) => ({
    code: [...product, ...[page, ...later.slice(0, place + 1)].map(sourceNamed)],
    weight,
  })),
);

/** Pages of the product that are opened most. */
const often: Readonly<Record<string, number>> = {
  'SignInPage.tsx': 24,
  'SendMoneyPage.tsx': 16,
  'GuidePage.tsx': 16,
  'DashboardPage.tsx': 140,
  'SignUpPage.tsx': 12,
  'TransactionsPage.tsx': 20,
  'VerificationPage.tsx': 16,
  'HelpPage.tsx': 12,
  'SettingsPage.tsx': 6,
};

/** Everything else that is fetched, by the name of its file: other pages, and parts that a page shows only later. */
export const visitsOf = (file: string): number => often[file] ?? (/Page\.tsx$/.test(file) ? 3 : 0.3);
