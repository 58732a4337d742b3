import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { currencies } from '#domain/money/currency.ts';
import { parseMoney } from '#domain/money/money.ts';
import type { Journal } from '../storage/journal.ts';
import type { Faults } from '../webhooks/faults.ts';
import type { Desk, Letter, Webhook } from '../webhooks/webhook.ts';
import type { NewWebhook, WebhookQueue } from '../webhooks/webhookQueue.ts';
import { type Outcome, type Payout, payout } from './payout.ts';
import { heldOnTo, stepsFor } from './payoutSteps.ts';

const text = z.string().trim().min(1).max(200);

/** `payout.v1`: pay this to that person, once, whatever happens to the answer. */
export const payoutOrder = z
  .object({
    reference: z.string().min(1).max(64),
    method: z.enum(['mobile', 'bank', 'cash']),
    currency: z.enum(currencies),
    /** Major units as decimal text, never a number. */
    amount: z.string(),
    recipient: z.looseObject({
      name: text,
      country: z.string().regex(/^[A-Z]{2}$/),
      accountNumber: text.optional(),
      bank: text.optional(),
      telecomCode: text.optional(),
      phone: text.optional(),
    }),
    sender: z.looseObject({ name: text, country: z.string().regex(/^[A-Z]{2}$/) }),
    callbackUrl: z.url({ protocol: /^https?$/ }),
  })
  .superRefine(({ method, currency, amount, recipient }, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message });
    const paid = parseMoney(amount, currency);
    if (!paid.ok || paid.value.minor === 0) refuse(`amount is not a positive amount of ${currency}`);
    if (method !== 'cash' && !recipient.accountNumber) refuse('recipient.accountNumber is missing');
    if (method === 'bank' && !recipient.bank) refuse('recipient.bank is missing');
    if (method === 'mobile' && !recipient.telecomCode) refuse('recipient.telecomCode is missing');
  });
/** `callbackUrl` is empty where the partner reports to one registered address. */
export type PayoutOrder = z.infer<typeof payoutOrder>;

type Placed =
  | { readonly outcome: 'placed' | 'known'; readonly payout: Payout }
  | { readonly outcome: 'referenceReused'; readonly payout: Payout };

export type PayoutStore = {
  /** Idempotent by reference: the same order again is the same payout, another order under it is refused. */
  readonly place: (order: PayoutOrder) => Promise<Placed>;
  readonly find: (id: string) => Payout | undefined;
  readonly findByReference: (reference: string) => Payout | undefined;
  /** Newest first. */
  readonly list: () => Payout[];
  /** Gives back the money of a payout that failed; undefined when it is not, or not yet, to be had. */
  readonly cancel: (id: string) => Promise<Payout | undefined>;
  /** Ends a payout by hand, one that failed or was given back too: companies do break their word. */
  readonly release: (id: string, outcome: Outcome) => Promise<Payout | undefined>;
  readonly desk: Desk;
};

export type PayoutPartner = 'aza' | 'pivot';

/** How a partner writes what became of a payout, signed as it signs; `isForged` with a secret of nobody's. */
export type PayoutProtocol = (
  due: Webhook,
  about: { payout: Payout; news: PayoutNews; isForged: boolean },
) => Letter | undefined;

type BookSettings = {
  readonly partner: PayoutPartner;
  readonly voice: PayoutProtocol;
  readonly journal: Journal;
  readonly queue: WebhookQueue;
  readonly faults: Faults;
  readonly delayMs: number;
};

const payoutNews = z.object({
  eventId: z.string(),
  reference: z.string(),
  payoutId: z.string(),
  state: payout.shape.state,
  reason: payout.shape.reason,
});
export type PayoutNews = z.infer<typeof payoutNews>;

export function openPayoutStore({ partner, voice, journal, queue, faults, delayMs }: BookSettings): PayoutStore {
  const payouts = journal.table(`payouts-${partner}`, payout);
  const byReference = new Map(payouts.values().map(({ reference, id }) => [reference, id]));
  const findByReference = (reference: string) => payouts.get(byReference.get(reference) ?? '');

  const news = (about: Payout, { state, reason }: Outcome, inMs: number): NewWebhook => {
    const eventId = randomUUID();
    const body: PayoutNews = {
      eventId,
      reference: about.reference,
      payoutId: about.id,
      state,
      ...(reason && { reason }),
    };
    return {
      id: eventId,
      provider: partner,
      subject: about.id,
      event: `payout.${state}`,
      body: JSON.stringify(body),
      url: about.callbackUrl,
      inMs,
    };
  };

  return {
    async place(order) {
      const fingerprint = createHash('sha256').update(JSON.stringify(order)).digest('hex');
      const known = findByReference(order.reference);
      if (known) {
        await journal.settled();
        return { outcome: known.fingerprint === fingerprint ? 'known' : 'referenceReused', payout: known };
      }
      const placed = newPayout(order, fingerprint);
      byReference.set(placed.reference, placed.id);
      const steps = stepsFor(placed, { isReturned: faults.strikes(partner, 'payoutReturned') });
      const toCome = steps.map(({ delays, ...outcome }) => queue.schedule(news(placed, outcome, delays * delayMs)));
      await Promise.all([payouts.put(placed.id, placed), ...toCome]);
      return { outcome: 'placed', payout: placed };
    },
    find: payouts.get,
    findByReference,
    list: () => payouts.values().reverse(),
    async cancel(id) {
      const failed = payouts.get(id);
      if (failed?.state === 'refunded') return failed;
      if (failed?.state !== 'failed' || heldOnTo(failed)) return undefined;
      const refunded: Payout = { ...failed, state: 'refunded', updatedAt: new Date().toISOString() };
      await Promise.all([payouts.put(id, refunded), queue.schedule(news(refunded, refunded, 0))]);
      return refunded;
    },
    async release(id, outcome) {
      const waiting = payouts.get(id);
      if (!waiting || (waiting.state === 'paid' && outcome.state !== 'refunded')) return undefined;
      await Promise.all([queue.callOff(id), queue.schedule(news(waiting, outcome, 0))]);
      return waiting;
    },
    desk: {
      async happen(due) {
        const { state, reason } = payoutNews.parse(JSON.parse(due.body));
        const about = payouts.get(due.subject);
        if (!about || (about.state === 'paid' && !['paid', 'refunded'].includes(state))) return false;
        const { reason: _earlier, ...rest } = about;
        const updatedAt = new Date().toISOString();
        await payouts.put(about.id, {
          ...rest,
          state,
          updatedAt,
          ...(state === 'paid' && { paidAt: updatedAt }),
          ...(reason === undefined ? {} : { reason }),
        });
        return true;
      },
      letter(due, signedBy) {
        const about = payouts.get(due.subject);
        const told = payoutNews.parse(JSON.parse(due.body));
        return about && voice(due, { payout: about, news: told, isForged: signedBy !== 'company' });
      },
    },
  };
}

function newPayout(order: PayoutOrder, fingerprint: string): Payout {
  const { reference, method, currency, amount, recipient, callbackUrl } = order;
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    reference,
    fingerprint,
    method,
    currency,
    amount,
    recipientName: recipient.name,
    account: (recipient.accountNumber ?? recipient.phone ?? '').replace(/\s/g, ''),
    callbackUrl,
    state: 'pending',
    createdAt: now,
    updatedAt: now,
  };
}
