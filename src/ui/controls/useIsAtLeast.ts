import { useSyncExternalStore } from 'react';

/** Whether the window is this many pixels wide; drawn again when that changes. */
export function useIsAtLeast(pixels: number): boolean {
  const query = `(min-width: ${pixels}px)`;
  return useSyncExternalStore(
    (onChange) => subscribe(query, onChange),
    () => matchMedia(query).matches,
  );
}

function subscribe(query: string, onChange: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
