import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { WebhookCall } from '../http/route.ts';
import { isTimely } from '../http/webhookCall.ts';
import { equalInConstantTime } from '../keys/macs.ts';
import { jsonOf, type OutboundAnswer, type SendRequest } from '../outbound/request.ts';
import type { Credentials } from '../settings/credentials.ts';
import type { PayoutAnswer, PayoutNotice, PayoutPartner } from './payoutPartner.ts';
import { pivotFailure, pivotOrder } from './pivotFields.ts';

/** The neutral payout protocol (providers notes, 1.9): orders by reference, signed call-backs. */

/** Milliseconds an order may take before its outcome counts as unknown. */
const timeoutMs = 10_000;

const payout = z.looseObject({
  id: z.string(),
  reference: z.string(),
  state: z.string(),
  reason: z.string().optional(),
});
const found = z.looseObject({ items: z.array(payout) });
const notice = z.looseObject({ eventId: z.string(), reference: z.string() });

export const payoutV1 = (
  { apiUrl, apiKey, webhookSecret }: Credentials['payoutPartners']['PIVOT'],
  { send, callbackUrl }: { readonly send: SendRequest; readonly callbackUrl: string },
): PayoutPartner => {
  const headers = { authorization: `Bearer ${apiKey}` };
  const json = { ...headers, 'content-type': 'application/json' };

  /** What the partner has under our reference; nothing when it has none, `unanswered` when it did not say. */
  async function find(reference: string) {
    const url = `${apiUrl}/payouts?reference=${encodeURIComponent(reference)}`;
    const answered = await send({ url, method: 'GET', headers, timeoutMs });
    const read = answered.ok && answered.value.status === 200 ? jsonOf(answered.value, found) : undefined;
    return read ? read.items[0] : 'unanswered';
  }

  return {
    async submit(order) {
      const answered = await send({
        url: `${apiUrl}/payouts`,
        method: 'POST',
        headers: { ...json, 'idempotency-key': order.reference },
        body: JSON.stringify(pivotOrder(order, callbackUrl)),
        timeoutMs,
      });
      return answered.ok ? answerTo(answered.value) : { state: 'unknown' };
    },

    async ask(reference) {
      const known = await find(reference);
      return known === 'unanswered' ? { state: 'unknown' } : known && stateOf(known);
    },

    async close(reference) {
      const known = await find(reference);
      if (known === undefined || known === 'unanswered') return { state: 'unknown' };
      if (known.state !== 'failed') return stateOf(known);
      const url = `${apiUrl}/payouts/${encodeURIComponent(known.id)}/cancel`;
      const answered = await send({ url, method: 'POST', headers: json, body: '{}', timeoutMs });
      const read = answered.ok && answered.value.status < 300 ? jsonOf(answered.value, payout) : undefined;
      return stateOf(read ?? known);
    },

    readNotice: (call) => readNotice(call, webhookSecret),
  };
};

/** Only a refusal of the order itself is a no; anything unclear is asked again by the same reference. */
function answerTo(answer: OutboundAnswer): PayoutAnswer {
  if (answer.status === 400 || answer.status === 422) return { state: 'closed', reason: 'partnerUnavailable' };
  const read = answer.status < 300 ? jsonOf(answer, payout) : undefined;
  return read ? stateOf(read) : { state: 'unknown' };
}

function stateOf({ id, state, reason }: z.infer<typeof payout>): PayoutAnswer {
  if (state === 'paid') return { state, partnerRef: id };
  if (state === 'failed') return { state, reason: pivotFailure(reason) };
  if (state === 'refunded') return { state: 'closed', reason: pivotFailure(reason) };
  return { state: 'pending', partnerRef: id };
}

function readNotice(call: WebhookCall, secret: string): PayoutNotice | undefined {
  const { headers, body } = call;
  const timestamp = String(headers['x-remit-timestamp'] ?? '');
  const expected = `v1=${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`;
  if (!equalInConstantTime(expected, String(headers['x-remit-signature'] ?? ''))) return undefined;
  const sentAt = /^\d+$/.test(timestamp) ? Number(timestamp) * 1000 : Date.parse(timestamp);
  if (!isTimely(call, sentAt)) return undefined;
  try {
    return notice.safeParse(JSON.parse(body.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
