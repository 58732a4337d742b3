import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenToStatements } from '#tests/fixtures/askedStatements.ts';
import { brokenOnceDrained } from '#tests/fixtures/drained.ts';
import { commonCalls } from '#tests/fixtures/growth/commonCalls.ts';
import { explainAll } from '#tests/fixtures/growth/explained.ts';
import { type GrownApp, startGrownApp } from '#tests/fixtures/growth/growthApp.ts';
import { newTransfer, payByBank, untilStatus, verifiedSender } from '#tests/fixtures/sending.ts';

const count = 3000;
/** Pages of 8 kB one statement may look at, however many transfers there are. */
const mostPages = 100;

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
