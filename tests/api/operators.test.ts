import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { readUser } from '#contract/account/account.ts';
import { nextOf } from '#contract/transfer/transferDisplay.ts';
import { money } from '#domain/money/money.ts';
import { hurriedTo, journalsOf } from '#tests/fixtures/companies.ts';
import { operating } from '#tests/fixtures/operating.ts';
import { opsLines } from '#tests/fixtures/operator.ts';
import type { Person } from '#tests/fixtures/people.ts';
import { due, openAttempt, receipt } from '#tests/fixtures/receivedAmounts.ts';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';
import { cancel, newTransfer, payByBank, untilStatus, verifiedSender } from '#tests/fixtures/sending.ts';
import { withSendingApp } from '#tests/fixtures/sendingApp.ts';

let app: RunningApp;
let ama: Person;
withSendingApp((started) => {
  ({ app, ama } = started);
});

const { by, applyEvent, held, statusOf, untilStatusOf, newsOf, paymentOf } = operating(() => app);
const grace = by('grace');
const noor = by('noor');

describe('an operator (D-113)', () => {
  test('stands in the audit with everything they tried, and no secret does (ASVS 16.4.2)', async () => {
    const transfer = await held();
    await grace('approve', transfer);
    await grace('approve', transfer);
    const audit = await opsLines(app, 'audit', { transferId: transfer.id });
    expect(audit).toMatch(/grace +approve: refused .*once for each person/);
    expect(audit.match(/grace +approve\b/g)).toHaveLength(3);
    const rows = await sql<{ all: string }>`select json_agg(a)::text as all from operator_action a`.execute(app.db);
    expect(rows.rows[0]?.all).not.toContain('the secret of');
    await noor('reject', transfer, { reason: 'test' });
    await untilStatusOf(transfer, 'REFUNDED');
    const shown = await opsLines(app, 'show', { transferId: transfer.id });
    for (const part of ['REFUNDED', 'PENDING_APPROVAL', 'J1', 'customer_transfer', 'payment truelayer', 'noor']) {
      expect(shown).toContain(part);
    }
  });

  test('signs somebody out everywhere (ASVS 7.4.5)', async () => {
    const person = await verifiedSender(app);
    const end = () => opsLines(app, 'end-sessions', { transferId: person.username, operator: 'grace' });
    expect(await end()).toBe('One session has ended.');
    expect(await end()).toBe('Nobody was signed in there.');
    expect(await person.sender.call(readUser, { params: { id: person.user.id } })).toMatchObject({
      status: 401,
    });
  });

  test('about a person stands in the audit by their id, and no address does, right or mistyped (D-113)', async () => {
    const person = await verifiedSender(app);
    const { phone } = await app.db
      .selectFrom('app_user')
      .select('phone')
      .where('id', '=', person.user.id)
      .executeTakeFirstOrThrow();
    const mistyped = person.username.replace('@', 'x@');
    const mistypedId = `${person.user.id.slice(0, -2)}0`;
    const named = 'Esi Nyarko-Okonjo';
    for (const transferId of [person.username, mistyped, phone ?? '', '+44 7700 900 999', mistypedId, named]) {
      await opsLines(app, 'end-sessions', { transferId, operator: 'grace' });
      await opsLines(app, 'block', { transferId, operator: 'grace', reason: 'nothing of ours' });
    }
    const { rows } = await sql<{
      all: string;
    }>`select string_agg(details::text, ' ') as all from operator_action`.execute(app.db);
    const kept = rows[0]?.all ?? '';
    expect(kept).toContain(person.user.id);
    for (const slip of [`${mistyped.charAt(0)}…@`, '…99 of 12 digits', mistypedId]) expect(kept).toContain(slip);
    const withoutIds = kept.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{11,12}/g, '');
    for (const address of [person.username, mistyped, phone ?? mistyped, '7700', 'Okonjo']) {
      expect(withoutIds).not.toContain(address);
    }
  });

  test('accepts a loss only with another, word for word (J20)', async () => {
    const wish = { amount: '0.01 GBP', reason: 'rounding', reference: 'wo-1' };
    const ask = (operator: string, differences = {}) =>
      opsLines(app, 'write-off', { operator, ...wish, ...differences });
    expect(await ask('grace')).toContain('Your yes is kept');
    expect(await ask('grace')).toContain('by yourself');
    expect(await ask('noor', { amount: '10 GBP' })).toContain('otherwise');
    expect(await ask('noor')).toContain('written off');
    expect(await ask('sam')).toContain('done already');
  });
});

describe('documents (T45, T39)', () => {
  test('are asked for, told to the sender, and let it go on to the two approvals', async () => {
    const transfer = await held();
    expect(await grace('request-documents', transfer, { reason: 'whatever' })).toContain('--reason identity');
    expect(await grace('request-documents', transfer, { reason: 'source-of-funds' })).toContain(
      'PENDING_DOCUMENTATION',
    );
    expect(await newsOf(transfer)).toContain('documentsNeeded');
    expect(await opsLines(app, 'queue')).toContain('source-of-funds');
    expect(await grace('accept-documents', transfer)).toContain('PENDING_APPROVAL');
    await grace('approve', transfer);
    await noor('approve', transfer);
    await untilStatusOf(transfer, 'COMPLETE');
  });
});

describe('fraud and chargebacks (T33, T47, T56, T59)', () => {
  test('a flag that was wrong is cleared, and the money goes out after two approvals', async () => {
    const transfer = await held();
    const { provider, provider_ref: providerRef } = await paymentOf(transfer);
    await applyEvent(transfer, { type: 'chargeback.opened', provider, providerRef });
    expect(await statusOf(transfer)).toBe('PAYMENT_FRAUD');
    expect(await grace('clear-fraud', transfer)).toMatch(/cannot be done .* stands: PAYMENT_FRAUD\. .*queue/);
    expect(await grace('chargeback-won', transfer)).toContain('PAYMENT_FRAUD');
    expect(await grace('clear-fraud', transfer)).toContain('PENDING_APPROVAL');
    expect(await journalsOf(app, transfer.id)).toEqual(['J1', 'J14a', 'J14d']);
    await noor('reject', transfer, { reason: 'test' });
    await untilStatusOf(transfer, 'REFUNDED');
  });

  test('a chargeback lost in time ends it without a refund (J14b)', async () => {
    const transfer = await held();
    await grace('chargeback-opened', transfer);
    expect(await grace('chargeback-lost', transfer)).toContain('REJECTED');
    expect(await journalsOf(app, transfer.id)).toEqual(['J1', 'J14a', 'J14b']);
  });

  test('a chargeback lost after the delivery is our loss, with its fee (J14c)', async () => {
    const transfer = await newTransfer(ama);
    await payByBank(ama, transfer);
    await untilStatus(ama, transfer.id, 'COMPLETE');
    await grace('chargeback-opened', transfer);
    expect(await grace('chargeback-lost', transfer, { amount: '15 GBP' })).toContain('COMPLETE');
    expect(await grace('chargeback-lost', transfer)).toContain('done already');
    expect(await journalsOf(app, transfer.id)).toEqual(['J1', 'J14a', 'J14c', 'J14f', 'J3', 'J4', 'J5']);
  });
});

describe('a delivered payout that comes back (T73, J15)', () => {
  test('is given back to the sender, fees too, once two operators say so', async () => {
    const transfer = await newTransfer(ama);
    await payByBank(ama, transfer);
    await untilStatus(ama, transfer.id, 'COMPLETE');
    expect(await grace('mark-returned', transfer)).toContain('Say why');
    expect(await grace('mark-returned', transfer, { reason: 'account closed' })).toContain('COMPLETE');
    expect(await opsLines(app, 'queue')).toContain('the payout was returned');
    expect(await grace('refund', transfer)).toContain('another operator');
    await noor('refund', transfer);
    await hurriedTo(app, ama, transfer.id, 'REFUNDED');
    expect(await journalsOf(app, transfer.id)).toEqual(['J1', 'J15', 'J3', 'J4', 'J5', 'J9']);
    expect(await newsOf(transfer)).toEqual(expect.arrayContaining(['returned', 'refunded']));
  });

  test('while its payer asks their bank for it, it waits for the bank, and for nobody once that is lost (J14b)', async () => {
    const transfer = await newTransfer(ama);
    await payByBank(ama, transfer);
    await untilStatus(ama, transfer.id, 'COMPLETE');
    await grace('chargeback-opened', transfer);
    await grace('mark-returned', transfer, { reason: 'account closed' });
    expect(await opsLines(app, 'queue')).toContain('a chargeback: chargeback-won or chargeback-lost');
    expect(await grace('refund', transfer)).toContain('cannot be done');
    await grace('chargeback-lost', transfer);
    expect(await grace('refund', transfer)).toContain('cannot be done');
    expect(await journalsOf(app, transfer.id)).toEqual(['J1', 'J14a', 'J14b', 'J15', 'J3', 'J4', 'J5']);
    const seen = await untilStatus(ama, transfer.id, 'COMPLETE');
    expect([nextOf(seen), seen.refunds]).toEqual(['PAYOUT_RETURNED_NOT_OWED', []]);
    expect(await opsLines(app, 'verify')).not.toMatch(/BROKEN/);
  });
});

describe('money that is not as it should be (T19, T27, T60)', () => {
  test('more than was due is not split: nobody can take it, and all of it goes back (J12b, decision 038)', async () => {
    const transfer = await newTransfer(ama);
    const attemptId = await openAttempt(app, transfer, due(transfer));
    await applyEvent(transfer, receipt(attemptId, money('GBP', due(transfer).minor + 700)));
    expect(await grace('accept-difference', transfer)).toContain('cannot be done');
    await noor('reject', transfer, { reason: 'test' });
    expect(await journalsOf(app, transfer.id)).toEqual(['J12a', 'J12b']);
    expect(['REJECTED', 'REFUNDED']).toContain(await statusOf(transfer));
  });

  test('two operators take a little less for enough, and it is delivered (J12c, J20)', async () => {
    const transfer = await newTransfer(ama);
    const attemptId = await openAttempt(app, transfer, due(transfer));
    await applyEvent(transfer, receipt(attemptId, money('GBP', due(transfer).minor - 7)));
    expect(await statusOf(transfer)).toBe('PAYMENT_SUSPENDED');
    expect(await opsLines(app, 'queue')).toContain('accept-difference');
    await grace('accept-difference', transfer);
    expect(await noor('accept-difference', transfer)).toContain('PAYMENT_COMPLETED');
    await untilStatusOf(transfer, 'COMPLETE');
    expect(await journalsOf(app, transfer.id)).toEqual(['J12a', 'J12c', 'J20', 'J3', 'J4', 'J5']);
  });

  test('a payment that stalls is held, and goes on when its money has come', async () => {
    const transfer = await newTransfer(ama);
    const attemptId = await openAttempt(app, transfer, due(transfer));
    await applyEvent(transfer, { type: 'payment.pending', attemptId });
    await applyEvent(transfer, { type: 'payment.stalled' });
    expect(await statusOf(transfer)).toBe('PAYMENT_SUSPENDED');
    expect(await grace('release', transfer)).toContain('cannot be done');
    await applyEvent(transfer, receipt(attemptId, due(transfer)));
    expect(await opsLines(app, 'queue')).toContain('its money has come: release');
    expect(await grace('release', transfer)).toContain('PAYMENT_COMPLETED');
    await untilStatusOf(transfer, 'COMPLETE');
    expect(await cancel(ama, transfer)).toMatchObject({ ok: false });
  });
});
