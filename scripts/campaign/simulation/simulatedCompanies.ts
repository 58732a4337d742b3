import { type Money, money } from '#domain/money/money.ts';
import type { ReportedEvent } from '#server/transfer/lifecycle/reportedEvent.ts';
import type { ReceivedPayment } from '#server/transfer/lifecycle/transferState.ts';
import type { SeededRandom } from '../seededRandom.ts';
import type { SimulatedServer } from './simulatedServer.ts';
import { day, hour, type SimulatedTime } from './simulatedTime.ts';

type Tools = { readonly random: SeededRandom; readonly time: SimulatedTime; readonly server: SimulatedServer };

/** How a payment's chargeback may stand once this was booked. */
const isAfter: Record<ChargebackReport, readonly NonNullable<ReceivedPayment['chargeback']>[]> = {
  'chargeback.opened': ['open', 'lost', 'won'],
  'chargeback.lost': ['lost', 'won'],
  'chargeback.won': ['won'],
};
type ChargebackReport = Extract<ReportedEvent['type'], `chargeback.${string}`>;

const provider = 'truelayer';
const refFor = (attemptId: string) => `by ${attemptId}`;

/** The payers' bank: what it took and gave back stands in its own book, whatever becomes of its reports. */
export function simulatedBank({ random, time, server }: Tools) {
  const asked = new Set<string>();
  const held = new Map<string, number>();
  const moves = ({ currency, minor }: Money, sign: 1 | -1) =>
    held.set(currency, (held.get(currency) ?? 0) + sign * minor);

  function settle(attemptId: string) {
    const { due } = server.world().state;
    const wrong = [
      money(due.currency, due.minor + 1),
      money(due.currency, Math.max(1, due.minor - 200)),
      money('EUR', 99),
    ];
    const received = random.chance(0.08) ? random.pick(wrong as [Money, ...Money[]]) : due;
    moves(received, 1);
    if (random.chance(0.5)) server.report({ type: 'payment.pending', attemptId });
    server.report({ type: 'payment.settled', attemptId, provider, providerRef: refFor(attemptId), received });
    if (random.chance(0.2)) time.after(random.whole(hour, 6 * day), () => chargeBack(refFor(attemptId), received));
  }

  /** The payer asks for it back; their bank may change its mind once more. */
  function chargeBack(providerRef: string, amount: Money) {
    const decided = random.pick<readonly ('lost' | 'won')[]>([['lost'], ['won'], ['lost', 'won']]);
    moves(amount, -1);
    insist('chargeback.opened', providerRef);
    let later = 0;
    for (const outcome of decided) {
      later += random.whole(hour, 5 * day);
      time.after(later, () => {
        if (outcome === 'won') moves(amount, 1);
        insist(`chargeback.${outcome}`, providerRef);
      });
    }
  }

  /** What cannot be booked yet is looked at again the next day. */
  function insist(type: ChargebackReport, providerRef: string) {
    server.apply({ type, provider, providerRef });
    const [payment] = server.world().state.payments.filter((each) => each.providerRef === providerRef);
    if (!payment?.chargeback || !isAfter[type].includes(payment.chargeback))
      time.after(day, () => insist(type, providerRef));
  }

  /** The sender said yes, or no, or went away; what nobody heard of again may still be settled. */
  function pay(attemptId: string) {
    const fate = random.whole(0, 100);
    if (fate < 70) return settle(attemptId);
    if (fate < 78) return server.report({ type: 'payment.declined', attemptId, reason: 'no' });
    if (fate < 86) return server.report({ type: 'payment.cancelled', attemptId });
    if (fate < 89) return server.report({ type: 'payment.suspected', attemptId, reason: 'suspected_fraud' });
    server.report({ type: 'attempt.abandoned', attemptId }, random.whole(hour, day));
    if (random.chance(0.5)) time.after(random.whole(hour, 3 * day), () => settle(attemptId));
  }

  function refund(refundId: string, amount: Money) {
    if (asked.has(refundId)) return;
    const fate = random.chance(0.85) ? 'settled' : 'refused';
    asked.add(refundId);
    const seconds = random.chance(0.2) ? random.whole(hour, 6 * day) : random.whole(1, 600);
    const about = { refundId, provider, amount } as const;
    if (fate === 'refused') return server.report({ type: 'refund.refused', ...about, reason: 'no' }, seconds);
    moves(amount, -1);
    server.report({ type: 'refund.settled', ...about }, seconds);
  }

  return {
    pay,
    refund,
    /** Minor units it keeps for us, by currency. */
    heldForUs: (): ReadonlyMap<string, number> => held,
  };
}

type Order = 'hangs' | 'paid' | 'failed' | 'closed' | 'returned';

/** The partner who pays recipients: one order for one reference, however often it is asked. */
export function simulatedPartner({ random, time, server }: Tools) {
  const book = new Map<string, Order>();

  function tell(reference: string) {
    const state = book.get(reference);
    if (state === 'paid') server.report({ type: 'payout.confirmed', reference });
    if (state === 'failed') server.report({ type: 'payout.failed', reference, reason: 'accountUnknown' });
    if (state === 'closed') server.report({ type: 'payout.closed', reference, reason: 'accountUnknown' });
    if (state === 'returned') server.report({ type: 'payout.returned', reference, reason: 'closed account' });
  }

  function becomes(reference: string, state: Order, seconds: number, then: () => void = () => undefined) {
    time.after(seconds, () => {
      book.set(reference, state);
      tell(reference);
      then();
    });
  }

  /** Some are reported failed and paid after all, some closed and paid after all: what it should never do. */
  function begin(reference: string) {
    const fate = random.whole(0, 100);
    const soon = random.whole(1, 2 * hour);
    book.set(reference, 'hangs');
    if (fate < 60) return becomes(reference, 'paid', soon, () => mayReturn(reference));
    if (fate < 70) return becomes(reference, 'paid', random.whole(day, 4 * day));
    const later = random.whole(hour, 2 * day);
    becomes(reference, 'failed', soon, () => {
      if (fate < 80) return becomes(reference, 'paid', later);
      becomes(reference, 'closed', later, () => {
        if (fate >= 96) becomes(reference, 'paid', random.whole(hour, 2 * day));
      });
    });
  }

  function mayReturn(reference: string) {
    if (random.chance(0.15)) becomes(reference, 'returned', random.whole(hour, 5 * day));
  }

  return {
    /** What is sent may not come, and what is answered may not be heard. */
    order(reference: string) {
      const isLost = server.isFaulty() && random.chance(0.1);
      if (!isLost && !book.has(reference)) begin(reference);
      const isHeard = !isLost && !(server.isFaulty() && random.chance(0.1));
      server.apply({ type: isHeard ? 'payout.accepted' : 'payout.unanswered', reference });
    },
    /** False where it has no such order. */
    ask(reference: string): boolean {
      tell(reference);
      return book.has(reference);
    },
    /** References of what it has paid and not been given back. */
    paid: () => [...book].filter(([, state]) => state === 'paid').map(([reference]) => reference),
  };
}
