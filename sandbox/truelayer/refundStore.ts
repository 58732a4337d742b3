import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Journal } from '../storage/journal.ts';
import type { Desk } from '../webhooks/webhook.ts';
import type { WebhookQueue } from '../webhooks/webhookQueue.ts';
import { type Payment, receivedInMinor } from './payment.ts';

export const refundRequest = z.looseObject({
  amount_in_minor: z.int().min(1).optional(),
  reference: z.string().min(1).max(35),
  metadata: z.record(z.string(), z.string()).optional(),
});

const refund = z.object({
  id: z.string(),
  paymentId: z.string(),
  amountInMinor: z.number(),
  currency: z.string(),
  reference: z.string(),
  metadata: z.record(z.string(), z.string()).optional(),
  status: z.enum(['pending', 'executed', 'failed']),
  createdAt: z.string(),
  executedAt: z.string().optional(),
});
export type Refund = z.infer<typeof refund>;

export type RefundStore = {
  /** Undefined when more would go back than came. */
  readonly create: (
    paid: Payment,
    asked: z.infer<typeof refundRequest>,
    isRefused?: boolean,
  ) => { refund: Refund; kept: Promise<unknown> } | undefined;
  readonly find: (paymentId: string, refundId: string) => Refund | undefined;
  readonly list: (paymentId: string) => Refund[];
  readonly knows: (refundId: string) => boolean;
  readonly happen: Desk['happen'];
};

type BookSettings = { readonly journal: Journal; readonly queue: WebhookQueue; readonly delayMs: number };

export function openRefundStore({ journal, queue, delayMs }: BookSettings): RefundStore {
  const refunds = journal.table('truelayer-refunds', refund);
  const list = (paymentId: string) => refunds.values().filter((each) => each.paymentId === paymentId);

  const announce = (made: Refund) => {
    const eventId = randomUUID();
    const body = {
      type: 'refund_executed',
      event_id: eventId,
      event_version: 1,
      payment_id: made.paymentId,
      refund_id: made.id,
      executed_at: new Date(Date.now() + delayMs).toISOString(),
      ...(made.metadata === undefined ? {} : { metadata: made.metadata }),
    };
    const about = { id: eventId, provider: 'truelayer', subject: made.id, event: body.type, url: undefined } as const;
    return queue.schedule({ ...about, body: JSON.stringify(body), inMs: delayMs });
  };

  return {
    create(paid, { amount_in_minor, reference, metadata }, isRefused = false) {
      const made = list(paid.id).filter(({ status }) => status !== 'failed');
      const given = made.reduce((sum, { amountInMinor }) => sum + amountInMinor, 0);
      const left = receivedInMinor(paid) - given;
      const amountInMinor = amount_in_minor ?? left;
      if (amountInMinor <= 0 || amountInMinor > left) return undefined;
      const next: Refund = {
        id: randomUUID(),
        paymentId: paid.id,
        amountInMinor,
        currency: paid.request.currency,
        reference,
        metadata,
        status: isRefused ? 'failed' : 'pending',
        createdAt: new Date().toISOString(),
      };
      const told = isRefused ? [] : [announce(next)];
      return { refund: next, kept: Promise.all([refunds.put(next.id, next), ...told]) };
    },
    find: (paymentId, refundId) => list(paymentId).find(({ id }) => id === refundId),
    list,
    knows: (refundId) => refunds.get(refundId) !== undefined,
    async happen({ subject }) {
      const about = refunds.get(subject);
      if (!about) return false;
      if (about.status === 'executed') return true;
      await refunds.put(about.id, { ...about, status: 'executed', executedAt: new Date().toISOString() });
      return true;
    },
  };
}

export const refundView = ({
  id,
  amountInMinor,
  currency,
  reference,
  metadata,
  status,
  createdAt,
  executedAt,
}: Refund) => ({
  id,
  amount_in_minor: amountInMinor,
  currency,
  reference,
  ...(metadata === undefined ? {} : { metadata }),
  status,
  created_at: createdAt,
  ...(executedAt === undefined ? {} : { executed_at: executedAt }),
});
