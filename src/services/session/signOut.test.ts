import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { ApiFailure } from '#contract/protocol/failure.ts';
import { callApi } from '../http/apiClient.ts';
import { browserKeys } from '../http/keyStore.ts';
import { queryClient } from '../http/queryClient.ts';
import { actFor, actForNobody, currentUserName } from '../http/signedInUser.ts';
import { sessionServices } from './sessionServices.ts';

vi.mock('../http/apiClient.ts', () => ({ callApi: vi.fn() }));
vi.mock('../http/keyStore.ts', () => ({
  browserKeys: {
    empty: vi.fn(async () => undefined),
    forget: vi.fn(async () => undefined),
    read: vi.fn(async () => undefined),
  },
}));

const signOut = () => toPromise(createActor(sessionServices.signOut).start());

beforeEach(() => {
  vi.clearAllMocks();
  actFor({ id: '0197a000-0000-7000-8000-000000000001', username: 'ama@example.com' });
  queryClient.setQueryData(['transfers'], ['£100.00 to Marie']);
});

const answers: [string, () => Promise<unknown>][] = [
  ['the server says yes', async () => ({ done: true })],
  ['the server cannot be reached', () => Promise.reject(new ApiFailure('serviceUnavailable'))],
  ['the server refuses', () => Promise.reject(new ApiFailure('hashInvalid'))],
  ['something breaks', () => Promise.reject(new TypeError('broken'))],
];

test.each(answers)('when %s, this device forgets who was there (D-23, AUT-49, ASVS 14.3.1)', async (_case, answer) => {
  vi.mocked(callApi).mockImplementation(answer);
  await signOut().catch(() => undefined);
  expect(currentUserName()).toBe('');
});

test.each(answers)('when %s, it forgets what they saw (D-23, ASVS 14.3.1)', async (_case, answer) => {
  vi.mocked(callApi).mockImplementation(answer);
  await signOut().catch(() => undefined);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});

test.each(answers)(
  'when %s, it forgets their keys, the signing and the sealing one (D-23, ASVS 14.3.1)',
  async (_case, answer) => {
    vi.mocked(callApi).mockImplementation(answer);
    await signOut().catch(() => undefined);
    expect(browserKeys.empty).toHaveBeenCalledOnce();
  },
);

const dropSession = () => toPromise(createActor(sessionServices.dropSession).start());

test('a check that finds nobody any more forgets what somebody saw (D-23)', async () => {
  await dropSession();
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  expect(currentUserName()).toBe('');
});

test('a check that finds nobody any more drops the key it was made with, and no later one of another tab (D-23)', async () => {
  vi.mocked(browserKeys.read).mockResolvedValueOnce({ id: 'one' }).mockResolvedValueOnce({ id: 'one' });
  await dropSession();
  expect(browserKeys.forget).toHaveBeenCalledOnce();
  vi.mocked(browserKeys.read).mockResolvedValueOnce({ id: 'one' }).mockResolvedValueOnce({ id: 'another' });
  await dropSession();
  expect(browserKeys.forget).toHaveBeenCalledOnce();
});

test('a check that finds no key drops none that another tab was given meanwhile (D-23)', async () => {
  vi.mocked(browserKeys.read).mockResolvedValueOnce(undefined).mockResolvedValueOnce({ id: 'another' });
  await dropSession();
  expect(browserKeys.forget).not.toHaveBeenCalled();
});

test('a check that finds nobody where nobody was cuts off nothing that is being fetched (LAN-02)', async () => {
  actForNobody();
  let arrives = (_rate: string): void => undefined;
  const queryFn = () =>
    new Promise<string>((resolve) => {
      arrives = resolve;
    });
  const price = queryClient.fetchQuery({ queryKey: ['exchange'], queryFn });
  await dropSession();
  arrives('780');
  await expect(price).resolves.toBe('780');
});
