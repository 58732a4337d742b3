import { z } from 'zod';
import { accept, refuse } from '#domain/result.ts';
import { jsonOf, type SendRequest } from '../../outbound/request.ts';
import type { PaymentProvider, PaymentToStart, ReadBack } from '../paymentProvider.ts';
import { type Paycross, paycrossClient, readBackOf, readPaycrossNotice } from './paycrossClient.ts';

const created = z.looseObject({ checkout: z.looseObject({ token: z.string(), redirect_url: z.url() }) });
const checkoutAnswer = z.looseObject({
  checkout: z.looseObject({
    status: z.string().nullish(),
    expired: z.boolean().optional(),
    gateway_response: z
      .looseObject({ payment: z.looseObject({ uid: z.string(), status: z.string() }).optional() })
      .nullish(),
  }),
});

/** Minutes the page is open; long enough for a proof by the bank. */
const openForMs = 30 * 60_000;

/** PayCross' checkout page (providers notes, 1.5). */
export function paycross(credentials: Paycross, send: SendRequest): PaymentProvider {
  const client = paycrossClient(credentials, send);
  const { checkoutUrl, isTest } = credentials;
  return {
    async start(payment) {
      const body = checkoutBody(payment, isTest);
      const answered = await client.call(`${checkoutUrl}/ctp/api/checkouts`, { version: '2', body });
      const made = answered && answered.status < 300 ? jsonOf(answered, created)?.checkout : undefined;
      if (!made) return refuse('paymentNotStarted');
      return accept({ providerRef: made.token, next: { kind: 'redirect', url: made.redirect_url } });
    },

    async readBack(attempt) {
      if (!attempt.providerRef) return accept<ReadBack>({ status: 'created' });
      const path = `/ctp/api/checkouts/${encodeURIComponent(attempt.providerRef)}`;
      const answered = await client.call(`${checkoutUrl}${path}`, { version: '2' });
      const read = answered && jsonOf(answered, checkoutAnswer)?.checkout;
      if (!read) return refuse('unanswered');
      const uid = read.gateway_response?.payment?.uid;
      if (uid === undefined) return accept<ReadBack>({ status: endWithoutTry(read) });
      const made = await client.transaction(uid);
      return made ? accept(readBackOf(made, { attempt, isTest })) : refuse('unanswered');
    },

    /** A checkout ends by itself; money that comes by it later goes back by itself. */
    async cancel(attempt) {
      const read = await this.readBack(attempt);
      if (!read.ok) return 'unanswered';
      return ['succeeded', 'processing'].includes(read.value.status) ? 'tooLate' : 'closed';
    },

    refund: (refund) => client.refund(refund),
    readNotice: async (hook) => readPaycrossNotice(hook, credentials),
  };
}

function endWithoutTry({ status, expired }: { status?: string | null | undefined; expired?: boolean | undefined }) {
  if (status === 'canceled' || status === 'cancelled') return 'cancelled';
  return expired || status === 'expired' ? 'expired' : 'pending_user';
}

function checkoutBody({ payer, amount, attemptId, ...payment }: PaymentToStart, isTest: boolean): object {
  const address = [payer.buildingNumber ?? payer.buildingName, payer.street].filter(Boolean).join(' ');
  return {
    checkout: {
      test: isTest,
      transaction_type: 'payment',
      attempts: 1,
      iframe: false,
      order: {
        amount: amount.minor,
        currency: amount.currency,
        description: `Sawa ${payment.transferId.slice(-12)}`,
        tracking_id: attemptId,
        expired_at: new Date(Date.now() + openForMs).toISOString(),
        ...(payment.tokenised && { additional_data: { contract: ['card_on_file'] } }),
      },
      settings: {
        success_url: payment.returnUrl,
        decline_url: payment.returnUrl,
        fail_url: payment.returnUrl,
        // The code the result page knows a payer by who turned back (RES-13).
        cancel_url: `${payment.returnUrl}&statusCode=2002`,
        notification_url: `${payment.webhooksUrl}/paycross`,
        language: payment.language,
      },
      customer: {
        first_name: payer.firstName,
        last_name: payer.lastName,
        email: payer.email,
        phone: payer.phone,
        address,
        city: payer.town,
        zip: payer.postcode,
        country: payer.countryCode,
        birth_date: payer.birthDate,
        external_id: payer.userId,
      },
    },
  };
}
