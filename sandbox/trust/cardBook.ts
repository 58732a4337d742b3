import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Journal } from '../storage/journal.ts';
import type { Desk } from '../webhooks/webhook.ts';
import type { WebhookQueue } from '../webhooks/webhookQueue.ts';
import { type CardPayment, cardPayment, chosenFields, isUndecided } from './cardPayment.ts';
import type { Ordered } from './paymentForm.ts';
import { responseSiteSecurity } from './siteSecurity.ts';
import { maskedNumber, type TestCard } from './testCards.ts';

export type CardBook = {
  readonly open: (ordered: Ordered) => Promise<CardPayment>;
  readonly find: (id: string) => CardPayment | undefined;
  readonly findByOrder: (orderReference: string) => CardPayment[];
  readonly findByTransaction: (transactionReference: string) => CardPayment | undefined;
  readonly list: () => CardPayment[];
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

type BookSettings = {
  readonly journal: Journal;
  readonly queue: WebhookQueue;
  readonly delayMs: number;
  readonly siteReference: string;
  readonly responsePassword: string;
};

export function openCardBook({ journal, queue, delayMs, siteReference, responsePassword }: BookSettings): CardBook {
  const payments = journal.table('trust-payments', cardPayment);

  const signed = (fields: Readonly<Record<string, string>>, password: string) => ({
    ...fields,
    responsesitesecurity: responseSiteSecurity(fields, password),
  });

  /** One notification for every rule that covers the outcome. */
  const announce = (payment: CardPayment) => {
    const { successful, declined, all } = payment.notificationUrls;
    const urls = [payment.state === 'approved' ? successful : declined, all].filter((url) => url !== undefined);
    const fields = chosenFields({ payment, siteReference, extra: payment.notifyFields });
    return urls.map((url) => {
      const id = `1-${randomUUID()}`;
      const body = JSON.stringify({ ...fields, notificationreference: id });
      const about = {
        id,
        provider: 'trust',
        subject: payment.id,
        event: `notification.${payment.state}`,
        url,
      } as const;
      return queue.schedule({ ...about, body, inMs: delayMs });
    });
  };

  async function keep(payment: CardPayment) {
    const isTold = !isUndecided(payment) && payment.state !== 'cancelled';
    await Promise.all([payments.put(payment.id, payment), ...(isTold ? announce(payment) : [])]);
    return payment;
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
    takeCard: (payment, card) => {
      const { outcome, scheme } = card;
      const known = { ...payment, scheme, maskedNumber: maskedNumber(card), transactionReference: newReference() };
      if (outcome === 'insufficientFunds') return keep({ ...known, state: 'declined', reason: 'Insufficient funds' });
      return keep({ ...known, state: outcome });
    },
    decide: (payment, state) => {
      if (!isUndecided(payment)) return Promise.resolve(payment);
      if (state === 'cancelled') return keep({ ...payment, state });
      return keep({ ...payment, state, transactionReference: payment.transactionReference ?? newReference() });
    },
    returnAddress(payment) {
      const url = payment.state === 'approved' ? payment.successUrl : payment.declinedUrl;
      if (url === undefined) return undefined;
      const fields =
        payment.state === 'cancelled'
          ? { orderreference: payment.orderReference, sitereference: siteReference }
          : chosenFields({ payment, siteReference, extra: payment.redirectFields });
      const address = new URL(url);
      for (const [name, value] of Object.entries(signed(fields, responsePassword)))
        address.searchParams.set(name, value);
      return address.toString();
    },
    desk: {
      happen: async ({ subject }) => payments.get(subject) !== undefined,
      letter({ url, body }, signedBy) {
        if (url === undefined) return undefined;
        const fields = signed(JSON.parse(body), signedBy === 'company' ? responsePassword : randomUUID());
        const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' };
        return { url, headers, body: new URLSearchParams(fields).toString() };
      },
    },
  };
}

const newReference = () => `55-9-${randomInt(1_000_000, 9_999_999)}${randomInt(1_000_000)}`;
