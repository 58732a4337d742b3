import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { ApiFailure } from '#contract/protocol/failure.ts';
import { listServices } from '#contract/protocol/lookup.ts';
import { readSendingLimit } from '#contract/quote/quote.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { callApi } from '../http/apiClient.ts';
import { queryClient } from '../http/queryClient.ts';
import { actFor, actForNobody } from '../http/signedInUser.ts';
import { fetchOwnServices } from './ownServices.ts';

vi.mock('../http/apiClient.ts', () => ({ callApi: vi.fn() }));

const limit = (most: number) => ({ most, amount: 1000, currency: 'GBP', days: 30 });
const unread = () => {
  throw new ApiFailure('serviceUnavailable');
};

/** What the ways between pounds and francs take at most, each with the limit it is said to come from. */
async function most(answerLimit: () => object): Promise<readonly (readonly unknown[])[]> {
  const way = { originCurrency: 'GBP', destinationCurrency: 'XAF', country: 'CM' };
  const ways = [
    { ...way, meta: { isInOriginCurrency: true, transferLimitMax: 900 } },
    { ...way, meta: { isInOriginCurrency: false, transferLimitMax: 700_000 } },
  ];
  vi.mocked(callApi).mockImplementation(async (endpoint) => {
    if (endpoint === readSendingLimit) return answerLimit() as never;
    return (endpoint === listServices ? ways : []) as never;
  });
  const input = { base: 'GBP', target: 'XAF', countryCode: 'CM' } as const;
  const { services } = await toPromise(createActor(fetchOwnServices, { input }).start());
  return services.map(({ meta }) => [meta.transferLimitMax, meta.sendingLimit?.amount]);
}

const asWithoutLimit = [
  [900, undefined],
  [700_000, undefined],
];

beforeEach(() => {
  queryClient.clear();
  vi.mocked(callApi).mockReset();
  actFor(userFixture());
});

test('what a sender may still send takes the place of a higher limit in the currency they pay in, and of no other', async () => {
  expect(await most(() => limit(450))).toEqual([
    [450, 1000],
    [700_000, undefined],
  ]);
});

test('a sender who may send more than a way takes is told of the way’s limit', async () => {
  expect(await most(() => limit(900))).toEqual(asWithoutLimit);
});

test('a limit that can’t be read keeps nobody from a price', async () => {
  expect(await most(unread)).toEqual(asWithoutLimit);
});

test('a visitor has no limit of their own, which isn’t asked for', async () => {
  actForNobody();
  expect(await most(() => limit(450))).toEqual(asWithoutLimit);
  expect(vi.mocked(callApi).mock.calls.map(([endpoint]) => endpoint)).not.toContain(readSendingLimit);
});
