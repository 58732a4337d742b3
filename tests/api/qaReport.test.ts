import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp } from '#tests/fixtures/runningApp.ts';

describe('the path report on a server', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'qa-'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Every path</title>');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is at /qa where the sandbox is, with a policy of its own and nothing beside it', async () => {
    const app = await startApp({ qaReport: folder, jobs: false });
    const answer = await fetch(`${app.baseUrl}/qa`);
    expect(answer.url).toBe(`${app.baseUrl}/qa/`);
    expect(await answer.text()).toContain('Every path');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
    const outside = await fetch(`${app.baseUrl}/qa/..%2f..%2fetc/passwd`);
    expect(outside.status).toBeGreaterThanOrEqual(400);
    await app.stop();
  });

  test('is not there in production', async () => {
    const app = await startApp({ qaReport: folder, jobs: false, inProduction: true });
    expect((await fetch(`${app.baseUrl}/qa/index.html`)).status).toBe(404);
    await app.stop();
  });
});
