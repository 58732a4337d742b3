import { QueryClient } from '@tanstack/react-query';
import { failureOf } from '#contract/protocol/failure.ts';

/** What silence is called; everything else is an answer, and asking again gives it again. */
const isSilence = (error: unknown) => ['serviceUnavailable', 'unexpected'].includes(failureOf(error).code);

/** Everything the browser read from the server; emptied when a person signs out. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: (failures, error) => failures < 2 && isSilence(error) },
    mutations: { retry: false },
  },
});
