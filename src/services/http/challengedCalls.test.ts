import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure, failureOf } from '#contract/protocol/failure.ts';
import { requestHeaders } from '#contract/protocol/requestHash.ts';
import { acknowledgeScamAlert } from '#contract/transfer/transfer.ts';
import { callApi } from './apiClient.ts';
import { doWork } from './browserWork.ts';
import { loadSessionKey } from './sessionKey.ts';
import { actFor } from './signedInUser.ts';
import { exchange } from './transport.ts';

vi.mock('./browserWork.ts', () => ({ doWork: vi.fn() }));
vi.mock('./sessionKey.ts', () => ({ loadSessionKey: vi.fn() }));
vi.mock('./transport.ts', () => ({ exchange: vi.fn() }));

const id = '0197a000-0000-7000-8000-000000000001';
const challenge = { nonce: 'A'.repeat(22), difficulty: 13, expires: 1, mac: 'B'.repeat(43) };
const asked = new ApiFailure('challengeRequired', { params: { minutes: '60' }, challenge });
const body = { transferId: id, recipientId: id, acknowledgment: true } as const;
const sent = (header: string) => vi.mocked(exchange).mock.calls.map(([{ headers }]) => headers[header]);

beforeEach(async () => {
  vi.resetAllMocks();
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', new Uint8Array(32), hmac, false, ['sign']);
  vi.mocked(loadSessionKey).mockResolvedValue({ id: 'one', key });
  actFor({ id, username: 'ama@example.com' });
});

describe('a call that is asked for work', () => {
  test('does it and is sent again by itself, under the same key and signed anew', async () => {
    vi.mocked(doWork).mockResolvedValue('the proof');
    vi.mocked(exchange).mockRejectedValueOnce(asked).mockResolvedValueOnce({ done: true });
    expect(await callApi(acknowledgeScamAlert, { body, idempotencyKey: 'the-same-key' })).toEqual({ done: true });
    expect(doWork).toHaveBeenCalledExactlyOnceWith(challenge);
    expect(sent(requestHeaders.proofOfWork)).toEqual([undefined, 'the proof']);
    expect(sent(requestHeaders.idempotencyKey)).toEqual(['the-same-key', 'the-same-key']);
    expect(new Set(sent(requestHeaders.nonce)).size).toBe(2);
    expect(new Set(sent(requestHeaders.hash)).size).toBe(2);
  });

  test('does it once and not without end', async () => {
    vi.mocked(doWork).mockResolvedValue('the proof');
    vi.mocked(exchange).mockRejectedValue(asked);
    const failure = await callApi(acknowledgeScamAlert, { body }).catch(failureOf);
    expect(failure).toMatchObject({ code: 'challengeRequired' });
    expect(exchange).toHaveBeenCalledTimes(2);
  });

  test('is refused in words where the browser cannot do it', async () => {
    vi.mocked(doWork).mockRejectedValue(new Error('no worker'));
    vi.mocked(exchange).mockRejectedValue(asked);
    const failure = await callApi(acknowledgeScamAlert, { body }).catch(failureOf);
    expect(failure).toMatchObject({ code: 'challengeRequired', details: { params: { minutes: '60' } } });
    expect(exchange).toHaveBeenCalledOnce();
  });
});
