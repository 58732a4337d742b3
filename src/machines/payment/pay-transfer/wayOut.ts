import { type PaymentRefusal, paymentRefusals } from '#contract/payment/payment.ts';
import type { Failure } from '#contract/protocol/failure.ts';

/** What fixes a payment that was not started. */
export type PaymentWayOut =
  /** The same or another way to pay, with the reason beside it. */
  | 'method'
  | 'profile'
  | 'password'
  | 'verification'
  | 'acknowledgement'
  | 'notOpen'
  /** Nothing is left to be paid: the flow ends, and says so. */
  | 'expired'
  | 'notPayable';

/** Every refusal of the calls that start a payment: one that is added without a way out does not compile. */
const waysOut: Record<PaymentRefusal, PaymentWayOut> = {
  // The result page says that there is no such transfer; another way to pay would be refused as well.
  notFound: 'notPayable',
  requestInvalid: 'method',
  serviceUnavailable: 'method',
  verificationRequired: 'verification',
  acknowledgmentRequired: 'acknowledgement',
  transferExpired: 'expired',
  transferNotPayable: 'notPayable',
  paymentInProgress: 'notPayable',
  // Nothing fixes it but time; the sentence says how long.
  heldBySender: 'method',
  profileIncomplete: 'profile',
  providerNotOffered: 'method',
  providerNotOpen: 'notOpen',
  providerUnavailable: 'method',
  cardLimitExceeded: 'method',
  paymentNotStarted: 'method',
};

/** The same of refusals that come in another shape, or from any call. */
const otherWaysOut: Partial<Record<Failure['code'], PaymentWayOut>> = {
  // 400 with missing details (D-88).
  personalDetailsRequired: 'profile',
  reauthenticationRequired: 'password',
};

/** Whatever any call may end with (silence, a fault of ours, too many tries) is tried again. */
export function wayOutOf(failure: Failure | undefined): PaymentWayOut {
  const refusal = paymentRefusals.find((known) => known === failure?.code);
  if (refusal) return waysOut[refusal];
  return (failure && otherWaysOut[failure.code]) ?? 'method';
}
