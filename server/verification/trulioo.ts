import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { WidgetPart } from '#contract/verification/verification.ts';
import { accept, refuse } from '#domain/result.ts';
import { type RetryReason, retryReasonOf } from '#domain/verification/retryReason.ts';
import type { WebhookCall } from '../http/route.ts';
import { equalInConstantTime } from '../keys/macs.ts';
import { jsonOf, type SendRequest } from '../outbound/request.ts';
import type { Credentials } from '../settings/credentials.ts';
import type { CheckNotice, CheckProgress, CheckToStart, KycProvider } from './kycProvider.ts';

/** Milliseconds a call may take before it counts as unanswered. */
const timeoutMs = 10_000;

const authorized = z.looseObject({ accessToken: z.string(), expiresIn: z.number() });
const created = z.looseObject({ transactionId: z.string() });
const transaction = z.looseObject({
  status: z.enum(['created', 'inProgress', 'decisionPending', 'completed']),
  result: z.enum(['accepted', 'declined', 'retry']).optional(),
  error: z.looseObject({ code: z.string() }).optional(),
  parts: z.array(z.looseObject({ part: z.enum(['document', 'face', 'proof_of_address']) })),
});
const notice = z.looseObject({ id: z.string(), transactionId: z.string() });

/** The part each reason is about; a reason about none asks for all of them again. */
const partOf: Partial<Record<RetryReason, WidgetPart>> = {
  documentUnreadable: 'document',
  faceNotMatching: 'face',
  addressTooOld: 'proof_of_address',
};

/** Speaks Trulioo's Customer API, with the widget of its older EmbedID (providers notes, 1.10). */
export function trulioo(credentials: Credentials['kyc'], send: SendRequest): KycProvider {
  const { apiUrl, licenceKey, webhookSecret, widgetUrl } = credentials;

  const post = (path: string, body: object, authorization: string) =>
    send({
      url: apiUrl + path,
      method: 'POST',
      headers: { authorization, 'accept-version': '2.5', 'content-type': 'application/json' },
      body: JSON.stringify(body),
      timeoutMs,
    });

  return {
    async start({ webhookUrl, ...wanted }) {
      const opened = await post('/authorize/customer', { consent: true, webhook: webhookUrl }, licenceKey);
      const access = opened.ok && opened.value.status < 300 ? jsonOf(opened.value, authorized) : undefined;
      if (!access) return refuse('verificationUnavailable');
      const { accessToken: token, expiresIn } = access;

      const begun = await post('/customer/transactions', requestFor(wanted), `Bearer ${token}`);
      const check = begun.ok && begun.value.status < 300 ? jsonOf(begun.value, created) : undefined;
      if (!check) return refuse('verificationUnavailable');
      return accept({
        transactionId: check.transactionId,
        token,
        expiresInSeconds: expiresIn,
      });
    },

    widgetUrl: ({ token, transactionId, language, parent }) =>
      `${widgetUrl}?${new URLSearchParams({ token, transaction: transactionId, lang: language, parent })}`,

    async readBack(transactionId) {
      const url = `${apiUrl}/customer/transactions/${encodeURIComponent(transactionId)}`;
      const answered = await send({ url, method: 'GET', headers: { authorization: licenceKey }, timeoutMs });
      if (!answered.ok) return refuse('unanswered');
      if (answered.value.status === 404) return accept({ stage: 'unknown' });
      const read = answered.value.status === 200 ? jsonOf(answered.value, transaction) : undefined;
      return read ? accept(progressOf(read)) : refuse('unanswered');
    },

    readNotice: (call) => readNotice(call, webhookSecret),
  };
}

const requestFor = ({ parts, documents }: Pick<CheckToStart, 'parts' | 'documents'>) => ({
  documentVerification: { enabled: parts.includes('document'), documentsAccepted: documents },
  selfieVerification: { enabled: parts.includes('face') },
  proofOfAddress: { enabled: parts.includes('proof_of_address') },
  parts,
});

function progressOf({ status, result, error, parts }: z.infer<typeof transaction>): CheckProgress {
  if (status === 'decisionPending') return { stage: 'deciding' };
  if (status !== 'completed' || !result) return { stage: 'unfinished' };
  if (result === 'accepted') return { stage: 'decided', decision: result };
  const reason = retryReasonOf(error?.code);
  const asked = parts.map(({ part }) => part);
  const named = asked.filter((part) => result === 'retry' && part === partOf[reason]);
  return { stage: 'decided', decision: result, reason, parts: named.length > 0 ? named : asked };
}

function readNotice({ headers, body }: WebhookCall, secret: string): CheckNotice | undefined {
  const expected = createHmac('sha256', secret).update(body).digest('hex');
  if (!equalInConstantTime(expected, String(headers['x-trulioo-signature'] ?? ''))) return undefined;
  try {
    const read = notice.safeParse(JSON.parse(body.toString('utf8'))).data;
    return read && { eventId: read.id, transactionId: read.transactionId };
  } catch {
    return undefined;
  }
}
