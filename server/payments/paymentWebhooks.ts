import { z } from 'zod';
import type { PaymentProviderId } from '#domain/payment/paymentProvider.ts';
import type { WebhookRoute } from '../http/route.ts';
import type { Inbox, InboxHandler } from '../jobs/inbox.ts';
import type { PaymentNotice } from './paymentProvider.ts';
import { lookAt, type PaymentTools, providerOf } from './payments.ts';

/** Where each provider reports, below /api/webhooks. */
const pathOf: Partial<Record<PaymentProviderId, string>> = { truelayer: '/truelayer', 'trust-payment': '/trust' };

/** What is kept of a verified notice: whom it is about. Amounts and outcomes are read back. */
const about = z.union([z.strictObject({ attemptId: z.string() }), z.strictObject({ providerRef: z.string() })]);

export const paymentWebhooks = (tools: Pick<PaymentTools, 'providers'>, inbox: Inbox): WebhookRoute[] =>
  Object.entries(pathOf).map(([id, path]) => ({
    path,
    async handle(call) {
      const provider = id as PaymentProviderId;
      const notice: PaymentNotice | undefined = await providerOf(tools, provider).readNotice(call);
      if (!notice) return 'refused';
      await inbox.take({ provider, eventId: notice.eventId, body: JSON.stringify(notice.about) });
      return 'taken';
    },
  }));

/** A notice about a payment of ours starts a look at it; about anything else there is nothing to do. */
export const paymentNoticeHandler =
  (tools: PaymentTools): InboxHandler =>
  async ({ provider, body }) => {
    const id = provider as PaymentProviderId;
    const attempt = await tools.attempts.find(about.parse(JSON.parse(body)), id);
    if (!attempt) return true;
    const looked = await lookAt(tools, attempt);
    return looked.ok;
  };
