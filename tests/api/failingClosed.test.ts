import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dismissVerificationToast, readUser } from '#contract/account/account.ts';
import { startBankPayment } from '#contract/payment/payment.ts';
import { signIn } from '#contract/session/session.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { applyEventIn } from '#server/transfer/lifecycle/applyEvent.ts';
import type { ReportedEvent } from '#server/transfer/lifecycle/reportedEvent.ts';
import { asOwner } from '#tests/fixtures/asOwner.ts';
import { hurriedTo } from '#tests/fixtures/companies.ts';
import { type Person, testPassword } from '#tests/fixtures/people.ts';
import { askPrice } from '#tests/fixtures/quoting.ts';
import { rowCounts } from '#tests/fixtures/rowCounts.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { createSender } from '#tests/fixtures/sender.ts';
import {
  demoBank,
  marieEndingIn,
  newTransfer,
  payByBank,
  untilStatus,
  verifiedSender,
} from '#tests/fixtures/sending.ts';
import { until } from '#tests/fixtures/until.ts';

let app: RunningApp;
let ama: Person;
let transfer: Transfer;
beforeAll(async () => {
  app = await startApp();
  ama = await verifiedSender(app);
  transfer = await newTransfer(ama);
});
afterAll(() => app.stop());

/** What a check reads is gone, so the check itself fails. */
async function without<Value>(table: string, work: () => Promise<Value>): Promise<Value> {
  const rename = (from: string, to: string) =>
    asOwner(app.db, async (owner) => {
      await sql`alter table ${sql.table(from)} rename to ${sql.ref(to)}`.execute(owner);
    });
  await rename(table, `${table}_away`);
  return work().finally(() => rename(`${table}_away`, table));
}

const params = () => ({ id: ama.user.id });
const payFirst = () => ama.sender.call(startBankPayment, { body: { ...demoBank, transferId: transfer.id } });
const signInRightly = () =>
  createSender(app.baseUrl).call(signIn, { body: { username: ama.username, password: testPassword } });
const readOwn = () => ama.sender.call(readUser, { params: params() });
const writeOwn = () => ama.sender.call(dismissVerificationToast, { body: { displayVerificationToast: false } });
const askForPrice = async () => (await askPrice(ama, { amount: 100 })).answer;

/** Every check a call stands on, by the table it reads, with a call that only the check could let through. */
const checksOfCalls: readonly (readonly [string, string, () => Promise<unknown>])[] = [
  ['who is signed in', 'session', readOwn],
  ['that a request is not sent twice', 'request_nonce', writeOwn],
  ['how often a password may be tried', 'attempt_count', signInRightly],
  ['whether a second factor is needed', 'passkey', signInRightly],
  ['which countries are served', 'suspended_location', askForPrice],
  ['whether the sender knows the recipient', 'scam_acknowledgment', payFirst],
  ['whether the sender holds the transfer', 'worry', payFirst],
  ['whether the identity is proved', 'verification', payFirst],
];

const start: ReportedEvent = { type: 'payout.started' };
/** The same of the lifecycle, which decides on what it reads with the locked row. */
const checksOfMoney = [
  ['a hold by law', 'legal_hold'],
  ['hits of a watchlist', 'watchlist_hit'],
  ['whom the transfer may be paid to', 'payable_recipient'],
  ['holds for fraud', 'transfer_hold'],
  ['what was paid out before', 'payout_attempt'],
  ['refunds', 'refund'],
] as const;

const linesThat = (say: string) => app.logLines.filter((line) => line.includes(say)).length;
/** What a call may leave that gave nobody anything. */
const traces = ['outbox', 'security_event', 'attempt_count', 'request_nonce', 'rate_quote'];

describe('a check that fails itself', () => {
  test.each(checksOfCalls)(
    '%s: lets nothing through, and is logged (ASVS 16.5.3, 16.3.4)',
    async (_check, table, call) => {
      const before = await rowCounts(app.db, traces);
      const logged = linesThat('unexpected failure');
      const answer = await without(table, call);
      expect(answer).toMatchObject({ ok: false, status: 500, error: { code: 'unexpected' } });
      expect(linesThat('unexpected failure')).toBe(logged + 1);
      const last = app.logLines.findLast((line) => line.includes('unexpected failure')) ?? '{}';
      const { trace_id: traceId } = JSON.parse(last) as { trace_id: string };
      expect(answer).toMatchObject({ error: { details: { params: { requestCode: traceId.slice(0, 8) } } } });
      expect(await rowCounts(app.db, traces)).toEqual(before);
    },
  );

  test.each(checksOfMoney)('%s: pays nobody (ASVS 16.5.3)', async (_check, table) => {
    const before = await rowCounts(app.db, traces);
    await without(table, () => expect(applyEventIn(app.db)(transfer.id, start)).rejects.toThrow(table));
    expect(await rowCounts(app.db, traces)).toEqual(before);
  });

  test('the watchlist: pays nobody until it can be read again, and is logged (ASVS 16.5.3)', async () => {
    const second = await newTransfer(ama, { recipient: marieEndingIn('00') });
    const before = linesThat('will be tried again');
    const payouts = () =>
      app.db.selectFrom('payout_attempt').select('state').where('transfer_id', '=', second.id).execute();
    await without('watchlist_version', async () => {
      await payByBank(ama, second);
      await untilStatus(ama, second.id, 'PAYMENT_COMPLETED');
      await until(
        async () => linesThat('will be tried again'),
        (count) => count > before,
      );
      expect(await payouts()).toEqual([{ state: 'QUEUED' }]);
    });
    await hurriedTo(app, ama, second.id, 'COMPLETE');
  });

  test('timed work: is logged, and done at a later turn (ASVS 16.3.4)', async () => {
    const before = linesThat('job failed');
    await without('outbox', () =>
      until(
        async () => linesThat('job failed'),
        (count) => count > before,
      ),
    );
    const third = await newTransfer(ama, { recipient: marieEndingIn('00') });
    await payByBank(ama, third);
    await hurriedTo(app, ama, third.id, 'COMPLETE');
  });
});
