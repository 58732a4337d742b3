import { z } from 'zod';
import type { WebhookCall } from '../http/route.ts';
import { jsonOf, type OutboundAnswer, type SendRequest } from '../outbound/request.ts';
import type { Credentials } from '../settings/credentials.ts';
import { azaFailure, azaTransaction } from './azaFields.ts';
import { azaHeaders, azaWebhookNonce } from './azaSignature.ts';
import type { PayoutAnswer, PayoutNotice, PayoutPartner } from './payoutPartner.ts';

/** AZA Finance by its TransferZero protocol (providers notes, 1.8). Our reference is its `external_id`. */

/** Milliseconds an order may take before its outcome counts as unknown. */
const timeoutMs = 10_000;

const recipient = z.looseObject({
  id: z.string(),
  state: z.string(),
  may_cancel: z.boolean().optional(),
  state_reason_details: z.looseObject({ category: z.string().optional() }).nullish(),
});
const transaction = z.looseObject({
  id: z.string(),
  external_id: z.string(),
  state: z.string(),
  recipients: z.array(recipient).min(1),
});
type Transaction = z.infer<typeof transaction>;
const one = z.looseObject({ object: transaction });
const found = z.looseObject({ object: z.array(transaction) });
const notice = z.looseObject({
  object: z.looseObject({ external_id: z.string().optional(), transaction_external_id: z.string().optional() }),
});

type Surroundings = { readonly send: SendRequest; readonly webhookUrl: string };

export function aza(keys: Credentials['payoutPartners']['AZA'], { send, webhookUrl }: Surroundings): PayoutPartner {
  const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body = '') => {
    const url = `${keys.apiUrl}${path}`;
    return send({ url, method, headers: azaHeaders(keys, { method, url, body }), timeoutMs, ...(body && { body }) });
  };

  /** What it has under our reference; nothing when it has none, `unanswered` when it did not say. */
  async function find(reference: string): Promise<Transaction | 'unanswered' | undefined> {
    const answered = await ask('GET', `/transactions?external_id=${encodeURIComponent(reference)}`);
    const read = answered.ok && answered.value.status === 200 ? jsonOf(answered.value, found) : undefined;
    return read ? read.object.find(({ external_id }) => external_id === reference) : 'unanswered';
  }

  return {
    async submit(order) {
      const wanted = azaTransaction(order);
      if (!wanted) return { state: 'closed', reason: 'corridorInactive' };
      const answered = await ask('POST', '/transactions/create_and_fund', JSON.stringify(wanted));
      return answered.ok ? answerTo(answered.value, order.reference) : { state: 'unknown' };
    },

    async ask(reference) {
      const known = await find(reference);
      return known === 'unanswered' ? { state: 'unknown' } : known && stateOf(known);
    },

    async close(reference) {
      const known = await find(reference);
      if (known === undefined || known === 'unanswered') return { state: 'unknown' };
      const [paidTo] = known.recipients;
      const stands = stateOf(known);
      if (stands.state !== 'failed' || !paidTo?.may_cancel) return stands;
      await ask('DELETE', `/recipients/${encodeURIComponent(paidTo.id)}`);
      const after = await find(reference);
      return after === undefined || after === 'unanswered' ? stands : stateOf(after);
    },

    readNotice: (call) => readNotice(call, keys, webhookUrl),
  };
}

/**
 * Only a 422 proves that nothing was made, unless it names what was made before: then that is the payout. Anything
 * unclear is asked again by its reference.
 */
function answerTo(answer: OutboundAnswer, reference: string): PayoutAnswer {
  const made = jsonOf(answer, one)?.object;
  if (made?.external_id === reference) return stateOf(made);
  return answer.status === 422 ? { state: 'closed', reason: 'partnerUnavailable' } : { state: 'unknown' };
}

/** The recipient's state is the truth; a temporary error is one it tries again by itself. */
function stateOf({ id, recipients: [paidTo] }: Transaction): PayoutAnswer {
  const category = paidTo?.state_reason_details?.category;
  switch (paidTo?.state) {
    case 'success':
    case 'overpaid':
      return { state: 'paid', partnerRef: id };
    case 'error':
      return category === 'temporary_error'
        ? { state: 'pending', partnerRef: id }
        : { state: 'failed', reason: azaFailure(category) };
    case 'refunded':
    case 'canceled':
      return { state: 'closed', reason: azaFailure(category) };
    default:
      return { state: 'pending', partnerRef: id };
  }
}

/** The nonce is the event's number: the same one again is the same event. */
function readNotice(
  call: WebhookCall,
  keys: Credentials['payoutPartners']['AZA'],
  url: string,
): PayoutNotice | undefined {
  const eventId = azaWebhookNonce(keys, { ...call, url });
  if (!eventId) return undefined;
  try {
    const read = notice.safeParse(JSON.parse(call.body.toString('utf8'))).data?.object;
    const reference = read?.external_id ?? read?.transaction_external_id;
    return reference ? { eventId, reference } : undefined;
  } catch {
    return undefined;
  }
}
