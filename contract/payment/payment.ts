import { z } from 'zod';
import { paymentKinds } from '#domain/payment/paymentKind.ts';
import { paymentProviderIds } from '#domain/payment/paymentProvider.ts';
import { endpoint } from '../protocol/endpoint.ts';
import type { ErrorCode } from '../protocol/failure.ts';
import { amount, currency, epochSeconds, id, text } from '../protocol/field.ts';

export const bankProvider = z.strictObject({
  providerId: z.string(),
  schemeId: z.string(),
  displayName: z.string(),
  countryCode: z.string(),
  logoUri: z.string().optional(),
});
export type BankProvider = z.infer<typeof bankProvider>;

const bankChoice = z.strictObject({ providerId: text(120), schemeId: text(120) });
export type BankChoice = z.infer<typeof bankChoice>;

/** A bank is listed once for every payment scheme it takes part in. */
export const isSameBank = (one: BankChoice, other: BankChoice | undefined): boolean =>
  one.providerId === other?.providerId && one.schemeId === other.schemeId;

export const listBankProviders = endpoint({
  method: 'GET',
  path: '/truelayer/payment',
  access: 'signedIn',
  summary: 'Banks a sender can pay from',
  data: z.array(bankProvider),
});

/** Each has a way out on both faces (`pay-transfer/wayOut.ts`); one more does not compile until it has one. */
export const paymentRefusals = [
  'notFound',
  'requestInvalid',
  'serviceUnavailable',
  'verificationRequired',
  'acknowledgmentRequired',
  'transferExpired',
  'transferNotPayable',
  'paymentInProgress',
  'heldBySender',
  'profileIncomplete',
  'providerNotOffered',
  'providerNotOpen',
  'providerUnavailable',
  'cardLimitExceeded',
  'paymentNotStarted',
] as const satisfies readonly ErrorCode[];
export type PaymentRefusal = (typeof paymentRefusals)[number];

export const startBankPayment = endpoint({
  method: 'POST',
  path: '/truelayer/payment',
  access: 'signedIn',
  summary: 'Starts an open-banking payment; the browser goes to auth_flow.uri',
  body: z.strictObject({ ...bankChoice.shape, transferId: id }),
  data: z.strictObject({ payment_id: z.string(), auth_flow: z.strictObject({ uri: z.string() }) }),
  refusals: paymentRefusals,
});

export const completeBankPayment = endpoint({
  method: 'POST',
  path: '/truelayer/completed',
  access: 'signedIn',
  summary: 'The browser is back from the bank: a hint to read the payment’s state now',
  body: z.strictObject({ transferId: id }),
  data: z.strictObject({ checked: z.boolean() }),
});

export const reportPaymentReturn = endpoint({
  method: 'POST',
  path: '/user/{id}/transfer/{tid}/payment-return',
  access: 'signedIn',
  summary:
    'The browser is back from a company without a call of its own for it: reads the payment now (not in the spec)',
  params: z.strictObject({ id, tid: id }),
  data: z.strictObject({ checked: z.boolean() }),
});

/** Fields a browser posts to a card company’s own page. */
const cardForm = z.strictObject({ url: z.string(), fields: z.array(z.tuple([z.string(), z.string()])) });
export type CardForm = z.infer<typeof cardForm>;

/** By which company, or `none` where discounts leave nothing to pay. */
const paymentMethod = z.enum([...paymentProviderIds, 'none']);

/** Payment record (PAY-33). */
export const payment = z.strictObject({
  id,
  transferId: id,
  method: paymentMethod,
  amount,
  currency,
  reference: z.string(),
  status: z.string(),
  dateCreated: epochSeconds,
  lastUpdated: epochSeconds,
  meta: z.strictObject({}),
  data: z.strictObject({ form: cardForm }).optional(),
});
export type Payment = z.infer<typeof payment>;

export const createPayment = endpoint({
  method: 'POST',
  path: '/user/{id}/payment',
  access: 'signedIn',
  summary: 'Opens a payment record; for a card it carries the signed form to post to the card company',
  params: z.strictObject({ id }),
  body: z.strictObject({
    transferId: id,
    method: paymentMethod,
    /** The remaining fields of the spec’s record are what the browser believes; the server decides (money notes, 1.1). */
    amount: amount.optional(),
    reference: text(80).optional(),
    status: text(40).optional(),
    dateCreated: epochSeconds.optional(),
    lastUpdated: epochSeconds.optional(),
    meta: z.looseObject({}).optional(),
    data: z.looseObject({}).optional(),
  }),
  data: payment,
  refusals: paymentRefusals,
});

/** What to pay with, and from which bank where it is one. */
export const paymentChoice = z.strictObject({
  provider: z.enum(paymentProviderIds),
  bank: bankChoice.optional(),
});
export type PaymentChoice = z.infer<typeof paymentChoice>;

const closedReason = z.enum(['providerNotOpen', 'providerUnavailable']);

export const readPaymentWays = endpoint({
  method: 'GET',
  path: '/payment/ways',
  access: 'signedIn',
  summary:
    'Which companies take no money now, which ways are given to another (D-80), and what the sender paid with last',
  data: z.strictObject({
    closed: z.partialRecord(z.enum(paymentProviderIds), closedReason),
    switched: z.array(z.strictObject({ currency, kind: z.enum(paymentKinds), provider: z.enum(paymentProviderIds) })),
    /** With what this sender last paid in full. */
    paidLast: paymentChoice.optional(),
  }),
});
