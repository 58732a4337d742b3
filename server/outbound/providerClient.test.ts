import { describe, expect, test } from 'vitest';
import { accept, refuse } from '#domain/result.ts';
import { circuitBreaker } from './circuitBreaker.ts';
import { providerClient } from './providerClient.ts';
import type { OutboundAnswer, SendRequest } from './request.ts';

const answer = (status: number): OutboundAnswer => ({ status, body: '', headers: new Headers() });
const get = { url: 'https://api.example/', method: 'GET', timeoutMs: 1000 } as const;
const post = { ...get, method: 'POST' } as const;

/** A company that answers so, one call after the other, then well. */
function company(...statuses: readonly (number | 'silent')[]) {
  let at = 0;
  let calls = 0;
  const pauses: number[] = [];
  const queue = [...statuses];
  const raw: SendRequest = async () => {
    calls += 1;
    const next = queue.shift() ?? 200;
    return next === 'silent' ? refuse('timedOut') : accept(answer(next));
  };
  const breaker = circuitBreaker(() => at);
  const send = providerClient(raw, { breaker, pause: async (upToMs) => pauses.push(upToMs) });
  return { send, breaker, pauses, calls: () => calls, pass: (ms: number) => (at += ms) };
}

describe('calling a company (PAY-19)', () => {
  test('a question is asked again after a pause that grows, up to three times', async () => {
    const { send, pauses, calls } = company(503, 'silent');
    expect(await send(get)).toMatchObject({ ok: true, value: { status: 200 } });
    expect([calls(), pauses]).toEqual([3, [200, 400]]);
  });

  test.each([
    ['an order without a key is given once, whatever comes of it', post, 1],
    ['an order that may repeat is given again', { ...post, mayRepeat: true }, 3],
  ] as const)('%s', async (_title, request, calls) => {
    const silent = company('silent', 'silent', 'silent');
    expect(await silent.send(request)).toEqual({ ok: false, refusal: 'timedOut' });
    expect(silent.calls()).toBe(calls);
  });

  test('a refusal is an answer: nothing is repeated and nothing is held against it', async () => {
    const { send, calls, breaker } = company(400, 404, 422, 400, 401, 403);
    for (let time = 0; time < 6; time += 1) await send(get);
    expect([calls(), breaker.isOpen()]).toEqual([6, false]);
  });

  test('five failures in a row: it is left alone for thirty seconds, then one call tries (ASVS 13.2.6)', async () => {
    const { send, calls, breaker, pass } = company(500, 500, 'silent', 500, 500, 500);
    for (let time = 0; time < 5; time += 1) await send(post);
    expect(breaker.isOpen()).toBe(true);
    expect(await send(post)).toEqual({ ok: false, refusal: 'unreachable' });
    expect(calls()).toBe(5);

    pass(30_000);
    expect(breaker.isOpen()).toBe(false);
    const [tried, held] = await Promise.all([send(post), send(post)]);
    expect(tried).toMatchObject({ value: { status: 500 } });
    expect(held).toEqual({ ok: false, refusal: 'unreachable' });

    pass(30_000);
    expect(await send(post)).toMatchObject({ value: { status: 200 } });
    expect(breaker.isOpen()).toBe(false);
  });

  test('an answer in between begins the count anew', async () => {
    const { send, breaker } = company(500, 500, 500, 500, 200, 500, 500, 500, 500);
    for (let time = 0; time < 9; time += 1) await send(post);
    expect(breaker.isOpen()).toBe(false);
  });
});
