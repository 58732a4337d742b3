import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readUser } from '#contract/account/account.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { expireDue } from '#server/reward/expireRewards.ts';
import { accountNews } from '#tests/fixtures/accountNews.ts';
import { brokenOnceDrained } from '#tests/fixtures/drained.ts';
import { opsLines } from '#tests/fixtures/operator.ts';
import type { Person } from '#tests/fixtures/people.ts';
import { createFrom, delivered, priceOf } from '#tests/fixtures/rewarding.ts';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import { cancel, verifiedSender } from '#tests/fixtures/sending.ts';
import { withSendingApp } from '#tests/fixtures/sendingApp.ts';

let app: RunningApp;
withSendingApp((started) => {
  ({ app } = started);
});

const metaOf = async ({ sender, user }: Person) =>
  dataOf(await sender.call(readUser, { params: { id: user.id } })).meta;

async function withVoucher(): Promise<Person> {
  const person = await verifiedSender(app);
  await delivered(app, person, 1_000);
  await delivered(app, person, 1_000);
  expect(await metaOf(person)).toMatchObject({ Voucher: 'ACTIVE' });
  return person;
}

/** Whether they are told of anything about the person that they were not told before. */
async function areToldWhen(happens: () => Promise<unknown>, person: Person) {
  const before = await accountNews(app, person);
  await happens();
  const now = await accountNews(app, person);
  return now.some((name) => !before.includes(name));
}

test('open pages are told that a transfer uses a reward, and that it is free again (RWD-23, peers 37)', async () => {
  const kofi = await withVoucher();
  const quote = await priceOf(kofi, 100);
  let made: Transfer | undefined;
  const create = async () => {
    made = dataOf(await createFrom(kofi, quote));
  };
  expect(await areToldWhen(create, kofi)).toBe(true);
  expect(await areToldWhen(async () => made && cancel(kofi, made), kofi)).toBe(true);
  expect((await metaOf(kofi)).Voucher).toBe('ACTIVE');
});

test('open pages are told that points were taken back (RWD-18)', async () => {
  const kofi = await verifiedSender(app);
  const transfer = await delivered(app, kofi, 1_000);
  const takeBack = async () => {
    await opsLines(app, 'mark-returned', { transferId: transfer.id, operator: 'grace', reason: 'account closed' });
    expect(await brokenOnceDrained(app)).toEqual([]);
  };
  expect(await areToldWhen(takeBack, kofi)).toBe(true);
  expect((await metaOf(kofi)).VoucherPoints).toBe(0);
});

test('open pages are told that what nobody used in time is over (RWD-14)', async () => {
  const kofi = await withVoucher();
  await sql`update reward set activated_at = now() - interval '50 days', expires_at = now() - interval '2 minutes'
    where user_id = ${kofi.user.id}`.execute(app.db);
  expect(await areToldWhen(() => expireDue(app.db), kofi)).toBe(true);
});
