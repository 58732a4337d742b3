import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { operating } from '#tests/fixtures/operating.ts';
import { opsLines } from '#tests/fixtures/operator.ts';
import { messageThat, type Person, signInAs, signInWith, testPassword } from '#tests/fixtures/people.ts';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';
import { newTransfer, payByBank, verifiedSender } from '#tests/fixtures/sending.ts';
import { withSendingApp } from '#tests/fixtures/sendingApp.ts';

let app: RunningApp;
withSendingApp(
  (started) => {
    ({ app } = started);
  },
  { velocityRules: true },
);

const { untilStatusOf, newsOf } = operating(() => app);

async function paid(person: Person, amount: number): Promise<Transfer> {
  const transfer = await newTransfer(person, { amount });
  await payByBank(person, transfer);
  return transfer;
}

/** As if their password had been reset a moment ago. */
const reset = ({ user }: Person, ago = '1 minute') =>
  sql`insert into security_event (id, kind, outcome, user_id, at)
    values (gen_random_uuid(), 'passwordReset', 'done', ${user.id}, now() - ${ago}::interval)`.execute(app.db);

describe('rules about fraud', () => {
  test('hold a high amount to somebody new from a new device, and one act lets it go for good (ASVS 8.2.4)', async () => {
    const { username } = await verifiedSender(app);
    const person = await signInWith(app, { username, password: testPassword });
    const transfer = await paid(person, 1_100);
    await untilStatusOf(transfer, 'PAYMENT_FRAUD');
    expect(await newsOf(transfer)).toContain('underReview');
    expect(await opsLines(app, 'queue')).toContain('new device, new recipient and a high amount: release');
    const release = () => opsLines(app, 'release', { transferId: transfer.id, operator: 'grace' });
    expect(await release()).toMatch(/^Done: .* PAYMENT_COMPLETED/);
    await untilStatusOf(transfer, 'COMPLETE');
    expect(await opsLines(app, 'audit', { transferId: transfer.id })).toMatch(/grace +release/);
    expect((await messageThat(app, username, /under review|looking|check/i)).text).not.toMatch(/fraud|device/i);
  });

  test('hold none of an ordinary amount from a new device', async () => {
    const { username } = await verifiedSender(app);
    const transfer = await paid(await signInWith(app, { username, password: testPassword }), 200);
    await untilStatusOf(transfer, 'COMPLETE');
  });

  test('hold the first payment to somebody after a reset, and none a day later', async () => {
    const person = await verifiedSender(app);
    await reset(person);
    const held = await paid(person, 100);
    await untilStatusOf(held, 'PAYMENT_FRAUD');
    expect(await opsLines(app, 'queue')).toContain('the password was reset less than a day ago');
    await opsLines(app, 'release', { transferId: held.id, operator: 'grace' });
    await untilStatusOf(held, 'COMPLETE');
    const other = await verifiedSender(app);
    await reset(other, '25 hours');
    await untilStatusOf(await paid(other, 100), 'COMPLETE');
  });

  test('flag whoever creates and pays faster than a person, at the third time (ASVS 2.4.2)', async () => {
    const person = await verifiedSender(app);
    const paidAtOnce = async () => {
      const transfer = await newTransfer(person);
      // Its payment begins sooner than it was created, however slow this machine is.
      await sql`update transfer set created_at = now() + interval '1 minute' where id = ${transfer.id}`.execute(app.db);
      await payByBank(person, transfer);
      return transfer;
    };
    await untilStatusOf(await paidAtOnce(), 'COMPLETE');
    await untilStatusOf(await paidAtOnce(), 'COMPLETE');
    const third = await paidAtOnce();
    await untilStatusOf(third, 'PAYMENT_FRAUD');
    await opsLines(app, 'release', { transferId: third.id, operator: 'grace' });
    await untilStatusOf(third, 'COMPLETE');
  });

  test('hold many transfers in an hour unless an operator has paused the rule', async () => {
    const person = await verifiedSender(app);
    expect(await opsLines(app, 'pause-rule', { transferId: 'nothing', operator: 'grace' })).toMatch(/^Name the rule/);
    for (const rule of ['paidTooFast', 'manyRecipients']) {
      await opsLines(app, 'pause-rule', { transferId: rule, operator: 'grace' });
    }
    const transfers: Transfer[] = [];
    for (let n = 0; n < 20; n++) transfers.push(await paid(person, 10));
    const twentieth = transfers.at(-1);
    if (!twentieth) throw new Error('There is no twentieth');
    await untilStatusOf(twentieth, 'PAYMENT_FRAUD');
    await opsLines(app, 'pause-rule', { transferId: 'manyTransfers', operator: 'grace' });
    await untilStatusOf(await paid(person, 10), 'COMPLETE');
    await opsLines(app, 'resume-rule', { transferId: 'manyTransfers', operator: 'grace' });
    for (const { id } of transfers) await opsLines(app, 'release', { transferId: id, operator: 'grace' });
    await Promise.all(transfers.map((transfer) => untilStatusOf(transfer, 'COMPLETE')));
  }, 90_000);

  test('let the people who are already there send an ordinary amount', async () => {
    const ada = await signInAs(app, 'ada');
    await untilStatusOf(await paid(ada, 150), 'COMPLETE');
  });
});
