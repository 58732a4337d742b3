import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { newId } from '#server/database/ids.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { type Finding, isBroken } from '#server/invariants/findings.ts';
import { verify } from '#server/invariants/verify.ts';
import { brokenOnceDrained } from '#tests/fixtures/drained.ts';
import { signInAs } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { cancel, newTransfer, payByBank, untilStatus } from '#tests/fixtures/sending.ts';

let app: RunningApp;
let delivered: Transfer;
let unpaid: Transfer;
beforeAll(async () => {
  app = await startApp();
  const ada = await signInAs(app, 'ada');
  delivered = await newTransfer(ada);
  await payByBank(ada, delivered);
  await untilStatus(ada, delivered.id, 'COMPLETE');
  const held = await newTransfer(ada, { amount: 5_000 });
  await payByBank(ada, held);
  await untilStatus(ada, held.id, 'PENDING_APPROVAL');
  await cancel(ada, held);
  await untilStatus(ada, held.id, 'REFUNDED');
  unpaid = await newTransfer(ada);
  expect(await brokenOnceDrained(app)).toEqual([]);
});
afterAll(() => app.stop());

/** What is found when this was done to the data, which is then undone. */
async function findingsAfter(...deeds: readonly RawBuilder<unknown>[]): Promise<readonly string[]> {
  let found: readonly Finding[] = [];
  const undone = inTransaction(app.db, async (transaction) => {
    for (const deed of deeds) await deed.execute(transaction);
    found = await verify(transaction, { quiet: true });
    throw new Error('undo it');
  });
  await expect(undone).rejects.toThrow('undo it');
  return found.filter(isBroken).map(({ id }) => id);
}

type Line = {
  readonly debit: string;
  readonly to?: string;
  readonly credit: string;
  readonly from?: string;
  readonly minor: number;
  readonly currency: string;
  readonly transfer?: string;
  readonly kind?: string;
};

const booked = ({ kind = 'J20', transfer, ...line }: Line) =>
  sql`with head as (insert into journal (id, idem, kind, transfer_id)
      values (${newId()}, ${`J20:${newId()}`}, ${kind}, ${transfer ?? null}::uuid) returning id, transfer_id)
    insert into posting (journal_id, line, debit, debit_dimension, credit, credit_dimension, currency, minor, transfer_id)
    select id, 1, ${line.debit}, ${line.to ?? ''}, ${line.credit}, ${line.from ?? ''}, ${line.currency},
      ${line.minor}::bigint, transfer_id from head`;

describe('`ops verify` finds', () => {
  test('nothing in books nobody touched', async () => {
    expect(await findingsAfter()).toEqual([]);
  });

  test('an account that is owed to somebody and stands below zero (I2), in a transfer that is over (I3, I4)', async () => {
    const { id } = delivered;
    const wrong = {
      debit: 'customer_transfer',
      to: id,
      credit: 'fx_position',
      minor: 1,
      currency: 'GBP',
      transfer: id,
    };
    expect(await findingsAfter(booked(wrong))).toEqual(['I2', 'I3', 'I4']);
  });

  test('money held by a transfer nobody paid for (I4)', async () => {
    const { id } = unpaid;
    const wrong = {
      debit: 'fx_position',
      credit: 'customer_transfer',
      from: id,
      minor: 1,
      currency: 'GBP',
      transfer: id,
    };
    expect(await findingsAfter(booked(wrong))).toEqual(['I4']);
  });

  test('a partner that was promised more than its float (I2, I20)', async () => {
    const wrong = { debit: 'fx_position', credit: 'partner_float', from: 'AZA', minor: 1e14, currency: 'XAF' };
    expect(await findingsAfter(booked(wrong))).toEqual(['I2', 'I20']);
  });

  test('float that is free and not in the books (I20)', async () => {
    expect(await findingsAfter(sql`update partner_float set free_minor = free_minor + 1 where part = 2`)).toEqual([
      'I20',
    ]);
  });

  test('a delivered transfer whose payout is not confirmed (I5)', async () => {
    const forgotten = sql`update payout_attempt set state = 'CLOSED' where transfer_id = ${delivered.id}`;
    expect(await findingsAfter(forgotten)).toEqual(['I5']);
  });

  test('money that was paid out and given back (I18)', async () => {
    const refunded = sql`insert into journal (id, idem, kind, transfer_id)
      values (${newId()}, ${`J8:${delivered.id}`}, 'J8', ${delivered.id})`;
    expect(await findingsAfter(refunded)).toEqual(['I18']);
  });

  test('a debt of a partner that no payout explains, and a payout whose debt is not booked (I19)', async () => {
    const wrong = { debit: 'partner_receivable', to: 'AZA', credit: 'fx_position', minor: 1, currency: 'XAF' };
    expect(await findingsAfter(booked(wrong))).toEqual(['I19']);
    const unbooked = sql`update payout_attempt set state = 'OVERPAID' where transfer_id = ${delivered.id}`;
    expect(await findingsAfter(unbooked)).toEqual(['I5', 'I19']);
  });

  test('a journal that moves what belongs to another transfer, or to none, and one of a kind we do not book (I26)', async () => {
    const wrong = { debit: 'fx_position', credit: 'customer_transfer', from: unpaid.id, minor: 1, currency: 'GBP' };
    expect(await findingsAfter(booked(wrong))).toEqual(['I26']);
    expect(await findingsAfter(booked({ ...wrong, transfer: delivered.id }))).toEqual(['I3', 'I4', 'I26']);
    const unknown = { debit: 'fx_position', credit: 'fee_income', minor: 1, currency: 'GBP', kind: 'gift' };
    expect(await findingsAfter(booked(unknown))).toEqual(['I26']);
  });

  test('a posting of another amount, between accounts that may hold any (I6)', async () => {
    const received = sql`select j.id from journal j where j.transfer_id = ${delivered.id} and j.kind = 'J1'`;
    const changed = sql`update posting set minor = minor + 1 where journal_id in (${received})`;
    expect(await findingsAfter(sql`set local role none`, changed)).toEqual(['I3', 'I4', 'I6']);
  });

  test('a payout of another amount than was promised (I24), a refund of another than was paid (I25)', async () => {
    const payout = sql`update payout_attempt set minor = minor + 1 where transfer_id = ${delivered.id}`;
    expect(await findingsAfter(payout)).toEqual(['I24']);
    const refund = sql`update refund set minor = minor + 1`;
    expect(await findingsAfter(refund)).toEqual(['I25']);
    expect(await findingsAfter(sql`set local role none`, sql`delete from refund`)).toEqual(['I25']);
  });

  test('a history that was changed (I10), or lost its end (I9)', async () => {
    const unguarded = [sql`set local role none`, sql`set local session_replication_role = replica`];
    const other = sql`update status_event set actor = 'operator' where transfer_id = ${delivered.id} and version = 2`;
    expect(await findingsAfter(...unguarded, other)).toEqual(['I10']);
    const later = sql`update status_event set at = at + interval '1 s' where transfer_id = ${delivered.id} and version = 1`;
    expect(await findingsAfter(...unguarded, later)).toEqual(['I10']);
    const cut = sql`delete from status_event where transfer_id = ${unpaid.id}`;
    expect(await findingsAfter(...unguarded, cut)).toEqual(['I9']);
  });

  test('money received that was not booked (I6)', async () => {
    const received = sql`insert into payment (id, transfer_id, attempt_id, provider, provider_ref, currency, minor, booked_as)
      select ${newId()}, transfer_id, attempt_id, provider, 'unheard of', currency, minor, 'J1' from payment
      where transfer_id = ${delivered.id}`;
    expect(await findingsAfter(received)).toEqual(['I6']);
  });

  test('a refund that is owed and not being made (I4)', async () => {
    expect(await findingsAfter(sql`update refund set state = 'REFUSED'`)).toEqual(['I4']);
  });

  test('a sum that is not the one that was shown, which the database refuses first (I14)', async () => {
    const charged = sql`update transfer set total_minor = total_minor + 1 where id = ${unpaid.id}`;
    await expect(charged.execute(app.db)).rejects.toThrow('transfer_is_as_quoted');
    // Only the owner of the tables can take the guard away, as somebody with the database's own password could.
    const unguarded = sql`alter table transfer drop constraint transfer_is_as_quoted`;
    expect(await findingsAfter(sql`set local role none`, unguarded, charged)).toEqual(['I14']);
  });
});
