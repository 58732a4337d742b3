import type { Failure } from '#contract/protocol/failure.ts';
import { type CreationRefusal, creationRefusals } from '#contract/transfer/transfer.ts';

/** What fixes a transfer that was not created. */
export type WayOut =
  /** The same once more: nothing the sender said was wrong. */
  | 'retry'
  /** A new quote by itself, with old and new side by side. */
  | 'newPrice'
  | 'amount'
  | 'amountWithoutPromo'
  | 'recipient'
  | 'reason'
  | 'password'
  | 'verification'
  | 'madeTransfer';

/** Every refusal of the call: one that is added without a way out does not compile. */
const waysOut: Record<CreationRefusal, WayOut> = {
  notFound: 'amount',
  quoteExpired: 'newPrice',
  quoteUsed: 'newPrice',
  reasonUnknown: 'reason',
  // Without a rate no new price can be made by itself; asking for one again and again would go round.
  rateUnavailable: 'amount',
  draftUsed: 'madeTransfer',
  recipientDoesNotFit: 'recipient',
  unverifiedTransfersExceeded: 'verification',
  sendingLimitExceeded: 'amount',
  reauthenticationRequired: 'password',
  promoUsedUp: 'amountWithoutPromo',
};

/** Whatever any call may end with (silence, a fault of ours, too many tries) is tried again. */
export function wayOutOf(failure: Failure | undefined): WayOut {
  const refusal = creationRefusals.find((known) => known === failure?.code);
  return refusal ? waysOut[refusal] : 'retry';
}

/** Ways out that are offered with the reason for them; the others are taken at once. */
export const corrections = ['amount', 'amountWithoutPromo', 'reason'] as const satisfies readonly WayOut[];
