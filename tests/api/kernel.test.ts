import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { type Money, money } from '#domain/money/money.ts';
import { newId } from '#server/database/ids.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { attemptStore } from '#server/payment/attemptStore.ts';
import { cardTokens } from '#server/payment/cardTokens.ts';
import { submitRefund } from '#server/payment/refunds.ts';
import { type ApplyEvent, applyEventIn } from '#server/transfer/lifecycle/applyEvent.ts';
import { lockTransfer } from '#server/transfer/lifecycle/lockTransfer.ts';
import type { ReportedEvent } from '#server/transfer/lifecycle/reportedEvent.ts';
import { bindRecipient } from '#tests/fixtures/bindRecipient.ts';
import { type Person, signInAs } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { brokenPromises, newTransfer } from '#tests/fixtures/sending.ts';
import { silentProvider } from '#tests/fixtures/silentProvider.ts';

/** As the outbox names a piece of work. */
const piece = { id: '0197a000-0000-7000-8000-0000000000b1' };

let app: RunningApp;
let ama: Person;
let applyEvent: ApplyEvent;

beforeAll(async () => {
  app = await startApp({ jobs: false });
  ama = await signInAs(app, 'ada');
  applyEvent = applyEventIn(app.db);
});
afterEach(async () => expect(await brokenPromises(app)).toEqual([]));
afterAll(() => app.stop());

/** An attempt as the server writes it before a company is asked. */
async function openAttempt(transferId: string, amount: Money): Promise<string> {
  const id = newId();
  await bindRecipient(app.db, transferId);
  await sql`insert into payment_attempt (id, transfer_id, recipient_id, provider, provider_ref, state, currency, minor)
    select ${id}, id, recipient_id, 'truelayer', ${id}, 'REDIRECTED', ${amount.currency}, ${amount.minor}::bigint
      from transfer where id = ${transferId}`.execute(app.db);
  return id;
}

const due = (transfer: Transfer) => money('GBP', Math.round(transfer.meta.totalToPay * 100));
const settled = (attemptId: string, received: Money): ReportedEvent => {
  return { type: 'payment.settled', attemptId, provider: 'truelayer', providerRef: attemptId, received };
};

async function paidTransfer(amount = 100) {
  const transfer = await newTransfer(ama, { amount });
  const attemptId = await openAttempt(transfer.id, due(transfer));
  await applyEvent(transfer.id, settled(attemptId, due(transfer)));
  return { ...transfer, attemptId };
}

const stateOf = (id: string) => inTransaction(app.db, (transaction) => lockTransfer(transaction, id));
const journalsOf = async (id: string) => {
  const rows = await sql<{ kind: string }>`select kind from journal where transfer_id = ${id} order by kind`.execute(
    app.db,
  );
  return rows.rows.map(({ kind }) => kind);
};
/** The same moment for all, as near as can be. */
const atOnce = (id: string, reportedEvents: readonly ReportedEvent[]) =>
  Promise.all(reportedEvents.map((reportedEvent) => applyEvent(id, reportedEvent)));

describe('two at the same moment (money notes P9)', () => {
  test('two operators’ approvals are two, and let the money go once (ASVS 2.3.5)', async () => {
    const { id } = await paidTransfer(6_000);
    const answers = await atOnce(
      id,
      ['grace', 'noor', 'sam'].map((operator) => ({ type: 'approve', operator })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
    expect(await stateOf(id)).toMatchObject({ status: 'PAYMENT_COMPLETED', payout: { n: 1 } });
  });

  test('one operator five times is one', async () => {
    const { id } = await paidTransfer(6_000);
    const answers = await atOnce(id, Array<ReportedEvent>(5).fill({ type: 'approve', operator: 'grace' }));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await stateOf(id)).toMatchObject({ status: 'PENDING_APPROVAL', votes: [{ operator: 'grace' }] });
  });

  test('one payment reported five times is booked once', async () => {
    const transfer = await newTransfer(ama);
    const attemptId = await openAttempt(transfer.id, due(transfer));
    const answers = await atOnce(transfer.id, Array<ReportedEvent>(5).fill(settled(attemptId, due(transfer))));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await journalsOf(transfer.id)).toEqual(['J1', 'J3']);
  });

  test('paying and cancelling end one way: paid, or cancelled with the money on its way back (ASVS 15.4.2)', async () => {
    for (let round = 0; round < 5; round++) {
      const transfer = await newTransfer(ama);
      const attemptId = await openAttempt(transfer.id, due(transfer));
      await applyEvent(transfer.id, { type: 'attempt.abandoned', attemptId });
      await atOnce(transfer.id, [{ type: 'cancel' }, settled(attemptId, due(transfer)), { type: 'cancel' }]);
      const state = await stateOf(transfer.id);
      expect(state?.payments).toHaveLength(1);
      expect([state?.status, state?.payments[0]?.refundId !== undefined]).toEqual(
        state?.status === 'CANCELLED' ? ['CANCELLED', true] : ['PAYMENT_COMPLETED', false],
      );
    }
  });

  test('the payout starting and the sender cancelling: one of them wins', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await paidTransfer();
      const [started, cancelled] = await atOnce(id, [{ type: 'payout.started' }, { type: 'cancel' }]);
      expect([started?.ok, cancelled?.ok].filter(Boolean)).toHaveLength(1);
    }
  });

  test('a payout confirmed and failed at once is paid once, whichever comes first (decision 012)', async () => {
    const { id } = await paidTransfer();
    await applyEvent(id, { type: 'payout.started' });
    const reference = `${id}-1`;
    const [first, failed, second] = await atOnce(id, [
      { type: 'payout.confirmed', reference },
      { type: 'payout.failed', reference, reason: 'no' },
      { type: 'payout.confirmed', reference },
    ]);
    expect([first?.ok, second?.ok].filter(Boolean)).toHaveLength(1);
    expect(await stateOf(id)).toMatchObject({ status: 'COMPLETE', payout: { state: 'CONFIRMED', n: 1 } });
    // A failure that came first took back what was reserved and sent, and the late success books both anew.
    const failedFirst = ['J1', 'J3', 'J3', 'J4', 'J4', 'J5', 'J6', 'J7'];
    expect(await journalsOf(id)).toEqual(failed?.ok ? failedFirst : ['J1', 'J3', 'J4', 'J5']);
  });

  test('a failed payout paid late, given back, corrected and called off at once pays or gives back once (decision 012, ASVS 15.4.2)', async () => {
    for (let round = 0; round < 8; round++) {
      const { id } = await paidTransfer();
      const reference = `${id}-1`;
      await applyEvent(id, { type: 'payout.started' });
      await applyEvent(id, { type: 'payout.failed', reference, reason: 'no' });
      const closed: ReportedEvent = { type: 'payout.closed', reference, reason: 'given back' };
      const late: ReportedEvent = { type: 'payout.confirmed', reference };
      const all: readonly ReportedEvent[] = [
        closed,
        late,
        { type: 'hold.released' },
        { type: 'cancel' },
        late,
        closed,
        late,
      ];
      await atOnce(id, round % 2 === 0 ? all : all.toReversed());
      const state = await stateOf(id);
      const payouts = [state?.payout, ...(state?.earlierPayouts ?? [])].map((payout) => payout?.state);
      const isGivenBack = state?.payments[0]?.refundId !== undefined;
      expect(payouts.filter((stage) => stage === 'CONFIRMED').length + Number(isGivenBack)).toBeLessThanOrEqual(1);
      expect(payouts).not.toContain('FAILED');
    }
  });

  test('time running out does not end a transfer whose payment begins that moment (T15)', async () => {
    for (let round = 0; round < 5; round++) {
      const transfer = await newTransfer(ama);
      await sql`update transfer set expires_at = now() where id = ${transfer.id}`.execute(app.db);
      const [, expired] = await Promise.all([
        openAttempt(transfer.id, due(transfer)),
        applyEvent(transfer.id, { type: 'expire' }),
      ]);
      const state = await stateOf(transfer.id);
      expect(state?.status).toBe(expired.ok ? 'EXPIRED' : 'PENDING_PAYMENT');
    }
  });

  test('one refund reported three times is booked once', async () => {
    const transfer = await paidTransfer();
    await applyEvent(transfer.id, { type: 'cancel' });
    const [refundId = ''] = (await stateOf(transfer.id))?.unpaidRefunds ?? [];
    const report: ReportedEvent = { type: 'refund.settled', refundId, provider: 'truelayer', amount: due(transfer) };
    const answers = await atOnce(transfer.id, [report, report, report]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await stateOf(transfer.id)).toMatchObject({ status: 'REFUNDED', unpaidRefunds: [] });
  });
});

describe('a refund', () => {
  test('is asked for by one at a time, and by another only when the one has stopped', async () => {
    const transfer = await paidTransfer();
    await applyEvent(transfer.id, { type: 'cancel' });
    const [refundId = ''] = (await stateOf(transfer.id))?.unpaidRefunds ?? [];
    const requests: string[] = [];
    const slow = silentProvider({
      refund: async ({ refundId: asked }) => {
        requests.push(asked);
        return { ok: false, refusal: 'unanswered' };
      },
    });
    const tools = {
      db: app.db,
      applyEvent,
      attempts: attemptStore(app.db),
      cards: cardTokens(app.db),
      providers: { truelayer: slow },
    };
    await sql`update refund set state = 'SUBMITTING', updated_at = now() where id = ${refundId}`.execute(app.db);
    requests.length = 0;
    await submitRefund(tools)({ refundId }, piece);
    expect(requests).toEqual([]);
    await sql`update refund set updated_at = now() - interval '61 s' where id = ${refundId}`.execute(app.db);
    await submitRefund(tools)({ refundId }, piece);
    expect(requests).toEqual([refundId]);
  });
});

describe('what belongs to the transfer is read after its lock was had', () => {
  test('so a decision that had to wait sees what was done meanwhile', async () => {
    const transfer = await newTransfer(ama);
    const attemptId = await openAttempt(transfer.id, due(transfer));
    const [first, second] = await Promise.all([
      applyEvent(transfer.id, settled(attemptId, due(transfer))),
      stateOf(transfer.id),
    ]);
    expect(first.ok).toBe(true);
    const isBefore = second?.status === 'PENDING_PAYMENT';
    expect([second?.payments.length, second?.payout?.state]).toEqual(isBefore ? [0, undefined] : [1, 'QUEUED']);
    expect(second?.lastHash).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('money that comes when it is not due', () => {
  test('for a delivered transfer is owed back, and the books still hold (J12)', async () => {
    const transfer = await paidTransfer();
    await applyEvent(transfer.id, { type: 'payout.started' });
    await applyEvent(transfer.id, { type: 'payout.confirmed', reference: `${transfer.id}-1` });
    const second = await openAttempt(transfer.id, due(transfer));
    await applyEvent(transfer.id, settled(second, due(transfer)));
    expect(await stateOf(transfer.id)).toMatchObject({ status: 'COMPLETE', unpaidRefunds: [expect.any(String)] });
    expect(await brokenPromises(app)).toEqual([]);
  });

  test('paid twice, failed and cancelled gives back both, each once', async () => {
    const transfer = await paidTransfer();
    await applyEvent(transfer.id, settled(await openAttempt(transfer.id, due(transfer)), due(transfer)));
    await applyEvent(transfer.id, { type: 'payout.started' });
    await applyEvent(transfer.id, { type: 'payout.failed', reference: `${transfer.id}-1`, reason: 'no' });
    expect(await applyEvent(transfer.id, { type: 'cancel' })).toEqual({ ok: false, refusal: 'notAllowed' });
    await applyEvent(transfer.id, { type: 'payout.closed', reference: `${transfer.id}-1`, reason: 'given back' });
    expect(await applyEvent(transfer.id, { type: 'cancel' })).toEqual({ ok: true, value: 'CANCELLED' });
    expect((await stateOf(transfer.id))?.unpaidRefunds).toHaveLength(2);
  });
});
