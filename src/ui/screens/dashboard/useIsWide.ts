import { useSyncExternalStore } from 'react';

/** Pixels from which the columns of a table have room beside the menu. */
const wide = '(min-width: 1000px)';

/** Whether the window is wide enough for a table; narrower ones get cards. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(wide).matches);

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
