import { randomUUID } from 'node:crypto';
import type { HostedCompany } from '../companies.ts';
import type { CompanyTools } from '../companyTools.ts';
import { hostedLines } from '../files/companyLines.ts';
import { maskedNumber, type TestCard, testCards } from '../trust/testCards.ts';
import { otherAmount } from '../webhooks/otherAmount.ts';
import type { Desk, Letter } from '../webhooks/webhook.ts';
import { newNumber } from './hostedNumber.ts';
import { type HostedPayment, hostedPayment, isUndecided, stolenCard } from './hostedPayment.ts';
import { type HostedRefunds, openHostedRefunds } from './hostedRefunds.ts';

type Ordered = Omit<HostedPayment, 'id' | 'company' | 'state' | 'createdAt'> & { readonly id?: string };
type Decision = 'approve' | 'decline' | 'cancel';

export type HostedStore = HostedRefunds & {
  readonly company: HostedCompany;
  readonly open: (ordered: Ordered) => Promise<HostedPayment>;
  readonly find: (id: string) => HostedPayment | undefined;
  readonly findByOrder: (orderReference: string) => HostedPayment | undefined;
  readonly findByTransaction: (transaction: string) => HostedPayment | undefined;
  readonly storedFor: (payment: HostedPayment) => readonly TestCard[];
  readonly takeCard: (payment: HostedPayment, card: TestCard) => Promise<HostedPayment>;
  readonly decide: (payment: HostedPayment, decision: Decision) => Promise<HostedPayment>;
  readonly expire: (payment: HostedPayment) => Promise<void>;
};

/** How one company writes what it has to tell, at the moment it is sent. */
export type Writer = (
  told: { readonly payment: HostedPayment; readonly event: string; readonly eventId: string },
  signedBy: 'company' | 'stranger',
) => Letter | undefined;

type BookSettings = CompanyTools & { readonly company: HostedCompany; readonly write: Writer };

/** What one company knows of its payments. Cards pay at once, banks a moment after the payer's yes. */
export function openHostedStore({ company, write, journal, queue, faults, files, delayMs }: BookSettings): HostedStore {
  const payments = journal.table(`${company}-payments`, hostedPayment);
  const refunds = openHostedRefunds({ company, journal, faults });
  files.register({
    company,
    kind: 'payIn',
    lines: () => hostedLines(payments.values(), refunds.listRefunds()),
  });
  const one = (is: (payment: HostedPayment) => boolean) => payments.values().find(is);

  const announce = ({ id, webhookUrl }: HostedPayment, event: string, inMs = delayMs) =>
    queue.schedule({ id: randomUUID(), provider: company, subject: id, event, body: '{}', url: webhookUrl, inMs });

  async function keep(payment: HostedPayment, event?: string) {
    await Promise.all([payments.put(payment.id, payment), ...(event ? [announce(payment, event)] : [])]);
    return payment;
  }

  /** The payer said yes: the money comes, unless a fault says otherwise. */
  function approved(payment: HostedPayment): Promise<HostedPayment> {
    const { amountMinor, kind, transaction = newNumber() } = payment;
    if (faults.strikes(company, 'stalled')) return keep({ ...payment, transaction, state: 'processing' });
    const known: HostedPayment = { ...payment, transaction, state: kind === 'card' ? 'paid' : 'processing' };
    return keep({ ...known, paidMinor: otherAmount(faults, { company, askedMinor: amountMinor }) }, 'paid');
  }

  const desk: Desk = {
    /** Asked again after a restart: what is paid stays paid. */
    async happen({ subject, event }) {
      const payment = payments.get(subject);
      if (!payment) return false;
      if (event === 'paid') {
        if (payment.state === 'processing') await keep({ ...payment, state: 'paid' });
        if (faults.strikes(company, 'chargeback')) await announce(payment, 'chargedBack', 20 * delayMs);
      }
      if (event === 'chargedBack' && payment.state === 'paid') {
        await keep({ ...payment, state: 'chargedBack', lostAt: new Date().toISOString() });
      }
      return true;
    },
    letter({ subject, event, id: eventId }, signedBy) {
      const payment = payments.get(subject);
      return payment && write({ payment, event, eventId }, signedBy);
    },
  };
  queue.attend(company, desk);

  return {
    company,
    open: (ordered) =>
      keep({ ...ordered, id: ordered.id ?? newNumber(), company, state: 'open', createdAt: new Date().toISOString() }),
    find: payments.get,
    findByOrder: (reference) => one(({ orderReference }) => orderReference === reference),
    findByTransaction: (reference) => one(({ transaction }) => transaction === reference),
    storedFor({ customer, offeredTokens }) {
      const isOffered = (each: HostedPayment) =>
        offeredTokens
          ? offeredTokens.includes(each.cardToken ?? '')
          : customer !== undefined && each.customer === customer;
      const kept = payments.values().filter((each) => each.storesCard && isOffered(each));
      const paid = kept.filter(({ state }) => state === 'paid').map(({ cardName }) => cardName);
      return testCards.filter(({ name }) => paid.includes(name));
    },
    takeCard(payment, card) {
      if (!isUndecided(payment)) return Promise.resolve(payment);
      const { outcome, scheme, name: cardName } = card;
      const known = {
        ...payment,
        ...{ scheme, cardName, maskedNumber: maskedNumber(card), transaction: newNumber() },
        ...(payment.storesCard && { cardToken: newNumber() }),
      };
      if (outcome === 'stepUp') return keep({ ...known, state: 'stepUp' });
      if (outcome === 'approved') return approved(known);
      return keep({ ...known, state: 'declined', reason: refusalReasons[outcome] }, 'declined');
    },
    decide(payment, decision) {
      if (!isUndecided(payment)) return Promise.resolve(payment);
      if (decision === 'approve') return approved(payment);
      if (decision === 'cancel') return keep({ ...payment, state: 'cancelled' }, 'cancelled');
      const reason = payment.state === 'stepUp' ? 'Authentication failed' : 'Declined';
      return keep(
        { ...payment, transaction: payment.transaction ?? newNumber(), state: 'declined', reason },
        'declined',
      );
    },
    expire: async (payment) => {
      if (isUndecided(payment)) await keep({ ...payment, state: 'expired' });
    },
    ...refunds,
  };
}

const refusalReasons = { declined: 'Declined', insufficientFunds: 'Insufficient funds', stolen: stolenCard } as const;
