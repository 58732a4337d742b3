import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { currencies } from '#domain/money/currency.ts';
import { fromMajorNumber, toMajorNumber } from '#domain/money/money.ts';
import type { SignUpCountryCode } from '#domain/reference/countryCodes.ts';
import { accept, refuse } from '#domain/result.ts';
import type { NeutralPaymentStatus } from '#domain/transfer/paymentOutcome.ts';
import { sha256Hex } from '../../http/requestSignature.ts';
import type { WebhookCall } from '../../http/route.ts';
import { equalInConstantTime } from '../../keys/macs.ts';
import { basicAuth } from '../../outbound/basicAuth.ts';
import { jsonOf, type SendRequest } from '../../outbound/request.ts';
import type { Credentials } from '../../settings/credentials.ts';
import type { PaymentNotice, PaymentProvider, PaymentToStart, ReadBack } from '../paymentProvider.ts';

type Pay360 = NonNullable<Credentials['pay360']>;

const timeoutMs = 10_000;
/** The gateway wants a fuller profile of somebody who sends money (spec §6, PAY-31). */
const profileUpdateRequired = '4221';

const opened = z.looseObject({
  status: z.string(),
  sessionId: z.string().optional(),
  redirectUrl: z.url().optional(),
  reasonCode: z.string().optional(),
});
const sessionAnswer = z.looseObject({
  sessionId: z.string(),
  hostedSessionStatus: z
    .looseObject({
      transactionState: z.looseObject({ id: z.string().optional(), transactionState: z.string() }).optional(),
    })
    .optional(),
});
const transaction = z.looseObject({
  transactionId: z.string(),
  merchantRef: z.string().optional(),
  status: z.string(),
  amount: z.number(),
  currency: z.enum(currencies),
});
const transactionAnswer = z.looseObject({ transaction });
const refundAnswer = z.looseObject({
  outcome: z.looseObject({ status: z.string(), reasonCode: z.string().optional() }),
  transaction: transaction.optional(),
});
const transactionsAnswer = z.array(transactionAnswer);

/** Pay360's Hosted Cashier (providers notes, 1.4). */
export function pay360(credentials: Pay360, send: SendRequest): PaymentProvider {
  const { instId } = credentials;
  const call = calls(credentials, send);
  const session = (id: string, deed: string) => `/hosted/rest/sessions/${instId}/${encodeURIComponent(id)}/${deed}`;

  return {
    async start(payment) {
      if (!isProfileWhole(payment)) return refuse('profileIncomplete');
      const answered = await call.post(`/hosted/rest/sessions/${instId}/payments`, sessionBody(credentials, payment));
      const made = answered && jsonOf(answered, opened);
      if (made?.reasonCode === profileUpdateRequired) return refuse('profileIncomplete');
      if (made?.status !== 'SUCCESS' || !made.sessionId || !made.redirectUrl) return refuse('paymentNotStarted');
      return accept({ providerRef: made.sessionId, next: { kind: 'redirect', url: made.redirectUrl } });
    },

    async readBack({ id, providerRef }) {
      if (!providerRef) return accept<ReadBack>({ status: 'created' });
      const answered = await call.get(session(providerRef, 'status'));
      const read = answered && jsonOf(answered, sessionAnswer);
      if (!read) return refuse('unanswered');
      const stands = read.hostedSessionStatus?.transactionState;
      const status = statusOf(stands?.transactionState);
      if (!stands?.id || status !== 'succeeded') return accept<ReadBack>({ status, reason: stands?.transactionState });

      const detail = await call.get(`/acceptor/rest/transactions/${instId}/${encodeURIComponent(stands.id)}`);
      const paid = detail && jsonOf(detail, transactionAnswer)?.transaction;
      if (!paid) return refuse('unanswered');
      if (paid.merchantRef !== id) return accept<ReadBack>({ status: 'processing', reason: 'another transaction' });
      const received = fromMajorNumber(paid.amount, paid.currency);
      return accept<ReadBack>({
        status,
        providerRef: paid.transactionId,
        isChargedBack: paid.status === 'CHARGED_BACK',
        ...(received.ok && { received: received.value }),
      });
    },

    async cancel({ providerRef }) {
      if (!providerRef) return 'closed';
      const answered = await call.post(session(providerRef, 'cancel'), {});
      if (!answered || answered.status >= 500) return 'unanswered';
      return answered.status < 300 ? 'closed' : 'tooLate';
    },

    /** Refunds carry our own number, by which one made earlier is found before another is asked. */
    async refund({ refundId, paymentRef, amount }) {
      const known = await call.get(`/acceptor/rest/transactions/${instId}/byRef?merchantRef=${refundId}`);
      const earlier = known && jsonOf(known, transactionsAnswer);
      if (!known || known.status >= 500 || !earlier) return refuse('unanswered');
      const [made] = earlier;
      if (made) return accept({ state: 'settled', providerRef: made.transaction.transactionId });

      const path = `/acceptor/rest/transactions/${instId}/${encodeURIComponent(paymentRef)}/refund`;
      const body = { transaction: { amount: toMajorNumber(amount), currency: amount.currency, merchantRef: refundId } };
      const answered = await call.post(path, body);
      const read = answered && answered.status < 500 ? jsonOf(answered, refundAnswer) : undefined;
      if (!read) return refuse('unanswered');
      if (read.outcome.status !== 'SUCCESS') {
        return accept({ state: 'failed', reason: read.outcome.reasonCode ?? read.outcome.status });
      }
      return accept({ state: 'settled', ...(read.transaction && { providerRef: read.transaction.transactionId }) });
    },

    readNotice: async (hook) => readNotice(hook, credentials),
  };
}

function calls({ apiUrl, username, password }: Pay360, send: SendRequest) {
  const headers = { authorization: basicAuth(username, password), 'content-type': 'application/json' };
  const answer = async (asked: ReturnType<SendRequest>) => {
    const answered = await asked;
    return answered.ok ? answered.value : undefined;
  };
  return {
    get: (path: string) => answer(send({ url: `${apiUrl}${path}`, method: 'GET', headers, timeoutMs })),
    post: (path: string, body: object) =>
      answer(send({ url: `${apiUrl}${path}`, method: 'POST', headers, body: JSON.stringify(body), timeoutMs })),
  };
}

/** What money-transfer merchants must send of the payer (financialServices). */
const isProfileWhole = ({ payer }: PaymentToStart): boolean =>
  payer.lastName !== '' && /^\d{4}-\d\d-\d\d$/.test(payer.birthDate) && Boolean(payer.postcode);

function sessionBody(credentials: Pay360, { payer, amount, attemptId, ...payment }: PaymentToStart): object {
  const report = new URLSearchParams({ attempt: attemptId, key: reportKey(credentials, attemptId) });
  const street = [payer.buildingNumber ?? payer.buildingName, payer.street].filter(Boolean).join(' ');
  return {
    session: {
      returnUrl: { url: payment.returnUrl },
      cancelUrl: { url: payment.returnUrl },
      transactionNotification: { url: `${payment.webhooksUrl}/pay360?${report}`, format: 'REST_JSON' },
    },
    transaction: {
      merchantReference: attemptId,
      description: `Sawa ${payment.transferId.slice(-12)}`,
      money: { currency: amount.currency, amount: { fixed: toMajorNumber(amount) } },
      do3DSecure: true,
    },
    customer: {
      registered: payment.tokenised,
      ...(payment.tokenised && { identity: { merchantCustomerId: payer.userId } }),
      details: {
        name: `${payer.firstName} ${payer.lastName}`,
        address: {
          line1: street,
          city: payer.town,
          region: payer.county,
          postcode: payer.postcode,
          countryCode: alpha3[payer.countryCode],
        },
        telephone: payer.phone,
        emailAddress: payer.email,
        defaultCurrency: amount.currency,
      },
    },
    financialServices: {
      dateOfBirth: payer.birthDate.replaceAll('-', ''),
      surname: payer.lastName.slice(0, 6),
      accountNumber: payer.membershipCode.slice(0, 10),
      postCode: payer.postcode?.replace(/\s/g, '').slice(0, 6),
    },
    locale: payment.language,
  };
}

/** Pay360 names countries by ISO 3166-1 alpha-3. */
const alpha3: Readonly<Record<string, string>> = {
  BE: 'BEL',
  CA: 'CAN',
  DK: 'DNK',
  FI: 'FIN',
  FR: 'FRA',
  DE: 'DEU',
  IE: 'IRL',
  IT: 'ITA',
  NL: 'NLD',
  NO: 'NOR',
  ES: 'ESP',
  SE: 'SWE',
  CH: 'CHE',
  GB: 'GBR',
} satisfies Record<SignUpCountryCode, string>;

function statusOf(state: string | undefined): NeutralPaymentStatus {
  if (state === undefined) return 'created';
  if (state === 'SUCCESS') return 'succeeded';
  if (state === 'FAILED') return 'declined';
  if (state === 'CANCELLED') return 'cancelled';
  return state === 'EXPIRED' ? 'expired' : 'processing';
}

/** Pay360 signs nothing: the address we gave it is known to it alone, and only makes us ask (providers notes, 1.4). */
const reportKey = ({ password }: Pay360, attemptId: string): string =>
  createHmac('sha256', password).update(`notification ${attemptId}`).digest('base64url');

function readNotice({ query = {}, body }: WebhookCall, credentials: Pay360): PaymentNotice | undefined {
  const { attempt, key } = query;
  if (typeof attempt !== 'string' || typeof key !== 'string') return undefined;
  if (!equalInConstantTime(reportKey(credentials, attempt), key)) return undefined;
  return { eventId: sha256Hex(Buffer.concat([Buffer.from(attempt), body])), about: { attemptId: attempt } };
}
