import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { newId } from '#server/database/ids.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { sealBooks, sealKeyOf } from '#server/invariants/checkpoints.ts';
import { isBroken } from '#server/invariants/findings.ts';
import { type Verified, verifyDaily } from '#server/invariants/verifyDaily.ts';
import { verifyWhole } from '#server/invariants/verifyWhole.ts';
import { keyringOf } from '#server/keys/keyring.ts';
import { brokenOnceDrained } from '#tests/fixtures/drained.ts';
import { operate } from '#tests/fixtures/operator.ts';
import { type Person, signInAs } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp, testKeys } from '#tests/fixtures/runningApp.ts';
import { newTransfer, payByBank, untilStatus } from '#tests/fixtures/sending.ts';

const key = sealKeyOf(testKeys);
/** Nothing is under way, so all that happened is settled. */
const settledMs = 0;

let app: RunningApp;
let ada: Person;
/** Delivered before the books were verified; delivered and sealed afterwards; delivered and not sealed yet. */
let verified: Transfer;
let sealed: Transfer;
let fresh: Transfer;

async function delivered(): Promise<Transfer> {
  const transfer = await newTransfer(ada, { amount: 40 });
  await payByBank(ada, transfer);
  await untilStatus(ada, transfer.id, 'COMPLETE');
  expect(await brokenOnceDrained(app)).toEqual([]);
  return transfer;
}

beforeAll(async () => {
  app = await startApp();
  ada = await signInAs(app, 'ada');
  verified = await delivered();
  expect(await verifyDaily({ db: app.db, key, settledMs })).toBeUndefined();
  expect(idsBroken(await verifyWhole({ db: app.db, key, settledMs }))).toEqual([]);
  sealed = await delivered();
  await sealBooks(app.db, { key, settledMs });
  fresh = await delivered();
});
afterAll(() => app.stop());

const idsBroken = (found: Verified | undefined) => found?.findings.filter(isBroken).map(({ id }) => id);

type Verify = typeof verifyDaily;

/** What is found when the tables’ owner did this behind the product’s back; all of it is undone. */
async function findingsAfter(verify: Verify, ...deeds: readonly RawBuilder<unknown>[]) {
  let found: Verified | undefined;
  const undone = inTransaction(app.db, async (transaction) => {
    await sql`set local role none`.execute(transaction);
    await sql`set local session_replication_role = replica`.execute(transaction);
    for (const deed of deeds) await deed.execute(transaction);
    // A long time ago nothing is settled yet: what is sealed stays what was sealed.
    found = await verify({ db: transaction, key, settledMs: 1e10 });
    throw new Error('undo it');
  });
  await expect(undone).rejects.toThrow('undo it');
  return idsBroken(found);
}

const journalsOf = ({ id }: Transfer) => sql`(select id from journal where transfer_id = ${id})`;

/** A row of each of the money’s tables changed, taken away, or put in with the time of another. */
const deedsTo = (transfer: Transfer): readonly (readonly [string, RawBuilder<unknown>])[] => [
  [
    'a posting between accounts of ours changed',
    sql`update posting set debit = 'operating_bank'
    where journal_id in ${journalsOf(transfer)} and debit = 'fx_position'`,
  ],
  [
    'an amount changed',
    sql`update posting set minor = minor + 1 where journal_id in ${journalsOf(transfer)} and line = 1`,
  ],
  [
    'a posting removed',
    sql`delete from posting where journal_id in ${journalsOf(transfer)} and credit = 'fee_income'
    or journal_id in ${journalsOf(transfer)} and credit = 'fx_margin_income'`,
  ],
  ['a journal renamed', sql`update journal set idem = idem || ':x' where transfer_id = ${transfer.id} and kind = 'J3'`],
  [
    'a journal and its postings removed',
    sql`with gone as (delete from posting where journal_id in
      (select id from journal where transfer_id = ${transfer.id} and kind = 'J5') returning journal_id)
    delete from journal where id in (select journal_id from gone)`,
  ],
  [
    'a journal added',
    sql`with head as (insert into journal (id, idem, kind, transfer_id, at)
      select ${newId()}, ${`J20:${newId()}`}, 'J20', null, at from journal where transfer_id = ${transfer.id} limit 1 returning id)
    insert into posting (journal_id, line, debit, debit_dimension, credit, credit_dimension, currency, minor)
    select id, 1, 'write_off_expense', '', 'operating_bank', '', 'GBP', 5 from head`,
  ],
  ['a payment changed', sql`update payment set minor = minor + 1 where transfer_id = ${transfer.id}`],
  ['a payment removed', sql`delete from payment where transfer_id = ${transfer.id}`],
  ['what was agreed changed', sql`update transfer set rate = rate * 2 where id = ${transfer.id}`],
  [
    'an event of its history changed',
    sql`update status_event set actor = 'operator' where transfer_id = ${transfer.id} and version = 2`,
  ],
  [
    'the last event removed',
    sql`delete from status_event where transfer_id = ${transfer.id} and to_status = 'COMPLETE'`,
  ],
  ['a transfer removed', sql`delete from transfer where id = ${transfer.id}`],
];

describe('a row of the money’s tables, behind the product’s back', () => {
  test.each(deedsTo({ id: '' } as Transfer).map(([what]) => what))(
    '%s after the books were verified, and sealed since, is found by the daily check',
    async (what) => {
      const [, deed] = deedsTo(sealed).find(([name]) => name === what) ?? [];
      if (!deed) throw new Error(what);
      expect(await findingsAfter(verifyDaily, deed)).not.toEqual([]);
    },
  );

  test.each(deedsTo({ id: '' } as Transfer).map(([what]) => what))(
    '%s before the books were verified is found by the check of everything',
    async (what) => {
      const [, deed] = deedsTo(verified).find(([name]) => name === what) ?? [];
      if (!deed) throw new Error(what);
      expect(await findingsAfter(verifyWhole, deed)).not.toEqual([]);
    },
  );

  test('that nobody sealed yet is found where it breaks a promise', async () => {
    const amount = sql`update posting set minor = minor + 1 where journal_id in ${journalsOf(fresh)} and line = 1`;
    expect(await findingsAfter(verifyDaily, amount)).toEqual(expect.arrayContaining(['I4', 'I6']));
  });
});

describe('the chain of checkpoints', () => {
  const last = sql`(select max(n) from book_checkpoint)`;
  test.each([
    ['changed', sql`update book_checkpoint set content = replace(content, '"count":', '"count":1') where n = 1`],
    ['sealed by somebody else', sql`update book_checkpoint set seal = md5(seal) where n = 1`],
    ['removed from its middle', sql`delete from book_checkpoint where n = 1`],
    ['that verified removed with all that came later', sql`delete from book_checkpoint where n >= 2`],
    ['said to be of another secret', sql`update book_checkpoint set key_id = 'other' where n = ${last}`],
  ])('shows one that was %s', async (_what, deed) => {
    expect(await findingsAfter(verifyWhole, deed)).toContain('I27');
  });

  test('is only added to: not even the tables’ owner changes it by mistake', async () => {
    const changed = sql`update book_checkpoint set n = n`.execute(app.db);
    await expect(changed).rejects.toThrow(/permission denied/);
    const asOwner = inTransaction(app.db, async (transaction) => {
      await sql`set local role none`.execute(transaction);
      await sql`delete from book_checkpoint`.execute(transaction);
    });
    await expect(asOwner).rejects.toThrow('a checkpoint stays as it is');
  });

  test('of a secret before this one does for nothing but the next check of everything', async () => {
    const other = sealKeyOf(keyringOf({ current: 'another secret, of the year after', others: [] }));
    expect(await verifyDaily({ db: app.db, key: other, settledMs: 1e10 })).toBeUndefined();
  });
});

describe('`ops verify`', () => {
  test('says since when it checked, and what checks everything', async () => {
    const { ok, lines } = await operate(app, { command: 'verify' });
    expect(lines.at(-1)).toMatch(
      /^Every promise holds, since \d{4}-\d\d-\d\d \d\d:\d\d UTC, with 2 transfers that moved; .* verify --whole/,
    );
    expect(ok).toBe(true);
  });

  test('is stopped between two parts and continues from there, and says how far it is', async () => {
    const said: string[] = [];
    const stop = new AbortController();
    const say = (line: string) => {
      said.push(line);
      stop.abort();
    };
    const first = await operate({ ...app, ...{ say, signal: stop.signal } }, { command: 'verify', whole: true });
    expect(first.lines).toEqual([expect.stringMatching(/^Stopped\./)]);
    expect(first.ok).toBe(false);
    const second = await operate({ ...app, ...{ say } }, { command: 'verify', whole: true });
    expect(said.slice(0, 2)).toEqual([
      expect.stringMatching(/^Checkpoints: 1 of \d+, less than a minute left\.$/),
      expect.stringMatching(/^Continuing from where it stopped\. Checkpoints: 1 of \d+, less than a minute left\.$/),
    ]);
    expect(second.lines.at(-1)).toBe('Every promise holds, over everything, with 3 transfers.');
  });

  test('believes no progress but its own', async () => {
    const { count } = await forgedProgress();
    expect(count).toBe(3);
  });
});

/** A whole check after somebody wrote that all but the end was done. */
async function forgedProgress() {
  const progress = { upTo: 1, stage: 'people', after: 'f', done: 9, totals: {}, sums: [], seconds: 1, findings: [] };
  await sql`insert into book_verification (progress, seal) values (${JSON.stringify(progress)}, 'sealed')`.execute(
    app.db,
  );
  const found = await verifyWhole({ db: app.db, key });
  return { count: found?.transfers };
}
