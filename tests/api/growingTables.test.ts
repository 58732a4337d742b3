import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Db } from '#server/database/open.ts';
import { listenToStatements } from '#tests/fixtures/askedStatements.ts';
import { asOwner } from '#tests/fixtures/asOwner.ts';
import { contractCalls, nameOf } from '#tests/fixtures/contractCalls.ts';
import { openExposition } from '#tests/fixtures/exposition.ts';
import { belongingsOf, goodRequests } from '#tests/fixtures/goodRequests.ts';
import { signInAs } from '#tests/fixtures/people.ts';
import { createProbe } from '#tests/fixtures/probe.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import { cancel, marieEndingIn, newTransfer, payByBank, payByCard, untilStatus } from '#tests/fixtures/sending.ts';

/** Tables that stay as small as they are however long we are in business, and why: all others grow. */
const small: Readonly<Record<string, string>> = {
  audit_place: 'a row for each second place of the audit',
  audit_tip: 'one row',
  book_verification: 'one row',
  master_key: 'a row for each master secret there ever was',
  person_sealing: 'one row',
  service: 'a row for each pair of currencies and way to receive',
  site_switch: 'a row for each page that can be closed',
  sms_sent: 'a row for each country and hour, for 30 days',
};

/** Statements that are there to read all of something, by how they begin, and why. */
const whole: Readonly<Record<string, string>> = {
  'select to_jsonb(t) - $1::text[] as row from': 'a person asks for all that is kept about them (decision 113)',
  'select c.currency, ( (select coalesce(sum(case when credit in': 'what must be safeguarded is summed once a day',
  'select reference, status, currency, minor, date from ( select reference, case state': 'a day is reconciled once',
};

let app: RunningApp;
let exposition: Awaited<ReturnType<typeof openExposition>>;

const asking = listenToStatements();

beforeAll(async () => {
  exposition = await openExposition();
  app = await startApp({ jobs: false, telemetry: exposition.telemetry });
});
afterAll(async () => {
  asking.stop();
  await app.stop();
  await exposition.close();
});

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const isWhole = (text: string) => Object.keys(whole).some((beginning) => inOneLine(text).startsWith(beginning));

/** How a statement is run whatever its values are, where PostgreSQL reads row by row only what no index leads to. */
async function planOf(text: string, owner: Db): Promise<string> {
  const run = (statement: string) => sql<{ 'QUERY PLAN': string }>`${sql.raw(statement)}`.execute(owner);
  await run('set enable_seqscan = off');
  await run('set plan_cache_mode = force_generic_plan');
  const values = new Set(text.match(/\$\d+/g));
  const given = values.size > 0 ? `(${[...values].fill('null').join(', ')})` : '';
  await run(`prepare asked as ${text}`);
  const { rows } = await run(`explain execute asked${given}`);
  // Its own alone: the connection’s other statements are the server’s.
  await run('deallocate asked');
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

/** All of an index is read, and what is not wanted left out: no better than the table, where the index holds all of it. */
const sieved = /Index(?: Only)? Scan using (\w+) on (\w+).*\n\s+Filter: /g;

/** What reads a growing table row by row: the table, and how the statement begins. */
async function wholeReads(asked: readonly string[]): Promise<readonly string[]> {
  const reads: string[] = [];
  const { rows } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index where indpred is not null`.execute(app.db);
  const partial = new Set(rows.map(({ name }) => name));
  await asOwner(app.db, async (owner) => {
    for (const text of asked) {
      const plan = await planOf(text, owner);
      const tables = [
        ...[...plan.matchAll(/Seq Scan on (\w+)/g)].map(([, table = '']) => table),
        ...[...plan.matchAll(sieved)].flatMap(([, index = '', table = '']) => (partial.has(index) ? [] : [table])),
      ];
      for (const table of tables) if (!(table in small)) reads.push(`${table}: ${inOneLine(text).slice(0, 300)}`);
    }
  });
  return reads;
}

/** Signs in, sends, has a payout refused and the money back, makes every call there is, and runs every job once. */
async function useEverything(): Promise<void> {
  app.startJobs();
  const ada = await signInAs(app, 'ada');
  const delivered = await newTransfer(ada);
  await payByBank(ada, delivered);
  await untilStatus(ada, delivered.id, 'COMPLETE');
  const refused = await newTransfer(ada, { recipient: marieEndingIn('19') });
  await payByCard(ada, refused);
  await untilStatus(ada, refused.id, 'PAYMENT_SUSPENDED');
  // Refused until the partner has closed the payout.
  await vi.waitFor(async () => dataOf(await cancel(ada, refused)), { timeout: 30_000, interval: 100 });
  await untilStatus(ada, refused.id, 'REFUNDED');
  await exposition.read();
  const good = goodRequests(await belongingsOf(app, ada, 'GB'));
  const probe = createProbe(ada);
  for (const endpoint of await contractCalls()) {
    if (endpoint.path.endsWith('/events')) continue;
    await probe.send({ endpoint, input: good[nameOf(endpoint)] ?? {}, what: 'as it should be' });
  }
}

test('a table that grows is read row by row by no call, payment, payout, refund or job', async () => {
  await useEverything();
  const asked = [...asking.different().keys()];
  expect(asked.length).toBeGreaterThan(150);
  expect(await wholeReads(asked.filter((text) => !isWhole(text)))).toEqual([]);
  expect(
    Object.keys(whole).filter((beginning) => !asked.some((text) => inOneLine(text).startsWith(beginning))),
  ).toEqual([]);
}, 120_000);
