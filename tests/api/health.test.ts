import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkHealth, readUtcTime } from '#contract/protocol/lookup.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { createSender, dataOf } from '#tests/fixtures/sender.ts';

describe('the service', () => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  test('answers that it and its database are well (API-70)', async () => {
    expect(dataOf(await createSender(app.baseUrl).call(checkHealth))).toEqual({ healthy: true });
  });

  test('tells its time in seconds (API-37)', async () => {
    const { utc_time } = dataOf(await createSender(app.baseUrl).call(readUtcTime));
    expect(Math.abs(utc_time - Date.now() / 1000)).toBeLessThan(60);
  });

  test('an unknown call is 404 and a known one by another method 405, in the usual envelope', async () => {
    const visitor = createSender(app.baseUrl);
    const unknown = await visitor.sendRaw({ method: 'GET', target: '/api/nothing' });
    expect([unknown.status, await unknown.json()]).toMatchObject([404, { status: '404', error: { code: 'notFound' } }]);
    const wrongMethod = await visitor.sendRaw({ method: 'DELETE', target: '/api/health-check' });
    expect([wrongMethod.status, await wrongMethod.json()]).toMatchObject([
      405,
      { error: { code: 'methodNotAllowed' } },
    ]);
  });

  test('describes its calls as OpenAPI, every one with its schema (ASVS 2.1.1)', async () => {
    const answer = await fetch(`${app.baseUrl}/api/docs/openapi.json`);
    const document: unknown = await answer.json();
    expect(document).toMatchObject({
      openapi: '3.1.0',
      paths: {
        '/user/{id}/transfer': {
          post: { requestBody: { content: { 'application/json': { schema: { type: 'object' } } } } },
        },
      },
    });
    const page = await fetch(`${app.baseUrl}/api/docs`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('POST /user/{id}/transfer')]);
  });
});
