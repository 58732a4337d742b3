import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';

describe('one address asking too much', () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ jobs: false, requestsPerMinute: 20 });
  });
  afterAll(() => app.stop());

  test('is told to wait, however many cookies it makes up (ASVS 2.4.1, 4.1.3)', async () => {
    const ask = (n: number) =>
      fetch(`${app.baseUrl}/api/health-check`, {
        headers: { cookie: `__Host-sid=${n}`, 'x-forwarded-for': `10.0.0.${n}` },
      });
    const answers = await Promise.all(Array.from({ length: 30 }, (_gap, n) => ask(n)));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(await refused[0]?.json()).toMatchObject({ status: '429', error: { code: 'tooManyRequests' } });
  });

  test('is told to wait too when what it sends without a script is never right', async () => {
    const send = () =>
      fetch(`${app.baseUrl}/subscribe`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: app.baseUrl, 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ email: 'reader@' }).toString(),
      });
    const answers = await Promise.all(Array.from({ length: 30 }, send));
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(10);
  });
});

describe('one connection with many addresses', () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ jobs: false, trustedProxy: '127.0.0.1' });
  });
  afterAll(() => app.stop());
  const allowed = 10;
  const subscribe = async (from: string, n: number) => {
    const answer = await fetch(`${app.baseUrl.replace('localhost', '127.0.0.1')}/api/subscribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify({ email: `reader-${from.replaceAll(':', '-')}-${n}@example.com` }),
    });
    return answer.status;
  };
  const inTurn = async (addresses: readonly string[]) => {
    const statuses: number[] = [];
    for (const [n, address] of addresses.entries()) statuses.push(await subscribe(address, n));
    return statuses;
  };

  test('has one allowance: any address of its /64, and IPv4 written as IPv6 (ASVS 2.4.1)', async () => {
    const ofOne = Array.from({ length: allowed + 1 }, (_gap, n) => `2001:db8:1:2::${n + 1}`);
    expect((await inTurn(ofOne)).filter((status) => status === 429)).toHaveLength(1);
    const mapped = Array.from({ length: allowed + 1 }, (_gap, n) => (n % 2 ? '203.0.113.9' : '::ffff:cb00:7109'));
    expect((await inTurn(mapped)).filter((status) => status === 429)).toHaveLength(1);
  });

  test('and the /48 around it has eight', async () => {
    const connections = Array.from({ length: 9 }, (_gap, n) => `2001:db8:7:${n + 1}::1`);
    const asked = connections.flatMap((address) => Array.from({ length: allowed }, () => address));
    expect((await inTurn(asked)).filter((status) => status === 429)).toHaveLength(allowed);
  });
});
