import { MutationObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiFailure, errorCodes } from '#contract/protocol/failure.ts';
import { queryClient } from './queryClient.ts';

afterEach(() => queryClient.clear());

const timesRead = async (failure: Error): Promise<number> => {
  const read = vi.fn().mockRejectedValue(failure);
  await expect(
    queryClient.fetchQuery({
      queryKey: ['read', failure instanceof ApiFailure ? failure.code : failure.name],
      queryFn: read,
      retryDelay: 0,
    }),
  ).rejects.toBe(failure);
  return read.mock.calls.length;
};

test('only silence is read again, and twice at most: everything else was an answer', async () => {
  const times = await Promise.all(
    errorCodes.map(async (code) => [code, await timesRead(new ApiFailure(code))] as const),
  );
  expect(times.filter(([, count]) => count !== 1)).toEqual([
    ['serviceUnavailable', 3],
    ['unexpected', 3],
  ]);
});

test('what fails for a reason nobody knows is read again', async () => {
  expect(await timesRead(new TypeError('the network is away'))).toBe(3);
});

test('what changes something is never sent twice by itself', async () => {
  const change = vi.fn().mockRejectedValue(new ApiFailure('serviceUnavailable'));
  const mutation = new MutationObserver(queryClient, { mutationFn: change, retryDelay: 0 });
  await expect(mutation.mutate(undefined)).rejects.toThrow();
  expect(change).toHaveBeenCalledTimes(1);
});
