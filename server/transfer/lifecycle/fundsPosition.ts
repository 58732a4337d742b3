import { countsAsPaid, type ReceivedPayment } from './transferState.ts';

type Source = {
  readonly id: string;
  readonly payments: readonly Omit<ReceivedPayment, 'applied' | 'chargeback'>[];
  /** Discounts pay for all of it. */
  readonly isFree: boolean;
  /** Keys of what was booked for the transfer. */
  readonly booked: ReadonlySet<string>;
};

type Standing = {
  readonly payments: readonly ReceivedPayment[];
  readonly fundsHeld: boolean;
  readonly frozen: boolean;
};

/** Journals that say what became of the money, so that nothing is done about it twice. */
export const decisiveJournals = ['J2', 'J8', 'J12c', 'J13a', 'J13b', 'J14a', 'J14b', 'J14c', 'J14d'] as const;

/** What became of a transfer's money, read from what was booked for it. */
export function fundsPosition({ id, isFree, booked, ...source }: Source): Standing {
  const payments = source.payments.map((payment) => withBookings(payment, booked));
  const paid = payments.find(countsAsPaid);
  const isPaid = paid ? paid.chargeback !== 'lost' : isFree && booked.has(`J2:${id}`);
  const isGone = booked.has(`J8:${id}`) || booked.has(`J13a:${id}`);
  return {
    payments,
    fundsHeld: isPaid && !isGone,
    frozen: [...booked].some((key) => key.startsWith('J13a') && !booked.has(key.replace('J13a', 'J13b'))),
  };
}

function withBookings(payment: Source['payments'][number], booked: ReadonlySet<string>): ReceivedPayment {
  const was = (kind: string) => booked.has(`${kind}:${payment.provider}:${payment.providerRef}`);
  const decided = was('J14d') ? 'won' : was('J14b') || was('J14c') ? 'lost' : undefined;
  return { ...payment, applied: was('J12c'), chargeback: decided ?? (was('J14a') ? 'open' : undefined) };
}
