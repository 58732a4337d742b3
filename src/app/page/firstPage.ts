import { type ComponentType, createElement, useState } from 'react';
import { addWords } from '#src/locales/startTranslations.ts';
import type { WordArea } from '#src/locales/words.ts';
import { useHydrated } from '#src/ui/controls/useHydrated.ts';
import { fetchedPage, type LazyPage } from './pageRoute.ts';

/** What a first look is drawn with: the page it gives way to. */
export type FirstLookProps = { readonly whole: LazyPage };

type FirstLook<Name extends string> = {
  readonly load: () => Promise<{ readonly [name in Name]: ComponentType<FirstLookProps> }>;
  readonly name: Name;
  readonly areas: readonly WordArea[];
  /** What it fetches at once besides, by the names of files. */
  readonly code?: readonly string[];
};

/**
 * A page too heavy to be taken over as a whole. A first look of it, light and in the browser's own controls, is written
 * to HTML, answers by itself and gives way to the whole page. Where nothing was written the whole page is drawn.
 */
export function firstThenWhole<Name extends string>(
  { load, name, areas, code = [] }: FirstLook<Name>,
  whole: LazyPage,
): LazyPage {
  const first = fetchedPage<FirstLookProps>({ code: [name, ...code], areas }, async () => {
    const [page] = await Promise.all([load(), addWords(areas)]);
    return page[name];
  });
  return Object.assign(() => createElement(FirstOrWhole, { first, whole }), {
    parts: whole.parts,
    firstLook: first.parts,
    preload: first.preload,
  });
}

type FirstOrWholeProps = { readonly first: LazyPage<FirstLookProps>; readonly whole: LazyPage };

function FirstOrWhole({ first, whole }: FirstOrWholeProps) {
  const [wasWritten] = useState(!useHydrated());
  return wasWritten ? createElement(first, { whole }) : createElement(whole);
}
