import { z } from 'zod';
import type { BankProvider } from '#contract/payment/payment.ts';
import { type Money, money } from '#domain/money/money.ts';
import { accept, type Result, refuse } from '#domain/result.ts';
import type { NeutralPaymentStatus } from '#domain/transfer/paymentOutcome.ts';
import type { WebhookCall } from '../../http/route.ts';
import { headerOf, isTimely, jsonIn } from '../../http/webhookCall.ts';
import { jsonOf, type SendRequest } from '../../outbound/request.ts';
import type { Credentials } from '../../settings/credentials.ts';
import type { PaymentProvider, PaymentToStart, ReadBack } from '../paymentProvider.ts';
import { type TruelayerClient, truelayerClient } from './truelayerClient.ts';
import { isSignedBy, type JwsHeader, readSignatureHeader } from './truelayerSignature.ts';

const created = z.looseObject({ id: z.string(), resource_token: z.string().optional(), status: z.string() });
const authorizing = z.looseObject({
  authorization_flow: z.looseObject({
    actions: z.looseObject({ next: z.looseObject({ type: z.literal('redirect'), uri: z.url() }) }),
  }),
});
const statuses = [
  'authorization_required',
  'authorizing',
  'authorized',
  'executed',
  'settled',
  'failed',
  'attempt_failed',
] as const;
const paymentAnswer = z.looseObject({
  id: z.string(),
  status: z.enum(statuses),
  amount_in_minor: z.int(),
  currency: z.literal('GBP'),
  failure_reason: z.string().optional(),
});
const refundAnswer = z.looseObject({ id: z.string(), status: z.string().optional() });
const searchAnswer = z.looseObject({
  items: z.array(
    z.looseObject({
      id: z.string(),
      display_name: z.string(),
      country_code: z.string(),
      logo_uri: z.string().optional(),
      capabilities: z.looseObject({
        payments: z.looseObject({
          bank_transfer: z.looseObject({ schemes: z.array(z.looseObject({ id: z.string() })).min(1) }),
        }),
      }),
    }),
  ),
});
const notice = z.looseObject({ type: z.string().optional(), event_id: z.string(), payment_id: z.string() });

/** TrueLayer payments v3: open banking into our merchant account (providers notes, 1.1). */
export function truelayer(credentials: Credentials['truelayer'], send: SendRequest) {
  const client = truelayerClient(credentials, send);
  const provider: PaymentProvider = {
    start: (payment) => start(client, { payment, credentials }),

    async readBack({ providerRef }) {
      if (!providerRef) return accept<ReadBack>({ status: 'created' });
      const answered = await client.get(`/v3/payments/${encodeURIComponent(providerRef)}`);
      const read = answered && jsonOf(answered, paymentAnswer);
      return read ? accept(readBackOf(read)) : refuse('unanswered');
    },

    async cancel({ id, providerRef }) {
      if (!providerRef) return 'closed';
      const path = `/v3/payments/${encodeURIComponent(providerRef)}/actions/cancel`;
      const answered = await client.post(path, { body: {}, idempotencyKey: id });
      if (!answered) return 'unanswered';
      return answered.status < 300 ? 'closed' : 'tooLate';
    },

    async refund({ refundId, paymentRef, amount }) {
      const path = `/v3/payments/${encodeURIComponent(paymentRef)}/refunds`;
      const body = { amount_in_minor: amount.minor, reference: refundId.slice(-12) };
      const made = await client.post(path, { body, idempotencyKey: refundId });
      if (made && refusals.includes(made.status)) return accept({ state: 'failed', reason: `answered ${made.status}` });
      const refund = made && made.status < 300 ? jsonOf(made, refundAnswer) : undefined;
      if (!refund) return refuse('unanswered');
      const asked = await client.get(`${path}/${encodeURIComponent(refund.id)}`);
      const state = (asked && jsonOf(asked, refundAnswer)?.status) ?? 'pending';
      if (state === 'failed') return accept({ state: 'failed', reason: refund.id });
      return accept({ state: state === 'executed' ? 'settled' : 'submitted', providerRef: refund.id });
    },

    readNotice: (call) => readNotice(client, { call, jwksUrl: credentials.webhookJwksUrl }),
  };
  return { provider, listBanks: keptBanks(client, shownOrigins(credentials)) };
}

/** Answers that say no to what was asked, however often it is asked; any other may change. */
const refusals = [400, 403, 404, 422];

/** Milliseconds a list of banks serves everybody: it is asked for with every payment and changes a few times a year. */
const banksKeptMs = 60_000;

function keptBanks(client: TruelayerClient, logoOrigins: readonly string[]): () => ReturnType<typeof listBanks> {
  let kept: { readonly at: number; readonly banks: ReturnType<typeof listBanks> } | undefined;
  return async () => {
    if (kept && performance.now() - kept.at < banksKeptMs) return kept.banks;
    const asked = { at: performance.now(), banks: listBanks(client, logoOrigins) };
    kept = asked;
    const banks = await asked.banks;
    if (!banks.ok && kept === asked) kept = undefined;
    return banks;
  };
}

async function start(
  client: TruelayerClient,
  { payment, credentials }: { payment: PaymentToStart; credentials: Credentials['truelayer'] },
) {
  const { attemptId, amount, payer, bank, transferId } = payment;
  if (!bank) return refuse('paymentNotStarted');
  const made = await client.post('/v3/payments', {
    idempotencyKey: attemptId,
    body: {
      amount_in_minor: amount.minor,
      currency: amount.currency,
      payment_method: {
        type: 'bank_transfer',
        provider_selection: {
          type: 'preselected',
          provider_id: bank.providerId,
          scheme_selection: { type: 'preselected', scheme_id: bank.schemeId },
        },
        beneficiary: {
          type: 'merchant_account',
          merchant_account_id: credentials.merchantAccountId,
          account_holder_name: 'Sawa',
          reference: `SW ${transferId.slice(-12)}`,
        },
      },
      user: {
        name: `${payer.firstName} ${payer.lastName}`,
        ...(payer.email ? { email: payer.email } : { phone: payer.phone }),
        date_of_birth: payer.birthDate,
      },
      metadata: { transfer_id: transferId },
      // Begins the authorisation in the same call: a signature is the dearest thing either side does.
      authorization_flow: { redirect: { return_uri: payment.returnUrl }, provider_selection: {} },
    },
  });
  const found = made && made.status < 300 ? jsonOf(made, created) : undefined;
  if (!made || !found || found.status === 'failed') return refuse('paymentNotStarted');
  const address =
    jsonOf(made, authorizing)?.authorization_flow.actions.next.uri ??
    widgetAddress(credentials, { ...found, returnUrl: payment.returnUrl });
  if (!address) return refuse('paymentNotStarted');
  return accept({ providerRef: found.id, next: { kind: 'redirect', url: address } as const });
}

type Created = z.infer<typeof created> & { readonly returnUrl: string };

/** Where the bank asks for more than a redirect, TrueLayer's own page sees to it (PAY-22, D-82). */
function widgetAddress(
  { hostedPageUrl }: Credentials['truelayer'],
  { id, resource_token, returnUrl }: Created,
): string | undefined {
  if (resource_token === undefined) return undefined;
  return `${hostedPageUrl}#${new URLSearchParams({ payment_id: id, resource_token, return_uri: returnUrl })}`;
}

const statusOf: Record<(typeof statuses)[number], NeutralPaymentStatus> = {
  authorization_required: 'created',
  authorizing: 'pending_user',
  authorized: 'processing',
  executed: 'processing',
  settled: 'succeeded',
  attempt_failed: 'pending_user',
  failed: 'declined',
};

function readBackOf(payment: z.infer<typeof paymentAnswer>): ReadBack {
  const reason = payment.failure_reason;
  if (payment.status === 'failed' && reason === 'canceled') return { status: 'cancelled', reason };
  if (payment.status === 'failed' && reason === 'expired') return { status: 'expired', reason };
  const received: Money | undefined =
    payment.status === 'settled' ? money(payment.currency, payment.amount_in_minor) : undefined;
  return { status: statusOf[payment.status], providerRef: payment.id, received, reason };
}

/** Believed only under a key from TrueLayer's own address, rebuilt from this very call. */
async function readNotice(client: TruelayerClient, { call, jwksUrl }: { call: WebhookCall; jwksUrl: string }) {
  const signature = headerOf(call, 'tl-signature') ?? '';
  const head = readSignatureHeader(signature);
  if (!head || head.jku !== jwksUrl || !saysItsTime(head, call)) return undefined;
  const key = await client.webhookKey(head.kid);
  if (!key) return undefined;
  const signed = { method: 'POST', path: call.path, body: call.body, header: (name: string) => headerOf(call, name) };
  if (!isSignedBy(signed, { signature, key })) return undefined;
  const read = jsonIn(call.body.toString('utf8'), notice);
  if (!read) return undefined;
  const isStalled = read.type === 'payment_settlement_stalled' || undefined;
  return { eventId: read.event_id, about: { providerRef: read.payment_id }, isStalled };
}

/** When the call was sent is part of what is signed, and it comes in that time. */
function saysItsTime({ tl_headers: names }: JwsHeader, call: WebhookCall): boolean {
  const isSigned = names.toLowerCase().split(',').includes(timestampHeader);
  return isSigned && isTimely(call, Date.parse(headerOf(call, timestampHeader) ?? ''));
}
const timestampHeader = 'x-tl-webhook-timestamp';

/** Sites our pages may load pictures from; a logo from anywhere else is left out, and drawn by its initials. */
const shownOrigins = ({ hostedPageUrl, bankOrigins = [] }: Credentials['truelayer']): readonly string[] =>
  [hostedPageUrl, ...bankOrigins].map((url) => new URL(url).origin);

async function listBanks(
  client: TruelayerClient,
  logoOrigins: readonly string[],
): Promise<Result<BankProvider[], 'serviceUnavailable'>> {
  const answered = await client.post('/v3/payments-providers/search', {
    idempotencyKey: 'search',
    body: {
      authorization_flow: { configuration: { redirect: {} } },
      countries: ['GB'],
      currencies: ['GBP'],
      release_channel: 'general_availability',
      customer_segments: ['retail'],
      capabilities: { payments: { bank_transfer: {} } },
    },
  });
  const read = answered && jsonOf(answered, searchAnswer);
  if (!read) return refuse('serviceUnavailable');
  return accept(
    read.items.map(({ id, display_name, country_code, logo_uri, capabilities }) => ({
      providerId: id,
      schemeId: capabilities.payments.bank_transfer.schemes[0]?.id ?? '',
      displayName: display_name,
      countryCode: country_code,
      ...(logo_uri && logoOrigins.includes(originOf(logo_uri)) && { logoUri: logo_uri }),
    })),
  );
}

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : '');
