import { beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '#contract/protocol/failure.ts';
import { callApi } from '../http/apiClient.ts';
import { queryClient } from '../http/queryClient.ts';
import { paymentWaysQuery } from '../payment/paymentQueries.ts';
import { clientIp } from './clientIp.ts';
import { banksQuery, professionsQuery, servicesQuery, transferReasonsQuery, valuesQuery } from './lookupQueries.ts';

vi.mock('../http/apiClient.ts', () => ({ callApi: vi.fn() }));

beforeEach(() => {
  queryClient.clear();
  vi.mocked(callApi).mockReset();
});

test.each([
  ['values', valuesQuery],
  ['services', servicesQuery],
  ['reasons', transferReasonsQuery],
  ['professions', professionsQuery],
  ['banks', banksQuery('NGA')],
] as const)('%s are asked for once a day (API-73)', (_name, query) => {
  expect([query.staleTime, query.gcTime]).toEqual([86_400_000, 86_400_000]);
});

test('the client’s address is looked up once, and kept (API-72)', async () => {
  vi.mocked(callApi).mockResolvedValue({ ip: '192.0.2.7' } as never);
  expect(await clientIp()).toEqual({ clientIp: '192.0.2.7' });
  expect(await clientIp()).toEqual({ clientIp: '192.0.2.7' });
  expect(callApi).toHaveBeenCalledTimes(1);
});

test('an address nobody tells is left out and stops nothing (API-72, D-97)', async () => {
  vi.mocked(callApi).mockRejectedValue(new ApiFailure('unexpected'));
  expect(await clientIp()).toEqual({});
});

test('what may be paid with is looked for again only while a company does not answer (D-80)', () => {
  const pauseAt = (closed: object) => {
    const { refetchInterval: pause } = paymentWaysQuery;
    return typeof pause === 'function' ? pause({ state: { data: { closed, switched: [] } } } as never) : pause;
  };
  expect(pauseAt({})).toBe(false);
  expect(pauseAt({ ivy: 'providerNotOpen' })).toBe(false);
  expect(pauseAt({ truelayer: 'providerUnavailable' })).toBe(15_000);
});
