import { randomBytes, randomInt } from 'node:crypto';
import type { CompanyTools } from '../companyTools.ts';
import { otherAmount } from '../webhooks/otherAmount.ts';
import type { Desk } from '../webhooks/webhook.ts';
import { cardNotices, signedFields } from './cardNotices.ts';
import { type CardPayment, cardPayment, chosenFields, isPaid, isUndecided } from './cardPayment.ts';
import type { Ordered } from './paymentForm.ts';
import { maskedNumber, type TestCard, testCards } from './testCards.ts';

export type CardStore = {
  readonly open: (ordered: Ordered) => Promise<CardPayment>;
  readonly find: (id: string) => CardPayment | undefined;
  readonly findByOrder: (orderReference: string) => CardPayment[];
  readonly findByTransaction: (transactionReference: string) => CardPayment | undefined;
  readonly list: () => CardPayment[];
  /** Cards this customer paid with before and let us keep, each once (PAY-04). */
  readonly storedFor: (payment: CardPayment) => readonly TestCard[];
  readonly takeCard: (payment: CardPayment, card: TestCard) => Promise<CardPayment>;
  /** The bank's answer to the proof it asked for, or the sender's own no. */
  readonly decide: (
    payment: CardPayment,
    state: 'approved' | 'declined' | 'softDeclined' | 'cancelled',
  ) => Promise<CardPayment>;
  /** Where the sender goes now, with what Trust says about it. */
  readonly returnAddress: (payment: CardPayment) => string | undefined;
  readonly desk: Desk;
};

type BookSettings = Pick<CompanyTools, 'journal' | 'queue' | 'faults' | 'delayMs'> & {
  readonly siteReference: string;
  readonly responsePassword: string;
};

export function openCardStore({ journal, queue, faults, delayMs, ...merchant }: BookSettings): CardStore {
  const { siteReference, responsePassword } = merchant;
  const payments = journal.table('trust-payments', cardPayment);
  const { announce, desk } = cardNotices({ ...merchant, queue, faults, delayMs, payments });

  async function keep(payment: CardPayment) {
    const isTold = !isUndecided(payment) && payment.state !== 'cancelled' && payment.state !== 'suspended';
    await Promise.all([payments.put(payment.id, payment), ...(isTold ? announce(payment) : [])]);
    return payment;
  }

  /** The bank said yes: the money comes, unless a fault says otherwise. */
  function approved(payment: CardPayment): Promise<CardPayment> {
    if (faults.strikes('trust', 'stalled')) return keep({ ...payment, state: 'suspended' });
    const paidMinor = otherAmount(faults, { company: 'trust', askedMinor: payment.amountMinor });
    return keep({ ...payment, state: 'approved', paidMinor });
  }

  return {
    open: (ordered) =>
      keep({
        ...ordered,
        id: randomBytes(18).toString('base64url'),
        requestReference: `W1-${randomBytes(4).toString('hex')}`,
        state: 'open',
        createdAt: new Date().toISOString(),
      }),
    find: payments.get,
    findByOrder: (reference) => payments.values().filter(({ orderReference }) => orderReference === reference),
    findByTransaction: (reference) => payments.values().find((each) => each.transactionReference === reference),
    list: () => payments.values().reverse(),
    storedFor({ customer }) {
      if (customer === undefined) return [];
      const kept = payments.values().filter((each) => each.customer === customer && each.storesCard);
      const approved = kept.filter(({ state }) => state === 'approved').map(({ cardName }) => cardName);
      return testCards.filter(({ name }) => approved.includes(name));
    },
    takeCard: (payment, card) => {
      const { outcome, scheme, name: cardName } = card;
      const taken = { scheme, cardName, maskedNumber: maskedNumber(card), transactionReference: newReference() };
      const known = { ...payment, ...taken };
      if (outcome === 'insufficientFunds') return keep({ ...known, state: 'declined', reason: 'Insufficient funds' });
      if (outcome === 'stolen') return keep({ ...known, state: 'declined', reason: 'Stolen card' });
      return outcome === 'approved' ? approved(known) : keep({ ...known, state: outcome });
    },
    decide: (payment, state) => {
      if (!isUndecided(payment)) return Promise.resolve(payment);
      if (state === 'cancelled') return keep({ ...payment, state });
      const known = { ...payment, transactionReference: payment.transactionReference ?? newReference() };
      return state === 'approved' ? approved(known) : keep({ ...known, state });
    },
    returnAddress(payment) {
      const isTaken = isPaid(payment) || payment.state === 'suspended';
      const url = isTaken ? payment.successUrl : payment.declinedUrl;
      if (url === undefined) return undefined;
      const fields =
        payment.state === 'cancelled'
          ? { orderreference: payment.orderReference, sitereference: siteReference }
          : chosenFields({ payment, siteReference, extra: payment.redirectFields });
      const address = new URL(url);
      for (const [name, value] of Object.entries(signedFields(fields, responsePassword)))
        address.searchParams.set(name, value);
      return address.toString();
    },
    desk,
  };
}

const newReference = () => `55-9-${randomInt(1_000_000, 9_999_999)}${randomInt(1_000_000)}`;
