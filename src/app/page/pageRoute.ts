import { type ComponentType, createElement, type ElementType, lazy, useState } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { Language } from '#contract/protocol/language.ts';
import { addWords } from '#src/locales/startTranslations.ts';
import type { WordArea } from '#src/locales/words.ts';
import type { HeadName } from './pageHeads.ts';

/**
 * Who may open a page. `signedIn` sends others to sign in and back; `authPage` sends signed-in people on to where
 * they were going.
 */
export type Access = 'public' | 'signedIn' | 'authPage';

/** Pages of who is signed in that are written without what is theirs. */
export type OutlineName = 'dashboard' | 'history';

/** One address, or a flow that lives on several as children of one element. */
export type PageRoute = RouteObject & {
  readonly access: Access;
  /**
   * The page's title and description, by name, for the build: a page with a head is written to HTML in every
   * language. Only its name is in the browser's code.
   */
  readonly head?: HeadName;
  /** The outline the build writes of it, shown to whoever may be signed in until it is known who it is. */
  readonly outline?: OutlineName;
  /** What in a query makes it a page that was not written: the browser draws that one. */
  readonly drawnFor?: readonly string[];
  /** Written as a visitor sees it: the browser draws it for who may be signed in. */
  readonly isForVisitors?: boolean;
};

/** What a page is made of, for the build: it has the browser fetch all of it at once. */
export type PageParts = {
  /** Names of files, without their ending. */
  readonly code: readonly string[];
  readonly areas: readonly WordArea[];
};

export type LazyPage<Props extends object = object> = ComponentType<Props> & {
  readonly parts: PageParts;
  /** What is fetched to take over the page as it was written, where that is less than the page. */
  readonly firstLook?: PageParts;
  /** Fetches what the page is made of, and what it reads out to this visit, so that it is drawn at once. */
  readonly preload: (visit: Visit) => Promise<void>;
};

/** Where a page is opened, and in which language it is read. */
export type Visit = { readonly pathname: string; readonly language: Language };

/** With the visit known, a page of much text fetches its text as well. */
type Load<Name extends string> = (visit?: Visit) => Promise<{ readonly [name in Name]: ComponentType }>;

/**
 * A page whose code and words are fetched when it is opened. Takes a module by `import()`, the name of its component,
 * and the areas of words it speaks; a test says which are missing.
 */
export const lazyPage = <Name extends string>(load: Load<Name>, name: Name, areas: readonly WordArea[]): LazyPage =>
  fetchedPage({ code: [name, 'productPage', 'SessionMonitor'], areas }, async (visit) => {
    const [page, { inProduct, typedFormsOpened }] = await Promise.all([
      load(visit),
      import('./productPage.tsx'),
      addWords(areas),
    ]);
    await typedFormsOpened;
    return inProduct(page[name]);
  });

/** A page to read: it comes without what the product's pages stand on, and fetches what it needs once it is drawn. */
export const lightPage = <Name extends string>(load: Load<Name>, name: Name, areas: readonly WordArea[]): LazyPage =>
  fetchedPage({ code: [name], areas }, async (visit) => {
    const [page] = await Promise.all([load(visit), addWords(areas)]);
    return page[name];
  });

export function fetchedPage<Props extends object = object>(
  parts: PageParts,
  fetchOnce: (visit?: Visit) => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let ready: ComponentType<Props> | undefined;
  const fetchPage = async (visit?: Visit) => {
    ready ??= await fetchOnce(visit);
    return { default: ready };
  };
  const Later = lazy(() => fetchPage());
  const choose = () => ready ?? Later;
  return Object.assign((props: Props) => createElement(FetchedPage<Props>, { choose, props }), {
    parts,
    preload: async (visit: Visit) => void (await fetchPage(visit)),
  });
}

type FetchedPageProps<Props> = { readonly choose: () => ElementType<Props>; readonly props: Props };

/** Chooses once for as long as the page is shown: one whose code arrives meanwhile is still the same page. */
function FetchedPage<Props extends object>({ choose, props }: FetchedPageProps<Props>) {
  const [{ shown }] = useState(() => ({ shown: choose() }));
  return createElement(shown, props);
}

/** Whether an element of the route table is a page whose code is fetched. */
export const isLazyPage = (type: unknown): type is LazyPage => typeof type === 'function' && 'preload' in type;
