import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { submitVerificationPart } from '#contract/verification/verification.ts';
import {
  openWidgetFor,
  ownUser,
  statusesOf,
  submitDetails,
  takeIdentityCheck,
  untilUser,
} from '#tests/fixtures/identityCheck.ts';
import { messagesTo, signUpAndIn } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import { newTransfer, payByBank, untilStatus } from '#tests/fixtures/sending.ts';

/** Milliseconds a message may take through outbox and mailbox. */
const patience = { timeout: 20_000, interval: 50 };

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('the decision', () => {
  test('lets the waiting transfers go on to payment (KYC-17, KYC-18, KYC-20, T03)', async () => {
    const person = await signUpAndIn(app);
    await submitDetails(person);
    const transfer = await newTransfer(person);
    expect(transfer.status).toBe('PENDING_VERIFICATION');
    await takeIdentityCheck(person, { decision: 'accepted' });
    const user = await untilUser(person, ({ meta }) => meta.verified === true);
    expect(statusesOf(user)).toEqual({ IDENTITY: 'VALID', DOCUMENT: 'VALID' });
    expect(user.settings).toMatchObject({ verificationStage: 'final', displayVerificationToast: true });
    const waiting = await untilStatus(person, transfer.id, 'PENDING_PAYMENT');
    await payByBank(person, waiting);
    await untilStatus(person, transfer.id, 'COMPLETE');
  });

  test('that refuses names the reason and asks for everything again; then it can be accepted (KYC-16)', async () => {
    const person = await signUpAndIn(app);
    await submitDetails(person);
    const transfer = await newTransfer(person);
    await takeIdentityCheck(person, { decision: 'declined' });
    const refused = await untilUser(person, ({ meta }) => meta.verified === 'retry');
    expect(refused.meta).toMatchObject({ retryReason: 'documentNotGenuine', submittedVerificationData: false });
    expect(statusesOf(refused)).toEqual({ IDENTITY: 'INVALID', DOCUMENT: 'INVALID' });
    expect(await untilStatus(person, transfer.id, 'PENDING_VERIFICATION')).toBeDefined();

    await takeIdentityCheck(person, { decision: 'accepted' });
    const accepted = await untilUser(person, ({ meta }) => meta.verified === true);
    expect(accepted.meta.retryReason).toBeUndefined();
    await untilStatus(person, transfer.id, 'PENDING_PAYMENT');
  });

  test('that asks again does so for the part it names, and for no other', async () => {
    const person = await signUpAndIn(app);
    await submitDetails(person);
    await takeIdentityCheck(person, { decision: 'retry', reason: 'faceNotMatching' });
    const refused = await untilUser(person, ({ meta }) => meta.verified === 'retry');
    expect(refused.meta.retryReason).toBe('faceNotMatching');
    expect(statusesOf(refused)).toEqual({ IDENTITY: 'INVALID', DOCUMENT: 'VALID' });

    const widget = await openWidgetFor(person);
    expect(widget.parts).toEqual(['face']);
    expect((await ownUser(person)).meta.verified).toBe('retry');
    dataOf(await person.sender.call(submitVerificationPart, { body: await widget.capture('face') }));
    expect((await ownUser(person)).meta).toMatchObject({ verified: false, submittedVerificationData: true });
    await widget.end({ decision: 'accepted' });
    await untilUser(person, ({ meta }) => meta.verified === true);
  });

  test('is told by e-mail, with the reason where it asks again, and once (KYC-16)', async () => {
    const person = await signUpAndIn(app);
    await submitDetails(person);
    await takeIdentityCheck(person, { decision: 'retry', reason: 'faceNotMatching' });
    const newsOfIt = async () =>
      (await messagesTo(app, person.username))
        .filter(({ text }) => /\/(?:verification|dashboard)\b/.test(text))
        .map(({ subject, text }) => ({ subject, text }));
    await vi.waitFor(async () => expect(await newsOfIt()).toHaveLength(1), patience);
    const [asked] = await newsOfIt();
    expect(asked?.subject).toBe('We were unable to verify your account');
    expect(asked?.text).toContain('Your face didn’t match the document');

    await takeIdentityCheck(person, { decision: 'accepted' });
    await vi.waitFor(async () => expect(await newsOfIt()).toHaveLength(2), patience);
    const [told] = await newsOfIt();
    expect(told?.subject).toBe('Your Sawa account is verified');
    expect(told?.text).toContain(`${app.baseUrl}/dashboard`);
  });

  test('that refuses somebody holds their unpaid transfers back (T16, D-95)', async () => {
    const person = await signUpAndIn(app);
    await submitDetails(person);
    const transfer = await newTransfer(person);
    await takeIdentityCheck(person, { decision: 'accepted' });
    await untilStatus(person, transfer.id, 'PENDING_PAYMENT');
    // The company takes its word back: the same kind of session, opened for a document that ran out.
    await app.db
      .updateTable('verification')
      .set({ status: 'PENDING', submitted_at: null })
      .where('user_id', '=', person.user.id)
      .execute();
    await takeIdentityCheck(person, { decision: 'declined' });
    const held = await untilStatus(person, transfer.id, 'PENDING_VERIFICATION');
    expect(held.history.map(({ status }) => status)).toEqual([
      'PENDING_VERIFICATION',
      'PENDING_PAYMENT',
      'PENDING_VERIFICATION',
    ]);
  });

  test('two transfers may wait for it, and a third may not be begun (KYC-23, D-85)', async () => {
    const person = await signUpAndIn(app);
    await submitDetails(person);
    await newTransfer(person);
    expect((await ownUser(person)).meta.exceededMaxUnverifiedTransactions).toBe(false);
    const second = await newTransfer(person);
    expect((await ownUser(person)).meta.exceededMaxUnverifiedTransactions).toBe(true);
    await expect(newTransfer(person)).rejects.toThrow('unverifiedTransfersExceeded');
    await takeIdentityCheck(person, { decision: 'accepted' });
    await untilStatus(person, second.id, 'PENDING_PAYMENT');
    expect((await ownUser(person)).meta.exceededMaxUnverifiedTransactions).toBe(false);
  });

  test('leaves nothing of the person in the log (ASVS 16.2.5)', async () => {
    const person = await signUpAndIn(app);
    await submitDetails(person, { address1: '77 Secret Lane' });
    const widget = await openWidgetFor(person);
    await takeIdentityCheck(person, { decision: 'accepted' });
    await untilUser(person, ({ meta }) => meta.verified === true);
    const log = app.logLines.join('\n');
    expect(log).toContain('/api/verification-token-experience');
    for (const secret of ['Secret Lane', person.username, widget.transaction, 'img_'])
      expect(log).not.toContain(secret);
  });
});
