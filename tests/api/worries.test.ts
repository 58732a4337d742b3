import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { type ToldWorry, tellWorry } from '#contract/help/worry.ts';
import { startBankPayment } from '#contract/payment/payment.ts';
import { operating } from '#tests/fixtures/operating.ts';
import { opsLines } from '#tests/fixtures/operator.ts';
import type { Person } from '#tests/fixtures/people.ts';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import { cancel, demoBank, newTransfer, payByBank, verifiedSender } from '#tests/fixtures/sending.ts';
import { withSendingApp } from '#tests/fixtures/sendingApp.ts';

let app: RunningApp;
let ama: Person;
withSendingApp((started) => {
  ({ app, ama } = started);
});
const { untilStatusOf } = operating(() => app);

const calm = { hasMet: true, isHurried: false, isToldWhatToSay: false } as const;
const told = ({ sender, user }: Person, more: Partial<ToldWorry>) =>
  sender.call(tellWorry, {
    params: { id: user.id },
    body: { worry: 'hurried', said: 'He says I must pay today', ...calm, decision: 'goOn', ...more },
  });

async function isSomebodyWaiting(): Promise<boolean> {
  const { rows } = await sql<{ count: bigint }>`select count(*) as count from pg_locks
    where not granted and pid in (
      select l.pid from pg_locks l join pg_database d on d.oid = l.database where d.datname = current_database())`.execute(
    app.db,
  );
  return Number(rows[0]?.count) > 0;
}

describe('a transfer its sender holds (peers 27)', () => {
  test('is not paid for a day, by whichever page, and can be cancelled', async () => {
    const transfer = await newTransfer(ama);
    const { heldUntil = 0 } = dataOf(await told(ama, { transferId: transfer.id, decision: 'hold' }));
    expect(heldUntil - Date.now() / 1000).toBeGreaterThan(23 * 3600);
    const refusal = await ama.sender.call(startBankPayment, { body: { ...demoBank, transferId: transfer.id } });
    expect(refusal).toMatchObject({
      status: 409,
      error: { code: 'heldBySender', message: expect.stringContaining('in 24 hours') },
    });
    expect((await cancel(ama, transfer)).status).toBe(200);
  });

  test('is not paid on a page that was open before', async () => {
    const transfer = await newTransfer(ama);
    dataOf(await ama.sender.call(startBankPayment, { body: { ...demoBank, transferId: transfer.id } }));
    dataOf(await told(ama, { transferId: transfer.id, decision: 'hold' }));
    const { rows } = await sql<{ state: string }>`select state from payment_attempt
      where transfer_id = ${transfer.id}`.execute(app.db);
    expect(rows.map(({ state }) => state)).toEqual(['ABANDONED']);
  });

  test('is not paid past the server either', async () => {
    const transfer = await newTransfer(ama);
    dataOf(await told(ama, { transferId: transfer.id, decision: 'hold' }));
    const open = sql`insert into payment_attempt (id, transfer_id, recipient_id, provider, state, currency, minor)
      values (gen_random_uuid(), ${transfer.id}, ${transfer.recipientId}, 'truelayer', 'CREATED', 'GBP', 100)`;
    await expect(open.execute(app.db)).rejects.toThrow('held by its sender');
  });

  test.skipIf(!process.env.TEST_ON_POSTGRES)('is not paid by a press of the same moment', async () => {
    const transfer = await newTransfer(ama);
    const paying = await app.db.transaction().execute(async (holding) => {
      await sql`select from transfer where id = ${transfer.id} for update`.execute(holding);
      const pressed = ama.sender.call(startBankPayment, { body: { ...demoBank, transferId: transfer.id } });
      await expect.poll(isSomebodyWaiting).toBe(true);
      await sql`insert into worry (id, user_id, transfer_id, worry, said, has_met, is_hurried, is_told_what_to_say,
          decision, held_until)
        values (gen_random_uuid(), ${ama.user.id}, ${transfer.id}, 'hurried', 'Quick, he says', true, true, false,
          'hold', now() + interval '1 day')`.execute(holding);
      return { pressed };
    });
    expect(await paying.pressed).toMatchObject({ status: 409, error: { code: 'heldBySender' } });
  });

  test('is one that waits for its payment', async () => {
    const transfer = await newTransfer(ama);
    await cancel(ama, transfer);
    expect(await told(ama, { transferId: transfer.id, decision: 'hold' })).toMatchObject({
      error: { code: 'transferNotPayable' },
    });
    expect(await told(ama, { decision: 'hold' })).toMatchObject({ error: { code: 'transferNotPayable' } });
  });
});

describe('what a sender was worried about', () => {
  test('holds the paid transfer for the fraud desk, which reads what was said', async () => {
    const person = await verifiedSender(app);
    const transfer = await newTransfer(person);
    dataOf(await told(person, { transferId: transfer.id, said: 'I never met her \u202e evil', hasMet: false }));
    await payByBank(person, transfer);
    await untilStatusOf(transfer, 'PAYMENT_FRAUD');
    expect(await opsLines(app, 'queue')).toContain('the sender told the guide of a worry about it: release');
    const shown = await opsLines(app, 'show', { transferId: transfer.id });
    expect(shown).toMatch(/hurried +never met them +went on +I never met her ‹U\+202E› evil/);
    await opsLines(app, 'release', { transferId: transfer.id, operator: 'grace' });
    await untilStatusOf(transfer, 'COMPLETE');
  });

  test('counts for the transfer made after it, unless the answers took it back', async () => {
    const person = await verifiedSender(app);
    dataOf(await told(person, {}));
    const calmed = await newTransfer(person);
    await payByBank(person, calmed);
    await untilStatusOf(calmed, 'COMPLETE');
    dataOf(await told(person, { isToldWhatToSay: true }));
    const held = await newTransfer(person);
    await payByBank(person, held);
    await untilStatusOf(held, 'PAYMENT_FRAUD');
  });

  test('is kept without an answer from whoever cancels or wants a person, and from nobody else (peers 27)', async () => {
    const person = await verifiedSender(app);
    const { id: transferId } = await newTransfer(person);
    const unanswered = (decision: ToldWorry['decision']) =>
      person.sender.call(tellWorry, {
        params: { id: person.user.id },
        body: { transferId, worry: 'hurried', said: 'Stop, send nothing', decision },
      });
    for (const decision of ['goOn', 'hold'] as const) {
      expect((await unanswered(decision)).status).toBe(400);
    }
    for (const decision of ['cancel', 'person'] as const) expect((await unanswered(decision)).status).toBe(200);
    expect(await opsLines(app, 'show', { transferId })).toMatch(/hurried +asked nothing +cancelled it/);
    const rule = sql`insert into worry (id, user_id, worry, said, decision)
      values (gen_random_uuid(), ${person.user.id}, 'hurried', 'Quick', 'goOn')`;
    await expect(rule.execute(app.db)).rejects.toThrow('answered_unless_safe');
  });

  test('is told of nobody else’s transfer, and by nobody else', async () => {
    const grace = await verifiedSender(app);
    const theirs = await newTransfer(grace);
    expect(await told(ama, { transferId: theirs.id })).toMatchObject({ status: 404 });
    expect(await told({ ...ama, user: grace.user }, {})).toMatchObject({ status: 404 });
  });

  test('stays as it was said', async () => {
    await told(ama, { said: 'It cannot be unsaid' });
    const unsay = sql`update worry set said = 'nothing' where said = 'It cannot be unsaid'`;
    await expect(unsay.execute(app.db)).rejects.toThrow('permission denied');
    await expect(sql`delete from worry`.execute(app.db)).rejects.toThrow('permission denied');
  });
});
