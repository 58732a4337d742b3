import { useSyncExternalStore } from 'react';

/** Below the spec's mobile limit there are cards (spec §9). */
const columns = '(min-width: 768px)';

export const useHasColumns = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(columns).matches);

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(columns);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
