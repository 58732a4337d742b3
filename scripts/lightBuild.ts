import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The two every page is set in; those for rarer letters come when such a letter does. */
const fonts = /(?:inter|bricolage-grotesque)-latin-wght-normal-[\w-]+\.woff2$/;

/** Fonts are fetched with the page, not once a style sheet has been read. */
export const preloadedFonts: Plugin = {
  name: 'fonts are preloaded',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => fonts.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
          injectTo: 'head-prepend',
        })),
  },
};

/** The router's modules for production: its package names only those that warn. */
export const quietRouter: Plugin = {
  name: 'the router without its warnings',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) =>
    source === 'react-router'
      ? join(import.meta.dirname, '../node_modules/react-router/dist/production/index.mjs')
      : undefined,
};

/**
 * Of what a page imports only its styles are named in the first file: the scripts it shares are mostly there already,
 * and their names, of which there are hundreds, would weigh more than half the words of a page.
 */
export const modulePreload = {
  resolveDependencies: (_file: string, files: string[], { hostType }: { readonly hostType: 'html' | 'js' }) =>
    hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
};

/** Areas of words that are said together travel together, as `words.ts` names them. */
const together: readonly (readonly string[])[] = [
  ['common', 'controls', 'methods'],
  ['landing', 'site'],
  ['dashboard', 'send', 'status', 'transfer'],
  ['documents', 'history'],
  ['auth', 'fieldProblems'],
  ['pay', 'recipient'],
  ['shell', 'verification'],
];

function wordsChunk(module: string): string | null {
  const [, language, area = ''] = /\/locales\/(en|fr)\/(\w+)\.json/.exec(module) ?? [];
  const group = together.find((areas) => areas.includes(area));
  return language && group ? `words-${group[0]}-${language}` : null;
}

/** The page that may bring least, and the parts that make up most of every other. */
const lightest = ['LandingPage.tsx'];
const heaviest = ['SessionKeeper.tsx', 'ServiceNews.tsx', 'productPage.tsx', 'AccountPage.tsx', 'DashboardPage.tsx'];

/** Pages that are written and answer before the rest of theirs has come. */
const firstLooks = ['FirstQuotePage.tsx', 'FirstGuidePage.tsx'];

/** What is fetched as a whole, by the files it begins with; each holds what is in none before it. */
const families: readonly (readonly [name: string, files: readonly string[]])[] = [
  // Every page of the public site stands in it.
  ['site', ['PublicPage.tsx']],
  // Who is there: asked by every page, by light ones when they are at rest.
  ['session', ['SessionKeeper.tsx', 'ServiceNews.tsx']],
  // What pages of the product stand on.
  ['product', ['productPage.tsx']],
  // The signed-in shell.
  ['account', ['AccountPage.tsx']],
];

/** What the landing page fetches once it is drawn, which brings nothing of the signed-in shell along. */
const later = ['landingFlow.ts', 'LandingRest.tsx', 'LandingQuestions.tsx', ...sitePart('SiteFooter', 'AppOffer')];

/** Pages of a kind, by the files they begin with. */
const signIn = ['SignInPage.tsx', 'ResetPasswordPage.tsx', 'RegisterEmailPage.tsx'];
const signUp = ['SignUpPage.tsx'];
const send = ['SendMoneyPage.tsx'];
const result = ['PaymentResultPage.tsx'];
const guide = ['GuidePage.tsx', ...result];
const profile = ['ProfilePage.tsx'];
const verification = ['VerificationPage.tsx'];
const people = ['ChangeRecipientPage.tsx', ...verification, ...profile];
const handOver = ['HandOverPage.tsx'];
const settings = ['SettingsPage.tsx'];
const home = ['DashboardPage.tsx'];
const news = ['ReceiptPage.tsx', 'NotificationsPage.tsx', 'RewardsPage.tsx'];
const history = ['TransactionsPage.tsx'];
const lists = [...news, ...history, ...settings];
const help = ['HelpPage.tsx'];
const read = [
  ...['ContentPage.tsx', 'NotFoundPage.tsx', ...lightest, ...later, ...sitePart('CookieNotice')],
  ...['services/competitorQueries.ts', 'services/offlineWorker.ts', 'content/en/faq.ts'].map((name) => `../${name}`),
];

/**
 * What kinds of pages have in common, the commonest first: what a page of each of these lists imports, be it through
 * others. What such pages share they share with all it imports, so a file brings along little that a page could do
 * without. A list that is left out below would have its pages fetch another kind's files for the sake of one module.
 */
const common: readonly (readonly [name: string, ...kinds: readonly (readonly string[])[]])[] = [
  ['read-at-home', read, home],
  ['read', read, [...signIn, ...send, ...guide, ...lists, ...help]],
  ['help-at-home', help, home],
  ['home', home, [...send, ...people, ...guide]],
  ['help', help, [...signIn, ...send, ...guide, ...lists]],
  ['news', news, [...send, ...people, ...guide]],
  ['forms', signIn, [...send, ...people, ...guide, ...signUp, ...lists]],
  ['hand-over', handOver, [...send, ...people, ...guide, ...settings]],
  ['boxes', signUp, [...send, ...people, ...guide], [...history, ...settings]],
  ['contact', signUp, [...send, ...people]],
  ['result', signUp, result],
  ['conversation', signUp, guide],
  ['settings', [...send, ...people], [...history, ...settings]],
  ['details', profile, [...send, ...guide]],
  ['transfer', result, [...send, ...people]],
  ['sending', [...send, ...people], guide],
  ['identity', verification, settings],
  ['people', send, people],
  ['history', home, history],
];

type Modules = { readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null };

const reached = new Map<string, ReadonlySet<string>>();

/** Whether one of these files imports a module at once, be it through others. */
const isReached = (module: string, { from, modules }: { from: readonly string[]; modules: Modules }): boolean =>
  from.some((file) => {
    const found = reached.get(file) ?? reachedFrom(join(import.meta.dirname, '../src/routes', file), modules);
    reached.set(file, found);
    return found.has(module);
  });

function reachedFrom(id: string, modules: Modules, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found;
  found.add(id);
  for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) reachedFrom(imported, modules, found);
  return found;
}

/** What comes with light and heavy pages alike: it brings nothing the light one could do without. */
const sharedChunk = (module: string, modules: Modules): string | null =>
  isReached(module, { from: lightest, modules }) && isReached(module, { from: heaviest, modules }) ? 'shared' : null;

/** Sentences with links in them are read by a parser of markup, which stands beside what every page needs of its library. */
const markedChunk = (module: string): string | null =>
  /\/(?:react-i18next\/dist\/es\/Trans|html-parse-stringify\/|void-elements\/)/.test(module) ? 'marked' : null;

const laterChunk = (module: string, modules: Modules): string | null =>
  isReached(module, { from: later, modules }) && isReached(module, { from: heaviest, modules }) ? 'later' : null;

/** What the calculators of the landing page and of sending share, first looks among them, which no other page needs. */
const calculatorChunk = (module: string, modules: Modules): string | null =>
  isReached(module, { from: lightest, modules }) &&
  isReached(module, { from: ['SendMoneyPage.tsx', ...firstLooks], modules })
    ? 'calculator'
    : null;

/** What first looks consist of, so that they bring along nothing of the pages they give way to. */
const firstChunk = (module: string, modules: Modules): string | null =>
  isReached(module, { from: firstLooks, modules }) && !isReached(module, { from: lightest, modules }) ? 'first' : null;

/** Headings, sums and the like, which pages have that are no first looks. */
const headingsChunk = (module: string, modules: Modules): string | null =>
  isReached(module, { from: [...heaviest, ...later, ...read, ...signIn, ...signUp], modules })
    ? firstChunk(module, modules) && 'headings'
    : null;

/**
 * Parts that are fetched later stand in the page as it is written, so that their looks come with it, in few files. Before
 * any scripts take them along: in one layer the later sheet counts, and fields are dressed after all fields are.
 */
const looks: readonly (readonly [name: string, files: readonly string[]])[] = [
  // Whatever comes of its own accord: a sheet that came late would have the browser match all of a page again.
  ['edges', sitePart('SiteFooter', 'CookieNotice', 'AppOffer')],
  ['landing', [...lightest, 'LandingRest.tsx', 'LandingQuestions.tsx']],
  // A sheet for what most pages of the product have, and one for sending: each a request, whatever of it a page is without.
  ['product', [...signIn, ...signUp, ...home, ...history, 'AccountPage.tsx']],
  ['transfers', [...send, ...guide, ...people]],
];

const looksChunk = (module: string, modules: Modules): string | null =>
  /\.css$/.test(module) ? (looks.find(([, from]) => isReached(module, { from, modules }))?.[0] ?? null) : null;

function sitePart(...names: readonly string[]): string[] {
  return names.map((name) => `../ui/screens/site/${name}.tsx`);
}

/** Few files, since each is a request: what every page starts with is one, and so is what a family of pages shares. */
export const codeSplitting = {
  groups: [
    { name: wordsChunk, debugName: 'words', priority: 20 },
    { name: 'start', tags: ['$initial' as const], priority: 19 },
    { name: markedChunk, debugName: 'marked', priority: 18.5 },
    { name: sharedChunk, debugName: 'shared', priority: 18 },
    { name: calculatorChunk, debugName: 'calculator', priority: 16.5 },
    { name: looksChunk, debugName: 'looks', priority: 16.48 },
    { name: headingsChunk, debugName: 'headings', priority: 16.46 },
    { name: firstChunk, debugName: 'first', priority: 16.45 },
    { name: laterChunk, debugName: 'later', priority: 15.5 },
    ...families.map(([name, from], place) => ({
      name: (module: string, modules: Modules) => (isReached(module, { from, modules }) ? name : null),
      debugName: name,
      priority: 17 - place,
    })),
    ...common.map(([name, ...kinds], place) => ({
      name: (module: string, modules: Modules) =>
        kinds.every((from) => isReached(module, { from, modules })) ? name : null,
      debugName: name,
      priority: 13 - place / 100,
    })),
  ],
};
