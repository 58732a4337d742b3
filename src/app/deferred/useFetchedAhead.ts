import { savesData } from '#src/services/http/savesData.ts';
import { usePageRead } from './usePageRead.ts';

/** When a part is fetched that opens over a page: once the page is there, and before a press unless data are spared. */
export function useFetchedAhead(): 'atRest' | 'never' {
  return usePageRead() && !savesData() ? 'atRest' : 'never';
}
