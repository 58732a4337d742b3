import { createHash, createHmac, randomUUID } from 'node:crypto';
import { z } from 'zod';
import { currencies } from '#domain/money/currency.ts';
import { parseMoney } from '#domain/money/money.ts';
import type { Journal } from '../storage/journal.ts';
import type { Desk, Webhook } from '../webhooks/webhook.ts';
import type { NewWebhook, WebhookQueue } from '../webhooks/webhookQueue.ts';

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
type PayoutOrder = z.infer<typeof payoutOrder>;

const payout = z.object({
  id: z.string(),
  reference: z.string(),
  fingerprint: z.string(),
  method: z.string(),
  currency: z.string(),
  amount: z.string(),
  recipientName: z.string(),
  account: z.string(),
  callbackUrl: z.string(),
  state: z.enum(['pending', 'paid', 'failed']),
  reason: z.string().optional(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Payout = z.infer<typeof payout>;

type Outcome = Pick<Payout, 'state' | 'reason'>;
type Step = Outcome & { readonly delays: number };

/** By the last two digits of the account, as AZA's sandbox does it. Any other ending is paid. */
const stepsByEnding: Readonly<Record<string, readonly Step[]>> = {
  '01': [],
  '09': [{ state: 'failed', reason: 'senderRejected', delays: 1 }],
  '19': [{ state: 'failed', reason: 'recipientAccountInvalid', delays: 1 }],
  '38': [
    { state: 'pending', reason: 'temporaryError', delays: 1 },
    { state: 'paid', delays: 2 },
  ],
};
const paid: readonly Step[] = [{ state: 'paid', delays: 1 }];

type Placed =
  | { readonly outcome: 'placed' | 'known'; readonly payout: Payout }
  | { readonly outcome: 'referenceReused'; readonly payout: Payout };

export type PayoutBook = {
  /** Idempotent by reference: the same order again is the same payout, another order under it is refused. */
  readonly place: (order: PayoutOrder) => Promise<Placed>;
  readonly find: (id: string) => Payout | undefined;
  readonly findByReference: (reference: string) => Payout | undefined;
  /** Newest first. */
  readonly list: () => Payout[];
  /** Ends a pending payout by hand. */
  readonly release: (id: string, outcome: Outcome) => Promise<Payout | undefined>;
  readonly desk: Desk;
};

export type PayoutPartner = 'aza' | 'pivot';

type BookSettings = {
  readonly partner: PayoutPartner;
  readonly webhookSecret: string;
  readonly journal: Journal;
  readonly queue: WebhookQueue;
  readonly delayMs: number;
};

export function openPayoutBook({ partner, webhookSecret, journal, queue, delayMs }: BookSettings): PayoutBook {
  const payouts = journal.table(`payouts-${partner}`, payout);
  const byReference = new Map(payouts.values().map(({ reference, id }) => [reference, id]));
  const findByReference = (reference: string) => payouts.get(byReference.get(reference) ?? '');

  const news = (about: Payout, { state, reason }: Outcome, inMs: number): NewWebhook => {
    const eventId = randomUUID();
    const body = { eventId, reference: about.reference, payoutId: about.id, state, reason };
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
      const steps = stepsByEnding[placed.account.slice(-2)] ?? paid;
      const toCome = steps.map(({ delays, ...outcome }) => queue.schedule(news(placed, outcome, delays * delayMs)));
      await Promise.all([payouts.put(placed.id, placed), ...toCome]);
      return { outcome: 'placed', payout: placed };
    },
    find: payouts.get,
    findByReference,
    list: () => payouts.values().reverse(),
    async release(id, outcome) {
      const waiting = payouts.get(id);
      if (waiting?.state !== 'pending') return undefined;
      await Promise.all([queue.callOff(id), queue.schedule(news(waiting, outcome, 0))]);
      return waiting;
    },
    desk: {
      async happen(due) {
        const { state, reason } = payout.pick({ state: true, reason: true }).parse(JSON.parse(due.body));
        const about = payouts.get(due.subject);
        if (!about || (about.state !== 'pending' && about.state !== state)) return false;
        const { reason: _earlier, ...rest } = about;
        const updatedAt = new Date().toISOString();
        await payouts.put(about.id, { ...rest, state, updatedAt, ...(reason === undefined ? {} : { reason }) });
        return true;
      },
      letter: (due, signedBy) => signedLetter(due, signedBy === 'company' ? webhookSecret : randomUUID()),
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

/** `payout.v1`: hex HMAC-SHA256 over the time in seconds, a full stop and the raw body; good for five minutes. */
function signedLetter({ url, body }: Webhook, secret: string) {
  if (url === undefined) return undefined;
  const timestamp = Math.floor(Date.now() / 1000).toString();
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'x-remit-timestamp': timestamp,
    'x-remit-signature': `v1=${signature}`,
  };
  return { url, headers, body };
}
