import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import type { ReportedEvent } from '#server/transfer/lifecycle/reportedEvent.ts';
import { watchlistHit } from '#tests/fixtures/watchlistHit.ts';
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
/** A second refund of one transfer takes two others than the first. */
const allOperators = [...operators, 'sam', 'nia'];
const byBoth = (
  type: 'approve' | 'hit.cleared' | 'hit.confirmed' | 'difference.accepted' | 'frozen.released' | 'return.refunded',
) => operators.map((operator): ReportedEvent => ({ type, operator }));

const unblocked: ReportedEvent = { type: 'sender.unblocked' };
const rejected: ReportedEvent = { type: 'reject', reason: 'no' };
type Decided = readonly ReportedEvent[];

/** Acts of people that come at any time, whether or not they make sense; hits are likelier, as little follows from the rest. */
const wayward: readonly [ReportedEvent, ...ReportedEvent[]] = [
  { type: 'docs.requested', reason: 'identity' },
  watchlistHit,
  watchlistHit,
  watchlistHit,
  { type: 'fraud.flag', reason: 'cardCountry' },
  { type: 'kyc.retry' },
  { type: 'reject', reason: 'no' },
  { type: 'expire' },
  { type: 'payment.stalled' },
  { type: 'hold.released', by: 'compliance' },
  { type: 'payout.confirmed', reference: 'nobody-1' },
  { type: 'payment.notNeeded' },
];

/** What they may decide about a transfer that waits for them; what stands there twice is twice as likely. */
const decisions: Partial<Record<TransferStatus, readonly [Decided, ...Decided[]]>> = {
  PENDING_VERIFICATION: [[{ type: 'kyc.valid' }]],
  PENDING_APPROVAL: [byBoth('approve')],
  PENDING_DOCUMENTATION: [[{ type: 'docs.accepted' }]],
  WATCHLIST_FAILED: [byBoth('hit.cleared'), byBoth('hit.cleared'), byBoth('hit.confirmed')],
  PAYMENT_FRAUD: [
    [unblocked, { type: 'fraud.cleared' }],
    [unblocked, { type: 'fraud.cleared' }],
    [{ type: 'fraud.confirmed' }],
  ],
  PAYMENT_SUSPENDED: [[...byBoth('difference.accepted'), { type: 'hold.released', by: 'compliance' }]],
  REJECTED: [byBoth('frozen.released')],
  REFUNDED: [byBoth('frozen.released')],
  COMPLETE: [byBoth('return.refunded')],
};

/** Two people who look at what waits for them, and decide. */
export function simulatedOperators({ random, time, server }: Tools) {
  function besideTheStatus() {
    const { refunds, payouts } = server.world();
    for (const { id, amount, state } of refunds) {
      if (state !== 'REFUSED') continue;
      for (const operator of allOperators) server.apply({ type: 'refund.paidByHand', refundId: id, amount, operator });
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
    const decided = isLeft ? ([[rejected]] as const) : (decisions[status] ?? [[] as Decided]);
    for (const event of random.pick<Decided>(decided)) server.apply(event);
    besideTheStatus();
    time.after(random.whole(hour, 8 * hour), visit);
  }
  time.after(random.whole(1, 4 * hour), visit);
}
