import type { payInCurrencies } from '#domain/money/currency.ts';
import { money, toMajorText } from '#domain/money/money.ts';
import { type HostedPayment, type HostedRefund, receivedMinor, stateNow, stolenCard } from '../hosted/hostedPayment.ts';

/** OPPWA's results, by what happened. */
export const results = {
  created: ['000.200.100', 'successfully created checkout'],
  pending: ['000.200.000', 'transaction pending'],
  paid: ['000.100.110', "Request successfully processed in 'Merchant in Integrator Test Mode'"],
  declined: ['800.100.152', 'transaction declined by authorization system'],
  suspected: ['800.200.159', 'account or user is blacklisted (card stolen)'],
  unproven: ['100.380.401', 'User Authentication Failed'],
  cancelled: ['100.396.101', 'Cancelled by user'],
  noSession: ['200.300.404', 'No payment session found for the requested id - has it been more than 30min?'],
  notAllowed: ['800.900.300', 'invalid authentication information'],
  invalid: ['200.300.404', 'invalid or missing parameter'],
  noSuchTransaction: ['700.400.580', 'cannot find transaction'],
  refundExceeds: ['700.300.700', 'cannot reverse or refund (more than was taken)'],
  refundRefused: ['800.100.100', 'transaction declined for unknown reason'],
  noSuchRegistration: ['100.150.200', 'registration does not exist'],
} as const;

export type ResultName = keyof typeof results;

export const resultOf = (name: ResultName) => {
  const [code, description] = results[name];
  return { code, description };
};

const resultNames: Record<HostedPayment['state'], ResultName> = {
  open: 'pending',
  stepUp: 'pending',
  processing: 'pending',
  paid: 'paid',
  chargedBack: 'paid',
  declined: 'declined',
  cancelled: 'cancelled',
  expired: 'noSession',
};

/** Refusals with a result of their own. */
const refusedFor: Readonly<Record<string, ResultName>> = {
  'Authentication failed': 'unproven',
  [stolenCard]: 'suspected',
};

export const resultNameOf = (payment: HostedPayment): ResultName =>
  (payment.reason && refusedFor[payment.reason]) || resultNames[stateNow(payment)];

const written = (currency: (typeof payInCurrencies)[number], minor: number) => toMajorText(money(currency, minor));

export function paymentView(payment: HostedPayment): object {
  const { currency, transaction, orderReference, cardToken, scheme, maskedNumber } = payment;
  const name = payment.state === 'processing' ? 'stalled' : resultNameOf(payment);
  return {
    id: transaction ?? payment.id,
    paymentType: payment.state === 'chargedBack' ? 'CB' : 'DB',
    ...(scheme && { paymentBrand: scheme }),
    amount: written(currency, receivedMinor(payment)),
    currency,
    merchantTransactionId: orderReference,
    // Pending for days: the payer said yes and the bank says nothing.
    result: name === 'stalled' ? { code: '800.400.500', description: 'Waiting for confirmation' } : resultOf(name),
    ...(maskedNumber && { card: { bin: maskedNumber.slice(0, 6), last4Digits: maskedNumber.slice(-4) } }),
    ...(cardToken && payment.state === 'paid' && { registrationId: cardToken }),
    timestamp: new Date().toISOString(),
    ndc: payment.id,
  };
}

export const refundView = ({ id, amountMinor, currency, merchantReference, state }: HostedRefund): object => ({
  id,
  paymentType: 'RF',
  amount: written(currency, amountMinor),
  currency,
  merchantTransactionId: merchantReference,
  result: resultOf(state === 'made' ? 'paid' : 'refundRefused'),
});
