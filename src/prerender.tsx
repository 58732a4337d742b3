import type { ReactNode } from 'react';
import { defaultLanguage, type Language, languages } from '#contract/protocol/language.ts';
import {
  offlinePath,
  outlinePage,
  type PriceAnswerKind,
  pageFile,
  plainPages,
  priceAnswers,
  pricePage,
  siteFile,
} from '#contract/site/site.ts';
import type { Site } from '#contract/site/siteDescription.ts';
import { operator } from '#domain/operator.ts';
import { OutlinePage } from '#src/app/page/OutlinePage.tsx';
import { type HeadName, pageHead } from '#src/app/page/pageHeads.ts';
import type { OutlineName, PageParts } from '#src/app/page/pageRoute.ts';
import { ShellPage } from '#src/app/page/ShellPage.tsx';
import { headTags, notToBeFound, tag } from '#src/router/headTags.ts';
import { pageDocument, type StyleSheet, styleSheet, stylesOf } from '#src/router/pageDocument.ts';
import { type Rendered, renderPage } from '#src/router/renderPage.tsx';
import { notFound, pages, routes } from '#src/router/router.tsx';
import {
  appPatterns,
  canonicalPath,
  drawnWith,
  outlinedPages,
  partsOf,
  redirects,
  type WrittenPage,
  writtenPages,
} from '#src/router/siteMap.ts';
import { structuredData } from '#src/router/structuredData.ts';
import { PricePage, priceAddress } from '#src/routes/quote/PricePage.tsx';
import { priceWords } from '#src/routes/quote/priceWords.ts';
import { DashboardOutline } from '#src/ui/screens/dashboard/DashboardOutline.tsx';
import waitStyles from '#src/ui/screens/failure/shell.module.css?inline';
import priceStyles from '#src/ui/screens/quote/price.module.css?inline';
import { HistoryOutline } from '#src/ui/screens/transfer/HistoryOutline.tsx';
import { contentPages } from './content/contentPages.ts';
import { hrefInLanguage } from './locales/languageChoice.ts';
import { startTranslations } from './locales/startTranslations.ts';
import { baseAreas } from './locales/words.ts';
import { OfflineScreen } from './ui/screens/failure/OfflineScreen.tsx';

type Built = {
  /** The page the build wrote for every address. */
  readonly template: string;
  readonly styles: readonly { readonly href: string; readonly css: string }[];
  /** The files a browser fetches for a source of ours, with all it imports at once. */
  readonly scriptsOf: (source: string) => readonly string[];
  /** The style sheets that come with them. */
  readonly sheetsOf: (source: string) => readonly string[];
};

type Written = { readonly file: string; readonly text: string };

/** An address nothing stands at. */
const unknownAddress = '/not-found';

/** Every public page in both languages, the pages of no address, and what the server has to know of them. */
export async function* writeSite({ template, styles, scriptsOf, sheetsOf }: Built): AsyncGenerator<Written> {
  const sheets = styles.filter(({ href }) => !template.includes(href)).map(({ href, css }) => styleSheet(href, css));
  for (const language of languages) {
    const writing = { template, sheets, language, scriptsOf };
    for (const page of writtenPages(pages)) yield await found(page, writing);
    yield await missing(writing);
    yield await shell(writing);
    for (const page of outlinedPages(pages)) yield await outline(page, writing);
    yield await offline(writing);
    for (const answer of priceAnswers) yield await price(answer, writing);
  }
  yield { file: siteFile, text: JSON.stringify(await siteDescription({ scriptsOf, sheetsOf })) };
}

type Writing = Pick<Built, 'template' | 'scriptsOf'> & {
  readonly sheets: readonly StyleSheet[];
  readonly language: Language;
};

async function found({ name, path, parts }: WrittenPage, writing: Writing): Promise<Written> {
  const { language } = writing;
  const rendered = await renderPage({ address: addressOf(path, language), language });
  const head = [
    headTags({ head: pageHead(name, language), language, canonical: canonicalPath(path) }),
    await structuredData(name, language),
  ];
  const prose = proseOf(name, language);
  return document({ name, head, rendered, takenOver: parts, prose, hasScripts: true }, writing);
}

/** Sources a page reads once it is taken over; here already, so that nothing can change before they are there. */
function proseOf(name: HeadName, language: Language): string[] {
  if (name === 'help') return ['src/content/faq.ts', `src/content/${language}/faq.ts`];
  const isProse = contentPages.some((page) => page === name);
  return isProse ? [`src/content/${language}/${name}.md`] : [];
}

async function missing(writing: Writing): Promise<Written> {
  const { language } = writing;
  const rendered = await renderPage({ address: addressOf(unknownAddress, language), language });
  const { notFound: name } = plainPages;
  const takenOver = partsOf(notFound.element);
  return document({ name, head: [plainHead(name, language)], rendered, takenOver, hasScripts: true }, writing);
}

/** In the page itself: no script has these styles, so no sheet has them either. */
const waitLinks = [`<style>${waitStyles}</style>`];

/** What shows where the browser draws the page: the wait, or what needs a script and the way to help (noscript). */
async function shell(writing: Writing): Promise<Written> {
  const { language } = writing;
  const rendered = await renderPage({ address: addressOf(unknownAddress, language), language, page: <ShellPage /> });
  const head = [`<title>${operator.name}</title>`, notToBeFound];
  return document({ name: plainPages.shell, head, links: waitLinks, rendered, hasScripts: true }, writing);
}

const outlines: Record<OutlineName, () => ReactNode> = { dashboard: DashboardOutline, history: HistoryOutline };

/** A page of who is signed in as it looks before anything is known: most of it stands still when it comes. */
async function outline({ outline: name, path }: Outlined, writing: Writing): Promise<Written> {
  const { language } = writing;
  const Outline = outlines[name];
  const page = (
    <OutlinePage>
      <Outline />
    </OutlinePage>
  );
  const rendered = await renderPage({ address: addressOf(path, language), language, page });
  const head = [`<title>${rendered.title}</title>`, notToBeFound];
  return document(
    { name: outlinePage(name), head, links: waitLinks, rendered, isOutline: true, hasScripts: true },
    writing,
  );
}

/** A worker shows it in place of any page, so it may need nothing but its styles. */
async function offline(writing: Writing): Promise<Written> {
  const { language } = writing;
  const address = addressOf(offlinePath, language);
  const rendered = await renderPage({ address, language, page: <OfflineScreen /> });
  const { offline: name } = plainPages;
  return document({ name, head: [plainHead(name, language)], rendered, hasScripts: false }, writing);
}

/** The browser leaves it alone: it is there for who has no script, answers by itself, and alone has its styles. */
async function price(answer: PriceAnswerKind, writing: Writing): Promise<Written> {
  const { language } = writing;
  const rendered = await renderPage({ address: priceAddress(language), language, page: <PricePage answer={answer} /> });
  const head = [plainHead('price', language)];
  const links = [`<style>${priceStyles}</style>`];
  return document({ name: pricePage(answer), head, links, rendered, hasScripts: false }, writing);
}

const plainHead = (name: HeadName, language: Language) =>
  headTags({ head: pageHead(name, language), language, canonical: undefined });

type Document = {
  readonly name: string;
  readonly head: readonly string[];
  readonly links?: readonly string[];
  readonly rendered: Rendered;
  /** What the browser needs to take the page over, where it does. */
  readonly takenOver?: PageParts | undefined;
  readonly prose?: readonly string[];
  readonly isOutline?: boolean;
  readonly hasScripts: boolean;
};

type Outlined = ReturnType<typeof outlinedPages>[number];

function document(
  { name, head, links: own = [], rendered, takenOver, prose = [], isOutline = false, hasScripts }: Document,
  writing: Writing,
): Written {
  const { template, sheets, language, scriptsOf } = writing;
  const { markup, hoisted } = rendered;
  const scripts = takenOver ? filesOf([...sourcesOf(takenOver, language), ...prose], scriptsOf) : [];
  const links = [
    ...stylesOf(markup, sheets).map((href) => tag('link', { rel: 'stylesheet', crossorigin: '', href })),
    ...scripts.map((href) => tag('link', { rel: 'modulepreload', crossorigin: '', href })),
    hoisted,
    ...own,
  ];
  return {
    file: pageFile(name, language),
    text: pageDocument({
      template,
      language,
      head: lines(head),
      links: lines(links),
      markup,
      takenOverAs: takenOver && name,
      isOutline,
      hasScripts,
    }),
  };
}

const lines = (parts: readonly string[]): string => parts.filter((part) => part !== '').join('\n    ');

const filesOf = (sources: readonly string[], scriptsOf: Built['scriptsOf']): string[] => [
  ...new Set(sources.flatMap((source) => [...scriptsOf(source)])),
];

/** Files of ours, by name or by path: a page's code, its words and those every page has. */
const sourcesOf = ({ code, areas }: PageParts, language: Language): string[] => [
  ...code.map((name) => `${name}.tsx`),
  ...[...baseAreas, ...areas].map(
    (area) => `src/locales/${language}/${area === 'errors' ? 'errorSentences.ts' : `${area}.json`}`,
  ),
];

const addressOf = (path: string, language: Language): string =>
  language === defaultLanguage ? path : hrefInLanguage(language, { pathname: path, search: '' });

async function siteDescription({ scriptsOf, sheetsOf }: Pick<Built, 'scriptsOf' | 'sheetsOf'>): Promise<Site> {
  const written = writtenPages(pages).map(({ name, path, drawnFor, isForVisitors }) => ({
    name,
    path,
    drawnFor: [...drawnFor],
    isForVisitors,
    isListed: canonicalPath(path) === path,
  }));
  const moved = redirects(pages);
  const known = [...written.map(({ path }) => path), ...moved.map(({ from }) => from)];
  const alsoDrawn = written.filter(({ drawnFor, isForVisitors }) => drawnFor.length > 0 || isForVisitors);
  const alwaysWritten = known.filter((path) => !alsoDrawn.some((page) => page.path === path));
  return {
    pages: written,
    redirects: moved,
    apps: appPatterns(routes, known),
    outlines: outlinedPages(pages).map(({ outline, path, drawnFor }) => ({
      pattern: path,
      name: outlinePage(outline),
      drawnFor,
    })),
    scripts: drawnWith(pages, alwaysWritten).map(({ pattern, parts }) => {
      const all = (language: Language) =>
        [sheetsOf, scriptsOf].flatMap((kind) => filesOf(sourcesOf(parts, language), kind));
      return { pattern, files: { en: all('en'), fr: all('fr') } };
    }),
    priceWords: { en: priceWords(await startTranslations('en')), fr: priceWords(await startTranslations('fr')) },
  };
}
