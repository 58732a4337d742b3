/** Pages and their parts as they are opened, by files below src; what is fetched together travels in few files. */

/** What pages of the product stand on, whatever they show. */
export const product: readonly string[] = ['productPage', 'SessionKeeper', 'ServiceNews', 'Toasts'].map(
  (name) => `routes/${name}.tsx`,
);

/** What the landing page fetches by itself once it is drawn. */
export const landingAtRest: readonly string[] = [
  ...['LandingRest.tsx', 'LandingQuestions.tsx', 'landingFlow.ts', 'SessionKeeper.tsx', 'ServiceNews.tsx'].map(
    (name) => `routes/${name}`,
  ),
  ...['SiteFooter', 'CookieNotice'].map((name) => `ui/screens/site/${name}.tsx`),
  ...['competitorQueries', 'offlineWorker'].map((name) => `services/${name}.ts`),
];

type Visit = {
  readonly code: readonly string[];
  /** How often it is opened beside others, by estimate. */
  readonly weight: number;
};

/** Pages to read and first looks, which do without what pages of the product stand on. */
export const lightVisits: readonly Visit[] = [
  { code: ['routes/LandingPage.tsx'], weight: 24 },
  { code: ['routes/LandingPage.tsx', ...landingAtRest], weight: 8 },
  {
    code: ['FirstQuotePage.tsx', 'firstQuoteFlow.ts', 'SessionKeeper.tsx'].map((name) => `routes/${name}`),
    weight: 16,
  },
  { code: ['routes/FirstGuidePage.tsx'], weight: 12 },
  { code: ['routes/ContentPage.tsx'], weight: 2 },
  { code: ['routes/NotFoundPage.tsx'], weight: 1 },
  { code: ['routes/CountryRegisterPage.tsx'], weight: 1 },
];

/** Pages of the product that are opened most. */
const often: Readonly<Record<string, number>> = {
  'SignInPage.tsx': 12,
  'SendMoneyPage.tsx': 8,
  'GuidePage.tsx': 8,
  'DashboardPage.tsx': 12,
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
