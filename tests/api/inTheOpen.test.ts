import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';

describe('behind a proxy that ends TLS', () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ publicUrl: 'https://sawa.example', trustedProxy: '127.0.0.1', jobs: false });
  });
  afterAll(() => app.stop());
  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${app.baseUrl.replace('localhost', '127.0.0.1')}${path}`, { headers, redirect: 'manual' });

  test('a call that came over plain http is refused, not redirected (ASVS 4.1.2, 12.2.1)', async () => {
    for (const headers of [{}, { 'x-forwarded-proto': 'http' }] as Record<string, string>[]) {
      const refused = await ask('/api/time/utc', headers);
      expect([refused.status, await refused.json()]).toMatchObject([403, { error: { code: 'httpsRequired' } }]);
    }
    expect((await ask('/api/time/utc', { 'x-forwarded-proto': 'https' })).status).toBe(200);
  });

  test('a page is asked for again by https, and the health check answers whoever watches', async () => {
    const moved = await ask('/help?lang=fr');
    expect([moved.status, moved.headers.get('location')]).toEqual([308, 'https://sawa.example/help?lang=fr']);
    expect((await ask('/api/health-check')).status).toBe(200);
  });
});

describe('reports of the content policy (ASVS 3.4.7)', () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ jobs: false });
  });
  afterAll(() => app.stop());
  const send = (type: string, body: string) =>
    fetch(`${app.baseUrl}/api/policy-reports`, { method: 'POST', headers: { 'content-type': type }, body });
  const logged = () => app.logLines.filter((line) => line.includes('content policy violated'));
  const page = 'https://sawa.example/reset-password/secret-token';

  test('arrive in both forms and are logged and counted without the page or the person', async () => {
    const body = { documentURL: page, effectiveDirective: 'script-src-elem', blockedURL: 'https://evil.example/a?b=1' };
    const sent = await send('application/reports+json', JSON.stringify([{ type: 'csp-violation', url: page, body }]));
    const older = { 'document-uri': page, 'violated-directive': 'img-src', 'blocked-uri': 'inline' };
    const alsoSent = await send('application/csp-report', JSON.stringify({ 'csp-report': older }));
    expect([sent.status, alsoSent.status]).toEqual([204, 204]);
    await expect.poll(logged).toHaveLength(2);
    expect(logged().map((line) => JSON.parse(line))).toMatchObject([
      { directive: 'script-src-elem', blocked: 'https://evil.example', reports: 1 },
      { directive: 'img-src', blocked: 'inline', reports: 2 },
    ]);
    expect(logged().join('')).not.toContain('secret-token');
  });

  test('are bounded in size and number, and nonsense is taken without a line', async () => {
    const before = logged().length;
    for (const nonsense of ['', '{', '[]', '[{"type":"csp-violation","body":7}]', '"x"', 'null']) {
      expect((await send('application/reports+json', nonsense)).status).toBe(204);
    }
    expect((await send('application/csp-report', ' '.repeat(20_000))).status).toBe(413);
    const many = await Promise.all(Array.from({ length: 40 }, () => send('application/csp-report', '{}')));
    expect(many.map(({ status }) => status)).toContain(429);
    expect(logged()).toHaveLength(before);
  });
});

describe('a cache on the way (ASVS 14.2.5)', () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ jobs: false });
  });
  afterAll(() => app.stop());

  test.each(['/api/user/1/profile.css', '/api/session/logo.png', '/api/user/1/transfer/a.js', '/api/session;a.css'])(
    'finds nothing to keep at %s, and is told not to keep that either',
    async (path) => {
      const answer = await fetch(`${app.baseUrl}${path}`);
      expect([401, 404]).toContain(answer.status);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );
});
