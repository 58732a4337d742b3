import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '#scripts/freePort.ts';
import { readSettings } from '#server/settings/settings.ts';
import { startServer } from '#server/startServer.ts';
import { listenToStatements } from '#tests/fixtures/askedStatements.ts';
import { brokenOnceDrained } from '#tests/fixtures/drained.ts';
import { commonCalls } from '#tests/fixtures/growth/commonCalls.ts';
import { explainAll } from '#tests/fixtures/growth/explained.ts';
import { type GrownApp, startGrownApp } from '#tests/fixtures/growth/growthApp.ts';
import { newTransfer, payByBank, untilStatus, verifiedSender } from '#tests/fixtures/sending.ts';

const count = 3000;
/** Pages of 8 kB one statement may look at, however many transfers there are. */
const mostPages = 100;
/** Settings are written where they are missing, a statement for all: each of a hundred rows looks into its index. */
const mostPagesOfSettings = 250;
/** From so many rows on a table counts here: there are a hundred people, and no setting has as many rows. */
const fewRows = 100;

let grown: GrownApp;
beforeAll(async () => {
  grown = await startGrownApp({ count });
});
afterAll(async () => {
  await grown.app.stop();
});

async function addressOf({ app }: GrownApp): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.db);
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  url.pathname = rows[0]?.name ?? '';
  return url.href;
}

test('books copied from true transfers keep every promise, and are read in time that grows with them and no faster', async () => {
  expect(await brokenOnceDrained(grown.app)).toEqual([]);
}, 20_000);

test('among thousands of transfers, one more reads no table that grows whole, and only a few pages', async () => {
  const esi = await verifiedSender(grown.app);
  const asking = listenToStatements();
  const transfer = await newTransfer(esi);
  await payByBank(esi, transfer);
  await untilStatus(esi, transfer.id, 'COMPLETE');
  for (const call of Object.values(commonCalls(esi, transfer.id))) await call();
  asking.stop();
  const explained = await explainAll(await addressOf(grown), asking.different());
  expect(explained.length).toBeGreaterThan(40);
  expect(explained.filter(({ readWhole }) => readWhole.length > 0)).toEqual([]);
  expect(explained.filter(({ pages }) => pages > mostPages)).toEqual([]);
});

/** What a server asks until it is ready, on books that are there. */
async function askedAtStart(): Promise<ReturnType<typeof explainAll>> {
  const databaseUrl = await addressOf(grown);
  const dataDir = mkdtempSync(join(tmpdir(), 'sawa-grown-'));
  const settings = readSettings({
    ...{ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    PORT: String(await freePort()),
  });
  const asking = listenToStatements();
  try {
    const server = await startServer({ settings, credentials: grown.app.sandbox.credentials });
    asking.stop();
    await server.stop();
    return await explainAll(databaseUrl, asking.different(), { least: fewRows, byIndexToo: true });
  } finally {
    asking.stop();
    rmSync(dataDir, { recursive: true });
  }
}

test('a server that starts reads nothing that grows whole: neither transfers nor people', async () => {
  const explained = await askedAtStart();
  expect(explained.map(({ text }) => text)).toContainEqual(expect.stringContaining('from "app_user"'));
  expect(explained.filter(({ readWhole }) => readWhole.length > 0)).toEqual([]);
  expect(explained.filter(({ pages }) => pages > mostPagesOfSettings)).toEqual([]);
});
