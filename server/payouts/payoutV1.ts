import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { toMajorText } from '#domain/money/money.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import type { Credentials } from '../credentials.ts';
import { equalInConstantTime } from '../http/requestSignature.ts';
import type { WebhookCall } from '../http/route.ts';
import { jsonOf, type OutboundAnswer, type SendRequest } from '../outbound/request.ts';
import type { PayoutAnswer, PayoutNotice, PayoutOrder, PayoutPartner } from './payoutPartner.ts';

/** The neutral payout protocol (providers notes, 1.9): orders by reference, signed call-backs. */

/** Milliseconds an order may take before its outcome counts as unknown. */
const timeoutMs = 10_000;
/** Milliseconds a signed call-back may be old. */
const callbackWindowMs = 5 * 60_000;

const methodNames: Record<PayoutMethod, string> = {
  mobile_money: 'mobile',
  bank_transfer: 'bank',
  cash_pickup: 'cash',
};

const payout = z.looseObject({
  id: z.string(),
  reference: z.string(),
  state: z.string(),
  reason: z.string().optional(),
});
const found = z.looseObject({ items: z.array(payout) });
const notice = z.looseObject({ eventId: z.string(), reference: z.string() });

export const payoutV1 = (
  { apiUrl, apiKey, webhookSecret }: Credentials['payoutPartners']['AZA'],
  send: SendRequest,
): PayoutPartner => {
  const headers = { authorization: `Bearer ${apiKey}` };
  return {
    async submit(order) {
      const answered = await send({
        url: `${apiUrl}/payouts`,
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': order.reference },
        body: JSON.stringify(bodyOf(order)),
        timeoutMs,
      });
      return answered.ok ? answerTo(answered.value) : { state: 'unknown' };
    },

    async ask(reference) {
      const url = `${apiUrl}/payouts?reference=${encodeURIComponent(reference)}`;
      const answered = await send({ url, method: 'GET', headers, timeoutMs });
      const read = answered.ok && answered.value.status === 200 ? jsonOf(answered.value, found) : undefined;
      if (!read) return { state: 'unknown' };
      const [known] = read.items;
      return known && stateOf(known);
    },

    readNotice: (call) => readNotice(call, webhookSecret),
  };
};

const bodyOf = ({ reference, method, amount, recipient, sender, callbackUrl }: PayoutOrder) => ({
  reference,
  method: methodNames[method],
  currency: amount.currency,
  amount: toMajorText(amount),
  recipient,
  sender,
  callbackUrl,
});

/** Only a refusal of the order itself is a no; anything unclear is asked again by the same reference. */
function answerTo(answer: OutboundAnswer): PayoutAnswer {
  if (answer.status === 400 || answer.status === 422) return { state: 'failed', reason: 'refused by the partner' };
  const read = answer.status < 300 ? jsonOf(answer, payout) : undefined;
  return read ? stateOf(read) : { state: 'unknown' };
}

function stateOf({ id, state, reason }: z.infer<typeof payout>): PayoutAnswer {
  if (state === 'paid') return { state, partnerRef: id };
  if (state === 'failed') return { state, reason: reason ?? 'failed' };
  return { state: 'pending', partnerRef: id };
}

function readNotice({ headers, body }: WebhookCall, secret: string): PayoutNotice | undefined {
  const timestamp = String(headers['x-remit-timestamp'] ?? '');
  const expected = `v1=${createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')}`;
  if (!equalInConstantTime(expected, String(headers['x-remit-signature'] ?? ''))) return undefined;
  const sentAt = /^\d+$/.test(timestamp) ? Number(timestamp) * 1000 : Date.parse(timestamp);
  if (!(Math.abs(Date.now() - sentAt) <= callbackWindowMs)) return undefined;
  try {
    return notice.safeParse(JSON.parse(body.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
