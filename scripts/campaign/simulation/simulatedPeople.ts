import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import type { ReportedEvent } from '#server/transfer/lifecycle/reportedEvent.ts';
import type { SeededRandom } from '../seededRandom.ts';
import type { simulatedBank } from './simulatedCompanies.ts';
import type { SimulatedServer } from './simulatedServer.ts';
import { day, hour, type SimulatedTime } from './simulatedTime.ts';

type Tools = { readonly random: SeededRandom; readonly time: SimulatedTime; readonly server: SimulatedServer };

const attempts = ['a1', 'a2', 'a3'];

/** Begins to pay, perhaps again, perhaps calls it off, and puts right what the partner could not pay. */
export function simulatedSender({ random, time, server, bank }: Tools & { bank: ReturnType<typeof simulatedBank> }) {
  let begun = 0;
  function act() {
    const { status, openAttempt, suspendedFor } = server.world().state;
    const attemptId = attempts[begun];
    if (status === 'PENDING_PAYMENT' && !openAttempt && attemptId !== undefined) {
      begun += 1;
      server.becomes({ openAttempt: { id: attemptId, isClosing: false } });
      bank.pay(attemptId);
    }
    if (suspendedFor === 'recipient' && random.chance(0.5)) server.apply({ type: 'hold.released' });
    if (server.isFaulty() && random.chance(0.02)) server.apply({ type: 'cancel' });
    time.after(random.whole(hour / 4, 12 * hour), act);
  }
  time.after(random.whole(1, hour), act);
}

const operators = ['grace', 'noor'] as const;
const byBoth = (
  type: 'approve' | 'hit.cleared' | 'hit.confirmed' | 'difference.accepted' | 'frozen.released' | 'return.refunded',
) => operators.map((operator): ReportedEvent => ({ type, operator }));

/** Acts of people that come at any time, whether or not they make sense. */
const wayward: readonly [ReportedEvent, ...ReportedEvent[]] = [
  { type: 'docs.requested', reason: 'identity' },
  { type: 'watchlist.hit', hits: [] },
  { type: 'fraud.flag', reason: 'cardCountry' },
  { type: 'kyc.retry' },
  { type: 'reject', reason: 'no' },
  { type: 'expire' },
  { type: 'payment.stalled' },
  { type: 'hold.released', by: 'compliance' },
  { type: 'payout.confirmed', reference: 'nobody-1' },
  { type: 'payment.notNeeded' },
];

/** Two people who look at what waits for them, and decide. */
export function simulatedOperators({ random, time, server }: Tools) {
  const decisions: Partial<Record<TransferStatus, () => readonly ReportedEvent[]>> = {
    PENDING_VERIFICATION: () => [{ type: 'kyc.valid' }],
    PENDING_APPROVAL: () => byBoth('approve'),
    PENDING_DOCUMENTATION: () => [{ type: 'docs.accepted' }],
    WATCHLIST_FAILED: () => byBoth(random.chance(0.8) ? 'hit.cleared' : 'hit.confirmed'),
    PAYMENT_FRAUD: () => [
      { type: 'sender.unblocked' },
      { type: random.chance(0.8) ? 'fraud.cleared' : 'fraud.confirmed' },
    ],
    PAYMENT_SUSPENDED: () => [...byBoth('difference.accepted'), { type: 'hold.released', by: 'compliance' }],
    REJECTED: () => byBoth('frozen.released'),
    COMPLETE: () => byBoth('return.refunded'),
  };

  function besideTheStatus() {
    const { refunds, payouts } = server.world();
    for (const { id, amount, state } of refunds) {
      if (state !== 'REFUSED') continue;
      for (const operator of operators) server.apply({ type: 'refund.paidByHand', refundId: id, amount, operator });
    }
    for (const { state, reference } of payouts) {
      if (state === 'OVERPAID')
        server.apply({ type: random.pick(['payout.recovered', 'payout.acknowledged']), reference });
    }
  }

  function blockOrUnblock() {
    const senderBlocked = !server.world().state.senderBlocked;
    server.becomes({ senderBlocked });
    server.apply({ type: senderBlocked ? 'sender.blocked' : 'sender.unblocked' });
  }

  function visit() {
    const { status, senderBlocked } = server.world().state;
    if (server.isFaulty() && random.chance(0.03)) server.apply(random.pick(wayward));
    if (server.isFaulty() ? random.chance(0.01) : senderBlocked) blockOrUnblock();
    const isLeft = !server.isFaulty() && time.now() > 30 * day;
    const decided = isLeft ? [{ type: 'reject', reason: 'no' } as const] : (decisions[status]?.() ?? []);
    for (const event of decided) server.apply(event);
    besideTheStatus();
    time.after(random.whole(hour, 8 * hour), visit);
  }
  time.after(random.whole(1, 4 * hour), visit);
}
