import { countsAsPaid, type ReceivedPayment } from './transferState.ts';

type Source = {
  readonly id: string;
  readonly payments: readonly Omit<ReceivedPayment, 'applied' | 'chargeback' | 'frozen'>[];
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
  const payments = source.payments.map((payment) => withBookings(id, payment, booked));
  const paid = payments.find(countsAsPaid);
  const isPaid = paid ? paid.chargeback !== 'lost' : isFree && booked.has(`J2:${id}`);
  const isTaken = paid !== undefined && booked.has(`J14b:${sourceOf(paid)}`);
  const isGone = isTaken || booked.has(`J8:${id}`) || booked.has(`J13a:${id}`);
  return {
    payments,
    fundsHeld: isPaid && !isGone,
    frozen: payments.some(isFrozen) || (isFree && booked.has(`J13a:${id}`)),
  };
}

type Named = Pick<ReceivedPayment, 'provider' | 'providerRef'>;
const sourceOf = ({ provider, providerRef }: Named) => `${provider}:${providerRef}`;

/** What a payment's money is frozen under: its transfer, or itself where it was not due. */
export const frozenUnder = (transferId: string, payment: Named & Parameters<typeof countsAsPaid>[0]): string =>
  countsAsPaid(payment) ? transferId : sourceOf(payment);

export const isFrozen = ({ frozen, chargeback }: ReceivedPayment): boolean => frozen && chargeback !== 'lost';

function withBookings(
  transferId: string,
  payment: Source['payments'][number],
  booked: ReadonlySet<string>,
): ReceivedPayment {
  const was = (kind: string) => booked.has(`${kind}:${sourceOf(payment)}`);
  const decided = was('J14d') ? 'won' : was('J14b') || was('J14c') ? 'lost' : undefined;
  const applied = was('J12c');
  const under = frozenUnder(transferId, { ...payment, applied });
  return {
    ...payment,
    applied,
    chargeback: decided ?? (was('J14a') ? 'open' : undefined),
    frozen: booked.has(`J13a:${under}`) && !booked.has(`J13b:${under}`),
  };
}
