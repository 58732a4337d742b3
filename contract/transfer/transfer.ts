import { z } from 'zod';
import { openPayments } from '#domain/payment/openPayment.ts';
import { paymentProviderIds } from '#domain/payment/paymentProvider.ts';
import { payoutMethods } from '#domain/reference/payoutMethods.ts';
import { delayCauses } from '#domain/transfer/deliveryPromise.ts';
import { refundRoutes } from '#domain/transfer/refundRoute.ts';
import { smallFirstReasons } from '#domain/transfer/smallFirst.ts';
import { statusGroups } from '#domain/transfer/statusGroups.ts';
import { transferStatuses } from '#domain/transfer/transferStatus.ts';
import { gatewayRefusals, recipientChangeRefusals } from '../payment/updateRefusals.ts';
import { endpoint } from '../protocol/endpoint.ts';
import type { ErrorCode } from '../protocol/failure.ts';
import {
  amount,
  clientIp,
  countryCode,
  countText,
  currency,
  decimalText,
  done,
  epochSeconds,
  id,
  pageLimit,
  text,
} from '../protocol/field.ts';
import { bothAmounts, priceParts } from '../quote/quote.ts';
import { recipient } from '../recipient/recipient.ts';
import { usedVoucher } from '../reward/rewards.ts';
import { draftId } from './draft.ts';
import { sumOfCurrency } from './sumText.ts';

/** Money on its way back, or given back: how much, to what, by which reference, and by when (peers 18). */
export const refund = z.strictObject({
  amount,
  currency,
  route: z.enum(refundRoutes),
  reference: z.string(),
  requestedAt: epochSeconds,
  dueAt: epochSeconds,
  settledAt: epochSeconds.optional(),
  /** The company that took the payment would not give it back: one of our people pays it by bank. */
  isRefused: z.literal(true).optional(),
});
export type Refund = z.infer<typeof refund>;

/** A transfer as the sender sees it (TRF-14, TRF-15). */
export const transfer = z.strictObject({
  id,
  /** What people call it by, without the prefix it is shown with: 7K3M92NC (TRF-16). */
  reference: z.string(),
  recipientId: id,
  recipient,
  transferMethod: z.enum(payoutMethods),
  ...bothAmounts,
  status: z.enum(transferStatuses),
  /** While money may still come by a payment nobody says that none was taken. */
  payment: z.enum(openPayments),
  approved: z.boolean(),
  dateCreated: epochSeconds,
  /** When an unpaid transfer ends: dateCreated + 86 400 s (D-73). */
  expiresAt: epochSeconds,
  originCountryCode: countryCode,
  destinationCountryCode: countryCode,
  meta: z.strictObject({
    decline_reason: z.string().optional(),
    transferReason: z.string(),
    exchangeBase: z.string(),
    exchangeRate: decimalText,
    exchangeTarget: z.string(),
    /** The operator fee, as the spec names it on a transfer. */
    serviceFee: amount,
    transferCharge: amount,
    ...priceParts,
    promoCode: z.string().optional(),
    /** The credits and vouchers its discounts are (TRF-15). */
    Vouchers: z.array(usedVoucher),
    /** Loyalty points it gave, once it was delivered and has not come back (TXN-27). */
    pointsEarned: z.int().min(0).optional(),
    /** The provider’s own number for the payment, once there is one. */
    transactionId: z.string().optional(),
    /** A rule holds a paid transfer back for a look (PENDING_REVIEW), or a delivery came back (PAYOUT_RETURNED). */
    state: z.string().optional(),
    paymentGateway: z.enum(paymentProviderIds).optional(),
    paymentGatewayCharge: amount,
    /** When the rate of an unpaid transfer is no longer held. */
    rateHeldUntil: epochSeconds,
    /** The page its receipt is on; missing until we have the money (TXN-31). */
    receipt_url: z.string().optional(),
  }),
  /** The sender may still name somebody else (D-126). */
  recipientChangeable: z.boolean(),
  /** It goes to another than it was made for: what is changed next is no slip in a name any more (decision 162). */
  recipientChanged: z.boolean(),
  /** The sender may still cancel: no partner pays it, or may have paid it (D-122). */
  cancellable: z.boolean(),
  refunds: z.array(refund),
  /** Why the least of it is offered to be sent first, while it is unpaid (decision 148). */
  smallFirst: z.enum(smallFirstReasons).optional(),
  /** It was sent first and arrived: what stays to be sent, in the currency paid in, until that is made. */
  rest: amount.optional(),
  /** Noticed by our clock: later than promised. */
  delay: z.strictObject({ promised: epochSeconds, noticedAt: epochSeconds, cause: z.enum(delayCauses) }).optional(),
  /** Every status it has been in, oldest first. */
  history: z.array(z.strictObject({ status: z.enum(transferStatuses), at: epochSeconds })),
});
export type Transfer = z.infer<typeof transfer>;

const ofUser = z.strictObject({ id });
const oneOfUser = z.strictObject({ id, tid: id });

/** Each has a way out on both faces (`wayOut.ts`); one more does not compile until it has one. */
export const creationRefusals = [
  'notFound',
  'quoteExpired',
  'quoteUsed',
  'reasonUnknown',
  'rateUnavailable',
  'draftUsed',
  'recipientDoesNotFit',
  'unverifiedTransfersExceeded',
  'sendingLimitExceeded',
  'reauthenticationRequired',
  'promoUsedUp',
] as const satisfies readonly ErrorCode[];
export type CreationRefusal = (typeof creationRefusals)[number];

export const createTransfer = endpoint({
  method: 'POST',
  path: '/user/{id}/transfer',
  access: 'signedIn',
  summary: 'Creates a transfer from a quote; the same quote gives the same transfer back',
  params: ofUser,
  body: z.strictObject({
    recipientId: id,
    transferQuoteId: id,
    transferReasonId: text(40),
    /** The draft it was prepared as, which it consumes (decision 062; not in the spec). */
    draftId: draftId.optional(),
    /** The transfer of theirs it makes again, which ended unpaid; it has one successor (decision 066; not in the spec). */
    madeAgainFrom: id.optional(),
    /** The unpaid transfer of theirs whose least it is, which is cancelled for it (decision 148; not in the spec). */
    smallFirstOf: id.optional(),
    /** The transfer of theirs that arrived, whose rest it is (decision 148; not in the spec). */
    restOf: id.optional(),
  }),
  data: transfer,
  refusals: creationRefusals,
});

export const readTransfer = endpoint({
  method: 'GET',
  path: '/user/{id}/transfer/{tid}',
  access: 'signedIn',
  summary: 'One transfer',
  params: oneOfUser,
  data: transfer,
});

export const cancelTransfer = endpoint({
  method: 'DELETE',
  path: '/user/{id}/transfer/{tid}',
  access: 'signedIn',
  summary: 'Cancels a transfer that may still be cancelled (D-122)',
  params: oneOfUser,
  data: transfer,
});

/** Seconds since 1970, in an address. */
const secondsText = z.string().regex(/^\d{1,12}$/);

export const listTransfers = endpoint({
  method: 'GET',
  path: '/user/{id}/transfers',
  access: 'signedIn',
  summary: 'Transfers, newest first',
  params: ofUser,
  query: z.strictObject({
    /** The most there may be, from the first, unless told (API-74). */
    limit: pageLimit.optional(),
    offset: countText({ min: 0, max: 1_000_000 }).optional(),
    /** A reference as somebody types it or a part of one, part of an id, or of a recipient's name (D-91). */
    transactionId: text(80).optional(),
    group: z.enum(statusGroups).optional(),
    /** What was sent, paid in all or received, exactly: '200.00 GBP' (not in the spec). */
    amount: sumOfCurrency.optional(),
    /** Whom it is for (not in the spec). */
    recipientId: id.optional(),
    dateFrom: secondsText.optional(),
    dateTo: secondsText.optional(),
  }),
  data: z.strictObject({
    collections: z.array(transfer),
    total: z.int(),
    /** How many there are in each group over all pages, whichever group is listed (D-128). */
    totals: z.strictObject({ completed: z.int(), cancelled: z.int(), pending: z.int() }),
  }),
});

export const readStatement = endpoint({
  method: 'GET',
  path: '/user/{id}/statement',
  access: 'signedIn',
  summary: 'The delivered transfers of a period, all at once, refused where they are too many (not in the spec: D-127)',
  params: ofUser,
  query: z.strictObject({ dateFrom: secondsText, dateTo: secondsText }),
  data: z.strictObject({ collections: z.array(transfer) }),
});

const gatewayChoice = z.strictObject({
  paymentGateway: z.enum(paymentProviderIds),
  clientIp: clientIp.optional(),
  /** Whether the card company may store the card for the next payment. */
  tokenised: z.boolean().optional(),
});
export type GatewayChoice = z.infer<typeof gatewayChoice>;

export const updateTransfer = endpoint({
  method: 'PUT',
  path: '/user/transfer/{tid}',
  access: 'signedIn',
  summary: 'Chooses the payment gateway, or another recipient while unpaid (D-126)',
  params: z.strictObject({ tid: id }),
  body: z.union([gatewayChoice, z.strictObject({ recipientId: id })]),
  data: transfer,
  refusals: [...gatewayRefusals, ...recipientChangeRefusals],
});

export const acknowledgeScamAlert = endpoint({
  method: 'POST',
  path: '/transfers/acknowledgment-scam-alert',
  access: 'signedIn',
  summary: 'The sender knows and trusts a new recipient',
  body: z.strictObject({ transferId: id, recipientId: id, acknowledgment: z.literal(true) }),
  data: done,
});

export const readTransferResult = endpoint({
  method: 'GET',
  path: '/transfer/{tid}/result',
  access: 'public',
  summary: 'How a payment stands, and nothing else, for a browser without a session (D-111; not in the spec)',
  params: z.strictObject({ tid: id }),
  data: z.strictObject({
    state: z.enum(['COMPLETE', 'CANCELLED', 'INPROGRESS']),
    /** Nothing more will happen to it: there is no use in asking again. */
    ended: z.boolean(),
  }),
});
