import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bundleServer } from '#scripts/bundleServer.ts';
import { freePort } from '#scripts/freePort.ts';
import { startDeployed } from '#tests/fixtures/deployed.ts';
import { asAdmin } from '#tests/fixtures/postgresAdmin.ts';
import { runCommand } from '#tests/fixtures/productionProcess.ts';
import { startTraceCollector } from '#tests/fixtures/traceCollector.ts';

const root = resolve(import.meta.dirname, '../..');
const adminUrl = process.env.TEST_ON_POSTGRES ? process.env.TEST_DATABASE_URL : undefined;
const name = `sawa_deployed_${process.pid}`;
const folder = mkdtempSync(join(tmpdir(), 'sawa-bundle-'));
const bundle = join(folder, 'bundle');

/** A database of its own where the tests have a PostgreSQL. */
async function newDatabase(): Promise<string | undefined> {
  if (!adminUrl) return undefined;
  await asAdmin(adminUrl, `create database ${name}`);
  const url = new URL(adminUrl);
  url.pathname = name;
  return url.href;
}

describe('what the image and the unit run', () => {
  beforeAll(async () => {
    const pages = join(folder, 'pages');
    mkdirSync(join(pages, 'assets'), { recursive: true });
    writeFileSync(join(pages, 'index.html'), '<!doctype html><html lang="en"><head></head><body>a page</body></html>');
    await bundleServer({ root, into: bundle, pages });
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('starts, answers, is watched and ends in order at SIGTERM, without npm or TypeScript', async () => {
    const collector = await startTraceCollector();
    const metricsPort = await freePort();
    const server = await startDeployed({
      command: [process.execPath, join(bundle, 'serve.js')],
      databaseUrl: await newDatabase(),
      environment: { METRICS_PORT: String(metricsPort), OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint },
    });
    try {
      const ready = await server.ask('/ready');
      expect([ready.status, await ready.json()]).toEqual([200, { ready: true }]);
      expect(await (await server.ask('/')).text()).toContain('a page');
      await server.ask('/api/health-check');
      const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      expect(figures).toContain('http_route="/api/health-check"');
      const tool = runCommand([process.execPath, join(bundle, 'ops.js'), 'status'], server.settings);
      expect(await tool.ended).toBe(0);
      expect(tool.said()).toContain('UK');
      server.program.child.kill('SIGTERM');
      const ended = performance.now();
      expect(await server.program.ended).toBe(0);
      expect(performance.now() - ended).toBeLessThan(10_000);
      expect(collector.spans.map(({ name: span }) => span)).toContain('GET /api/health-check');
    } finally {
      server.program.child.kill('SIGKILL');
      server.remove();
      await collector.close();
      if (adminUrl) await asAdmin(adminUrl, `drop database ${name} with (force)`);
    }
  }, 240_000);

  test('has no sandbox, and says so when it is to have one', async () => {
    const program = runCommand([process.execPath, join(bundle, 'serve.js')], { DATA_DIR: join(folder, 'none') });
    expect(await program.ended).toBe(1);
    expect(program.said()).toBe('SANDBOX should be ‘off’, because no sandbox was deployed.\n');
  });
});
