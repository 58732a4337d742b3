import { createHmac, randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { submitVerificationPart } from '#contract/verification/verification.ts';
import { createApp } from '#server/app.ts';
import { openWidgetFor, ownUser, submitDetails, takeIdentityCheck, untilUser } from '#tests/fixtures/identityCheck.ts';
import { type Person, signInAs, signUpAndIn } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp, testKeys } from '#tests/fixtures/runningApp.ts';
import { dataOf } from '#tests/fixtures/sender.ts';
import { newTransfer, untilStatus } from '#tests/fixtures/sending.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const fault = (kind: string) =>
  fetch(`${app.sandbox.url}/faults`, { method: 'POST', body: JSON.stringify({ provider: 'kyc', kind }) });

/** Lets the job look at once at everything that has no decision yet. */
const makeDue = () =>
  app.db
    .updateTable('verification_session')
    .set({ next_check_at: new Date(0) })
    .execute();

const sessionOf = ({ user }: Person) =>
  app.db
    .selectFrom('verification_session')
    .selectAll()
    .where('user_id', '=', user.id)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();

/** Somebody whose parts are all with the company, and the widget that took them. */
async function captured() {
  const person = await signUpAndIn(app);
  await submitDetails(person);
  const widget = await openWidgetFor(person);
  for (const part of widget.parts) {
    dataOf(await person.sender.call(submitVerificationPart, { body: await widget.capture(part) }));
  }
  return { person, widget };
}

describe('a report of the company', () => {
  const report = (body: string, signature: string) =>
    fetch(`${app.baseUrl}/api/webhooks/kyc`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-trulioo-signature': signature },
      body,
    });
  const sign = (body: string, secret = app.sandbox.credentials.kyc.webhookSecret) =>
    createHmac('sha256', secret).update(body).digest('hex');
  const accepting = (transactionId: string) =>
    JSON.stringify({ id: randomUUID(), transactionId, event: { name: 'decision', result: 'accepted' } });

  test('that anybody could have written is refused and changes nothing', async () => {
    const { person, widget } = await captured();
    const body = accepting(widget.transaction);
    for (const signature of ['', 'a'.repeat(64), sign(body, 'another secret'), sign(`${body} `)]) {
      expect((await report(body, signature)).status).toBe(401);
    }
    expect((await ownUser(person)).meta.verified).toBe(false);
    expect((await sessionOf(person)).state).toBe('CAPTURED');
  });

  test('is not believed even with the right signature: the company’s own book decides', async () => {
    const { person, widget } = await captured();
    const body = accepting(widget.transaction);
    expect((await report(body, sign(body))).status).toBe(200);
    expect((await ownUser(person)).meta.verified).toBe(false);
  });

  test('about a check we never began is taken and does nothing', async () => {
    const body = accepting(randomUUID());
    expect((await report(body, sign(body))).status).toBe(200);
    const nonsense = 'not json';
    expect((await report(nonsense, sign(nonsense))).status).toBe(401);
  });

  test.each(['duplicate', 'forged', 'late'])('that comes %s has the same effect, once', async (kind) => {
    const person = await signUpAndIn(app);
    await submitDetails(person);
    const transfer = await newTransfer(person);
    await fault(kind);
    await takeIdentityCheck(person, { decision: 'accepted' });
    await untilUser(person, ({ meta }) => meta.verified === true);
    const { history } = await untilStatus(person, transfer.id, 'PENDING_PAYMENT');
    expect(history.map(({ status }) => status)).toEqual(['PENDING_VERIFICATION', 'PENDING_PAYMENT']);
    const told = await app.db
      .selectFrom('outbox')
      .select('key')
      .where('kind', '=', 'identityDecided')
      .where('key', 'like', `%${(await sessionOf(person)).id}`)
      .execute();
    expect(told).toHaveLength(1);
  });

  test('that is lost is made up for by asking', async () => {
    const person = await signUpAndIn(app);
    await submitDetails(person);
    await fault('hold');
    await takeIdentityCheck(person, { decision: 'retry', reason: 'documentUnreadable' });
    await vi.waitFor(
      async () => {
        await makeDue();
        expect((await ownUser(person)).meta).toMatchObject({ verified: 'retry', retryReason: 'documentUnreadable' });
      },
      { timeout: 20_000, interval: 100 },
    );
  });
});

describe('a widget that was left', () => {
  test('before its end is the person’s to end, minutes later', async () => {
    const { person, widget } = await captured();
    const longAgo = new Date(Date.now() - 6 * 60_000);
    await app.db
      .updateTable('verification_session')
      .set({ captured_at: longAgo })
      .where('user_id', '=', person.user.id)
      .execute();
    await makeDue();
    await untilUser(person, ({ meta }) => !meta.submittedVerificationData);
    const again = await openWidgetFor(person);
    expect([again.transaction, again.parts]).toEqual([widget.transaction, widget.parts]);
    await again.end({ decision: 'accepted' });
    await untilUser(person, ({ meta }) => meta.verified === true);
  });

  test('until its token ran out is begun anew', async () => {
    const { person, widget } = await captured();
    await app.db
      .updateTable('verification_session')
      .set({ expires_at: new Date(0) })
      .where('user_id', '=', person.user.id)
      .execute();
    await makeDue();
    await untilUser(person, ({ meta }) => !meta.submittedVerificationData);
    const again = await openWidgetFor(person);
    expect(again.transaction).not.toBe(widget.transaction);
    expect(again.parts).toEqual(widget.parts);
    const answer = await person.sender.call(submitVerificationPart, { body: await widget.capture('face') });
    expect(answer).toMatchObject({ status: 404 });
  });

  test('with pictures that reached the company but not us is in progress all the same', async () => {
    const person = await signUpAndIn(app);
    await submitDetails(person);
    const widget = await openWidgetFor(person);
    for (const part of widget.parts) await widget.capture(part);
    await widget.end({ decision: 'accepted' });
    await untilUser(person, ({ meta }) => meta.verified === true);
  });
});

test('a decision outlives a stop of the server before its transfers heard of it (T03)', async () => {
  const stopped = await startApp({ jobs: false });
  const person = await signInAs(stopped, 'ben');
  await submitDetails(person);
  const transfer = await newTransfer(person);
  await takeIdentityCheck(person, { decision: 'accepted' });
  await untilUser(person, ({ meta }) => meta.verified === true);
  expect((await untilStatus(person, transfer.id, 'PENDING_VERIFICATION')).status).toBe('PENDING_VERIFICATION');

  const restarted = await createApp({
    db: stopped.db,
    log: pino({ level: 'silent' }),
    credentials: stopped.sandbox.credentials,
    keys: testKeys,
    settings: {
      ...{ baseUrl: stopped.baseUrl, trustedProxy: undefined, sandbox: true, smtpUrl: undefined },
      requestsPerMinute: 1_000_000,
    },
  });
  restarted.jobs.start();
  await untilStatus(person, transfer.id, 'PENDING_PAYMENT');
  await restarted.jobs.stop();
  await restarted.http.close();
  await stopped.stop();
});
