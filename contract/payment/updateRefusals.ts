import type { ErrorCode } from '../protocol/failure.ts';
import type { PaymentRefusal } from './payment.ts';

/** Of another recipient. */
export const recipientChangeRefusals = [
  'notFound',
  'recipientDoesNotFit',
  'accountNameNotFound',
  'accountNameUnavailable',
  'reauthenticationRequired',
  'acknowledgmentRequired',
  'recipientBoundToPayment',
  'recipientNotChangeable',
] as const satisfies readonly ErrorCode[];
export type RecipientChangeRefusal = (typeof recipientChangeRefusals)[number];

/** Of a gateway; the way out is the payment's own. */
export const gatewayRefusals = [
  'notFound',
  'transferNotPayable',
  'paymentInProgress',
  'providerNotOffered',
  'providerNotOpen',
  'providerUnavailable',
  'cardLimitExceeded',
] as const satisfies readonly PaymentRefusal[];
