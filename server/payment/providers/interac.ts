import { z } from 'zod';
import { accept, type Result, refuse } from '#domain/result.ts';
import type { WebhookCall } from '../../http/route.ts';
import { jsonOf, type SendRequest } from '../../outbound/request.ts';
import type { Credentials } from '../../settings/credentials.ts';
import type {
  PaymentNotice,
  PaymentProvider,
  PaymentToStart,
  ReadBack,
  RefundAnswer,
  RefundToMake,
} from '../paymentProvider.ts';
import { type Paycross, paycrossClient, readBackOf, readPaycrossNotice, transaction } from './paycrossClient.ts';

/**
 * Asking for an Interac e-Transfer, whoever the acquirer is: a request is made, the payer accepts it at their bank, and
 * how it stands is asked by its number (providers notes, 1.7).
 */
type InteracGateway = {
  readonly request: (
    payment: PaymentToStart,
  ) => Promise<Result<{ readonly uid: string; readonly url: string }, 'paymentNotStarted'>>;
  readonly standing: (attempt: { readonly id: string; readonly uid: string }) => Promise<ReadBack | undefined>;
  readonly refund: (refund: RefundToMake) => Promise<Result<RefundAnswer, 'unanswered'>>;
  readonly readNotice: (call: WebhookCall) => PaymentNotice | undefined;
};

type Interac = NonNullable<Credentials['interac']> & { readonly paycross: Paycross };

/** Interac e-Transfer through the acquirer of the configuration; another one is another gateway below. */
export function interac(credentials: Interac, send: SendRequest): PaymentProvider {
  const gateway = throughPaycross(credentials, send);
  return {
    async start(payment) {
      const made = await gateway.request(payment);
      if (!made.ok) return made;
      return accept({ providerRef: made.value.uid, next: { kind: 'redirect', url: made.value.url } });
    },

    async readBack({ id, providerRef }) {
      if (!providerRef) return accept<ReadBack>({ status: 'created' });
      const stands = await gateway.standing({ id, uid: providerRef });
      return stands ? accept(stands) : refuse('unanswered');
    },

    /** A request for money cannot be withdrawn; what comes by it later goes back by itself. */
    async cancel(attempt) {
      const read = await this.readBack(attempt);
      if (!read.ok) return 'unanswered';
      return ['succeeded', 'processing'].includes(read.value.status) ? 'tooLate' : 'closed';
    },

    refund: gateway.refund,
    readNotice: async (call) => gateway.readNotice(call),
  };
}

const requested = z.looseObject({
  transaction: transaction.extend({ form: z.looseObject({ action: z.url(), method: z.literal('GET') }) }),
});

/** PayCross' `interac`, channel ETI. */
function throughPaycross({ paycross, loginId }: Interac, send: SendRequest): InteracGateway {
  const client = paycrossClient(paycross, send);
  return {
    async request(payment) {
      const body = { request: requestBody(payment, { loginId, isTest: paycross.isTest }) };
      const url = `${paycross.apmUrl}/beyag/transactions/payments`;
      const answered = await client.call(url, { version: '3', body });
      const made = answered && answered.status < 300 ? jsonOf(answered, requested)?.transaction : undefined;
      return made ? accept({ uid: made.uid, url: made.form.action }) : refuse('paymentNotStarted');
    },

    async standing({ id, uid }) {
      const made = await client.transaction(uid);
      return made && readBackOf(made, { attempt: { id, providerRef: uid }, isTest: paycross.isTest });
    },

    refund: (refund) => client.refund(refund),
    readNotice: (call) => readPaycrossNotice(call, paycross),
  };
}

type Shop = { readonly loginId: string; readonly isTest: boolean };

const requestBody = ({ payer, amount, attemptId, ...payment }: PaymentToStart, { loginId, isTest }: Shop) => ({
  test: isTest,
  amount: amount.minor,
  currency: amount.currency,
  description: `Sawa ${payment.transferId.slice(-12)}`,
  tracking_id: attemptId,
  notification_url: `${payment.webhooksUrl}/interac`,
  return_url: payment.returnUrl,
  language: payment.language,
  method: { type: 'interac', login_id: loginId, channel: 'ETI' },
  customer: { first_name: payer.firstName, last_name: payer.lastName, email: payer.email, phone: payer.phone },
});
