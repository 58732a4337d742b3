import { type RawBuilder, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startBankPayment } from '#contract/payment/payment.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { accountKinds } from '#domain/money/chartOfAccounts.ts';
import { transferStatuses } from '#domain/transfer/transferStatus.ts';
import { transitions } from '#domain/transfer/transitions.ts';
import { newId } from '#server/database/ids.ts';
import { constraintOf, sqlStateOf } from '#server/database/transaction.ts';
import { brokenOnceDrained } from '#tests/fixtures/drained.ts';
import type { Person } from '#tests/fixtures/people.ts';
import { rowCounts } from '#tests/fixtures/rowCounts.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import {
  brokenPromises,
  demoBank,
  newTransfer,
  payByBank,
  untilStatus,
  verifiedSender,
} from '#tests/fixtures/sending.ts';

let app: RunningApp;
let ama: Person;
/** One transfer that was delivered, and one with a payment open. */
let delivered: Transfer;
let open: Transfer;
let before: Record<string, number>;

beforeAll(async () => {
  app = await startApp();
  ama = await verifiedSender(app);
  delivered = await newTransfer(ama);
  await payByBank(ama, delivered);
  await untilStatus(ama, delivered.id, 'COMPLETE');
  open = await newTransfer(ama);
  const body = { ...demoBank, transferId: open.id };
  dataOf(await ama.sender.call(startBankPayment, { body }));
  expect(await brokenOnceDrained(app)).toEqual([]);
  before = await rowCounts(app.db);
});
afterEach(async () => {
  expect(await rowCounts(app.db)).toEqual(before);
  expect(await brokenPromises(app)).toEqual([]);
});
afterAll(() => app.stop());

/** What the database says to a statement it must not take. */
async function refusalOf(statement: RawBuilder<unknown>) {
  try {
    await statement.execute(app.db);
  } catch (failure) {
    return { state: sqlStateOf(failure), constraint: constraintOf(failure) };
  }
  return 'taken';
}

const checkFailed = { state: '23514' };
const keyUnknown = { state: '23503' };
const keyTaken = { state: '23505' };
const notPermitted = { state: '42501' };

type PostingDifferences = { debit?: string; credit?: string | null; currency?: string; minor?: number; to?: string };
const posting = ({ debit = 'payin_clearing', credit = 'fx_position', ...rest }: PostingDifferences) =>
  sql`insert into posting (journal_id, line, debit, debit_dimension, credit, credit_dimension, currency, minor)
    select id, 99, ${debit}, '', ${credit}, ${rest.to ?? ''}, ${rest.currency ?? 'GBP'}, ${rest.minor ?? 100}::bigint
    from journal limit 1`;

describe('a posting', () => {
  test.each([
    ['of nothing', { minor: 0 }, checkFailed],
    ['of less than nothing', { minor: -100 }, checkFailed],
    ['from an account to itself', { debit: 'fx_position', credit: 'fx_position' }, checkFailed],
    ['with one side only, which would be out of balance', { credit: null }, { state: '23502' }],
    ['to an account the chart does not have', { credit: 'slush_fund' }, keyUnknown],
    ['from an account the chart does not have', { debit: 'slush_fund' }, keyUnknown],
    ['in no currency', { currency: 'pounds' }, checkFailed],
  ] as const)('%s is refused by the database itself', async (_case, differences, refusal) => {
    expect(await refusalOf(posting(differences))).toMatchObject(refusal);
  });

  test('of no journal is refused', async () => {
    const orphan = sql`insert into posting (journal_id, line, debit, debit_dimension, credit, credit_dimension, currency, minor)
      values (${newId()}, 1, 'payin_clearing', '', 'fx_position', '', 'GBP', 1)`;
    expect(await refusalOf(orphan)).toMatchObject(keyUnknown);
  });

  test('can only be to the accounts of the chart', async () => {
    const kinds = await sql<{ kind: string; side: string }>`select kind, side from account_kind`.execute(app.db);
    expect(Object.fromEntries(kinds.rows.map(({ kind, side }) => [kind, side]))).toEqual(accountKinds);
  });
});

const kept = [
  ...(['posting', 'journal', 'status_event', 'payment', 'operator_action', 'approval'] as const),
  ...(['closing', 'reconciliation_break', 'safeguarding_day'] as const),
] as const;
const fixed = ['allowed_transition', 'account_kind', 'schema_migration'] as const;

describe('what was written down stays (money notes, 1.1)', () => {
  test.each([...kept, ...fixed])('%s cannot be changed, deleted or emptied (ASVS 13.2.2)', async (table) => {
    const name = sql.table(table);
    const column = sql.ref(columnOf[table]);
    for (const statement of [
      sql`update ${name} set ${column} = ${column}`,
      sql`delete from ${name}`,
      sql`truncate ${name} cascade`,
      sql`drop table ${name} cascade`,
      sql`alter table ${name} drop column ${column} cascade`,
    ]) {
      expect(await refusalOf(statement)).toMatchObject(notPermitted);
    }
  });

  test.each(fixed)('%s takes no row of the server’s', async (table) => {
    expect(await refusalOf(sql`insert into ${sql.table(table)} default values`)).toMatchObject(notPermitted);
  });

  test.each(['transfer', 'payment_attempt', 'payout_attempt', 'partner_float', 'refund', 'inbox'])(
    'no row of %s can be deleted',
    async (table) => {
      expect(await refusalOf(sql`delete from ${sql.table(table)}`)).toMatchObject(notPermitted);
    },
  );

  const columnOf: Record<(typeof kept)[number] | (typeof fixed)[number], string> = {
    posting: 'minor',
    journal: 'idem',
    status_event: 'to_status',
    payment: 'minor',
    operator_action: 'operator',
    approval: 'operator',
    closing: 'ours',
    reconciliation_break: 'kind',
    safeguarding_day: 'currency',
    allowed_transition: 'to_status',
    account_kind: 'side',
    schema_migration: 'name',
  };
});

type EventDifferences = { transferId: string; from: string | null; to: string; version: number };
const statusEvent = ({ transferId, from, to, version }: EventDifferences) =>
  sql`insert into status_event (transfer_id, version, from_status, to_status, event, actor, prev_hash, hash)
    values (${transferId}, ${version}, ${from}, ${to}, 'cancel', 'customer', '', '')`;

describe('a history', () => {
  test('takes none of the 185 changes of status that are no edge (D-123)', async () => {
    const pairs = transferStatuses.flatMap((from) => transferStatuses.map((to) => ({ from, to })));
    const forbidden = pairs.filter(({ from, to }) => !transitions.some((edge) => edge.from === from && edge.to === to));
    expect(forbidden).toHaveLength(185);
    for (const pair of forbidden) {
      const refusal = await refusalOf(statusEvent({ transferId: open.id, version: 2, ...pair }));
      expect([pair, refusal]).toMatchObject([pair, keyUnknown]);
    }
  });

  test('takes an edge only from where the transfer stands', async () => {
    const event = { transferId: open.id, from: 'PAYMENT_PROCESSING', to: 'PAYMENT_COMPLETED', version: 2 };
    expect(await refusalOf(statusEvent(event))).toMatchObject(keyUnknown);
  });

  test('skips no version and repeats none (ASVS 11.4.3)', async () => {
    const event = { from: 'PENDING_PAYMENT', to: 'CANCELLED' };
    expect(await refusalOf(statusEvent({ ...event, transferId: open.id, version: 3 }))).toMatchObject(keyUnknown);
    expect(await refusalOf(statusEvent({ ...event, transferId: delivered.id, version: 2 }))).toMatchObject(keyTaken);
  });

  test('begins nowhere but at the two beginnings', async () => {
    const begun = { transferId: open.id, from: null, to: 'PAYMENT_COMPLETED', version: 1 };
    expect(await refusalOf(statusEvent(begun))).toMatchObject(checkFailed);
    expect(await refusalOf(statusEvent({ ...begun, to: 'PENDING_PAYMENT', version: 2 }))).toMatchObject(checkFailed);
  });

  test('carries the status: no transfer can claim one it never came to', async () => {
    for (const claim of [sql`status = 'COMPLETE'`, sql`version = 2`, sql`version = 2, status = 'CANCELLED'`]) {
      const claimed = sql`update transfer set ${claim} where id = ${open.id}`;
      expect(await refusalOf(claimed)).toMatchObject({ ...keyUnknown, constraint: 'transfer_stands_on_its_history' });
    }
  });
});

/** One row again with some columns changed: what a program gone wrong would write a second time. */
const again = (table: string, changed: Record<string, string | number>, where: RawBuilder<unknown>) =>
  sql`insert into ${sql.table(table)} (${columnsOf(table)}) select ${columnsOf(table)} from (
    select (jsonb_populate_record(o, ${JSON.stringify(changed)}::jsonb)).* from ${sql.table(table)} o where ${where}) as row`;

/** Those that are written; the database works the others out. */
const columnsOf = (table: string) => sql.join((columns.get(table) ?? []).map((column) => sql.ref(column)));
const columns = new Map<string, string[]>();
beforeAll(async () => {
  const { rows } = await sql<{ table: string; column: string }>`select table_name as "table", column_name as "column"
    from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER'`.execute(app.db);
  for (const { table, column } of rows) columns.set(table, [...(columns.get(table) ?? []), column]);
});

describe('what may be there once is there once', () => {
  const of = (transfer: Transfer) => sql`transfer_id = ${transfer.id}`;

  test('a second live or confirmed payout of a transfer (one_live_payout)', async () => {
    for (const state of ['QUEUED', 'SUBMITTING', 'SUBMITTED', 'UNKNOWN', 'CONFIRMED', 'FAILED', 'RETURNED']) {
      const second = again('payout_attempt', { id: newId(), n: 2, reference: newId(), state }, of(delivered));
      expect(await refusalOf(second)).toEqual({ ...keyTaken, constraint: 'one_live_payout' });
    }
  });

  test('a second payment attempt while one is open (one_open_payment_attempt)', async () => {
    for (const state of ['CREATED', 'REDIRECTED', 'AUTHORISED']) {
      const second = again('payment_attempt', { id: newId(), provider_ref: newId(), state }, of(open));
      expect(await refusalOf(second)).toEqual({ ...keyTaken, constraint: 'one_open_payment_attempt' });
    }
  });

  test('a second transfer from one quote', async () => {
    const second = again('transfer', { id: newId() }, sql`id = ${delivered.id}`);
    expect(await refusalOf(second)).toEqual({ ...keyTaken, constraint: 'transfer_quote_id_key' });
  });

  test('the same money, under the provider’s own number', async () => {
    const second = again('payment', { id: newId() }, of(delivered));
    expect(await refusalOf(second)).toEqual({ ...keyTaken, constraint: 'payment_provider_provider_ref_key' });
    const attempt = again('payment_attempt', { id: newId(), state: 'SETTLED' }, of(delivered));
    expect(await refusalOf(attempt)).toEqual({ ...keyTaken, constraint: 'payment_attempt_provider_provider_ref_key' });
  });

  test('the same event in the journal', async () => {
    const second = again('journal', { id: newId() }, sql`${of(delivered)} and kind = 'J5'`);
    expect(await refusalOf(second)).toEqual({ ...keyTaken, constraint: 'journal_idem_key' });
  });

  test('the same report of a company, and the same follow-up work', async () => {
    expect(await refusalOf(again('inbox', {}, sql`provider = 'truelayer'`))).toMatchObject(keyTaken);
    expect(await refusalOf(again('outbox', { id: newId() }, sql`kind = 'payout.submit'`))).toMatchObject(keyTaken);
  });

  test('no payment, payout or refund is of nothing', async () => {
    for (const table of ['payment', 'payment_attempt', 'payout_attempt']) {
      const nothing = again(table, { id: newId(), n: 3, minor: 0, state: 'FAILED', reference: newId() }, of(delivered));
      expect(await refusalOf(nothing)).toMatchObject(checkFailed);
    }
  });
});
