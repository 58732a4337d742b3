import { savingReadMinutes } from '#contract/account/reading.ts';

/**
 * Whether this page spares its reader's data: as they chose, or by itself on a slow link. The page's inline script writes
 * both at the root, where style sheets see them too; without a page, as in a terminal, nothing is spared.
 */
export function savesData(): boolean {
  if (typeof document === 'undefined') return false;
  const { saver, slowLink } = document.documentElement.dataset;
  return saver === 'on' || (saver !== 'off' && slowLink !== undefined);
}

/** Milliseconds between two looks for news, which are few where data are spared. */
export const pauseBetweenLooks = (usual: number): number =>
  savesData() ? Math.max(usual, savingReadMinutes * 60_000) : usual;
