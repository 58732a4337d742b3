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
