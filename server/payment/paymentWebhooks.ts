import { sql } from 'kysely';
import { z } from 'zod';
import { id } from '#contract/protocol/field.ts';
import { type PaymentProviderId, paymentCompany, paymentProviderIds } from '#domain/payment/paymentProvider.ts';
import type { WebhookRoute } from '../http/route.ts';
import type { Inbox, InboxHandler } from '../jobs/inbox.ts';
import type { ContinueTrace } from '../telemetry/continueTrace.ts';
import { type AttemptJson, attemptAbout, attemptIn } from './attemptStore.ts';
import type { PaymentNotice } from './paymentProvider.ts';
import { lookAt, type PaymentTools, providerOf } from './payments.ts';

/** What is kept of a verified notice: whom it is about. Amounts and outcomes are read back. */
const isStalled = z.literal(true).optional();
const kept = z.union([
  z.strictObject({ attemptId: z.string(), isStalled }),
  z.strictObject({ providerRef: z.string(), isStalled }),
]);

export const paymentWebhooks = (tools: Pick<PaymentTools, 'providers'>, inbox: Inbox): WebhookRoute[] =>
  paymentProviderIds.map((provider) => ({
    path: paymentCompany(provider).webhookPath,
    async handle(call) {
      if (!tools.providers[provider]) return 'refused';
      const notice: PaymentNotice | undefined = await providerOf(tools, provider).readNotice(call);
      if (!notice) return 'refused';
      const body = JSON.stringify({ ...notice.about, isStalled: notice.isStalled });
      return inbox.take({ provider, eventId: notice.eventId, body });
    },
  }));

/** A notice about a payment of ours starts a look at it; about anything else there is nothing to do. */
export const paymentNoticeHandler = (
  tools: PaymentTools & { readonly continueTrace: ContinueTrace },
): InboxHandler => ({
  find: ({ provider, body }) => {
    const about = kept.parse(JSON.parse(body));
    const isNone = 'attemptId' in about && !id.safeParse(about.attemptId).success;
    if (isNone) return sql`null`;
    return sql`(select to_json(found) from (${attemptAbout(about, provider as PaymentProviderId)}) found)`;
  },
  async handle({ provider, body }, found) {
    const attempt = found === null ? undefined : attemptIn(found as AttemptJson);
    if (!attempt) return true;
    const { isStalled } = kept.parse(JSON.parse(body));
    return tools.continueTrace({ traceparent: attempt.traceparent, name: `webhook ${provider}` }, async () => {
      const looked = await lookAt(tools, attempt);
      if (looked.ok && isStalled && looked.value === 'processing') {
        await tools.applyEvent(attempt.transferId, { type: 'payment.stalled' });
      }
      return looked.ok;
    });
  },
});
