import { afterEach, expect, test, vi } from 'vitest';
import { requestHeaders } from '#contract/protocol/requestHash.ts';
import { listTransfers } from '#contract/transfer/transfer.ts';
import { signedRequest } from './apiClient.ts';
import { watchPerson } from './personAtPage.ts';
import { actFor, actForNobody } from './signedInUser.ts';

const id = '0197a000-0000-7000-8000-000000000001';

vi.mock('./sessionKey.ts', () => ({
  loadSessionKey: async () => ({
    id: 'one',
    key: await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign']),
  }),
}));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  actForNobody();
});

test.each([0, 61, 299])('a signed call says that nobody was at the page for %i seconds (D-25)', async (seconds) => {
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  const now = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const stop = watchPerson();
  actFor({ id, username: 'ama@example.com' });
  now.mockReturnValue(1_000 + seconds * 1_000);
  const { headers } = await signedRequest(listTransfers, { params: { id }, query: {} });
  expect(headers[requestHeaders.idle]).toBe(String(seconds));
  stop();
});
