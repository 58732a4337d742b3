import { useIsFetching } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { queryClient } from '#src/services/http/queryClient.ts';

/**
 * Whether the page has read what it shows, and has drawn it: what is fetched ahead waits for that. Deferred, as rows are,
 * so that it never comes before them.
 */
export const usePageRead = (): boolean => useDeferredValue(useIsFetching(undefined, queryClient) === 0, false);
