import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LiveEvent } from '#contract/notification/notification.ts';
import { signedRequest } from './apiClient.ts';
import { followUntilEnd, linesOf } from './eventStream.ts';
import { onSessionRefused } from './sessionRefusal.ts';

vi.mock('./apiClient.ts', () => ({ signedRequest: vi.fn() }));

const headers = { 'x-request-hash': 'proof' };
beforeEach(() => {
  vi.mocked(signedRequest).mockResolvedValue({ method: 'GET', target: '/api/user/u/events', body: '', headers });
});
afterEach(() => vi.unstubAllGlobals());

const transferId = '0197a000-0000-7000-8000-00000000000c';
const sent = `: open\n\ndata: {"kind":"transfer","id":"${transferId}"}\n\n:\n\ndata: {"kind":"notification"}\n\n`;
const meant: readonly LiveEvent[] = [{ kind: 'transfer', id: transferId }, { kind: 'notification' }];

test('events are the same wherever the network cuts them', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: sent.length }), { maxLength: 8 }), (cuts) => {
      const heard: LiveEvent[] = [];
      const hear = linesOf((event) => heard.push(event));
      const ends = [...cuts.toSorted((one, other) => one - other), sent.length];
      let from = 0;
      for (const end of ends) {
        hear(sent.slice(from, end));
        from = end;
      }
      expect(heard).toEqual(meant);
    }),
  );
});

test.each(['data: {"kind":"password"}', 'data: nonsense', 'event: transfer', 'data: {"kind":"transfer","id":"1"}'])(
  '%s is passed over',
  (line) => {
    const hear = vi.fn();
    linesOf(hear)(`${line}\n\n`);
    expect(hear).not.toHaveBeenCalled();
  },
);

describe('following the server', () => {
  const { signal } = new AbortController();
  const follow = (onOpen = vi.fn(), onEvent = vi.fn()) =>
    followUntilEnd({ userId: 'u', signal, onOpen, onEvent }).then(() => ({ onOpen, onEvent }));

  test('sends the headers that prove who asks, which EventSource cannot (API-04)', async () => {
    const fetched = vi.fn(async () => new Response(sent));
    vi.stubGlobal('fetch', fetched);
    const { onOpen, onEvent } = await follow();
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/user/u/events', { headers, signal });
    expect(onOpen).toHaveBeenCalledOnce();
    expect(onEvent.mock.calls.map(([event]) => event)).toEqual(meant);
  });

  test('a session that was ended elsewhere is over here as well (AUT-22)', async () => {
    const body = JSON.stringify({ status: '401', error: { code: 'signInRequired', message: 'Please sign in.' } });
    vi.stubGlobal('fetch', async () => new Response(body, { status: 401 }));
    const refused = vi.fn();
    const stop = onSessionRefused(refused);
    await expect(follow()).rejects.toMatchObject({ code: 'signInRequired' });
    expect(refused).toHaveBeenCalledOnce();
    stop();
  });

  test('a gateway in front of a stopped server ends nobody’s session', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    const refused = vi.fn();
    const stop = onSessionRefused(refused);
    await expect(follow()).rejects.toMatchObject({ code: 'serviceUnavailable' });
    expect(refused).not.toHaveBeenCalled();
    stop();
  });
});
