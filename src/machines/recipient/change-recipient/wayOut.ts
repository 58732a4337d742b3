import { type RecipientChangeRefusal, recipientChangeRefusals } from '#contract/payment/updateRefusals.ts';
import type { Failure } from '#contract/protocol/failure.ts';

/** What fixes a recipient that was not changed. */
export type RecipientChangeWayOut =
  /** The same once more, with the reason beside it: nothing the sender said was wrong. */
  | 'retry'
  | 'otherRecipient'
  | 'acknowledgement'
  | 'password'
  /** No recipient can be chosen any more: the flow ends, and says so. */
  | 'notChangeable';

/** Every refusal of the call: one that is added without a way out does not compile. */
const waysOut: Record<RecipientChangeRefusal, RecipientChangeWayOut> = {
  notFound: 'otherRecipient',
  recipientDoesNotFit: 'otherRecipient',
  accountNameNotFound: 'otherRecipient',
  accountNameUnavailable: 'retry',
  reauthenticationRequired: 'password',
  acknowledgmentRequired: 'acknowledgement',
  recipientBoundToPayment: 'notChangeable',
  recipientNotChangeable: 'notChangeable',
};

/** Whatever any call may end with (silence, a fault of ours, too many tries) is tried again. */
export function wayOutOf({ code }: Failure): RecipientChangeWayOut {
  const refusal = recipientChangeRefusals.find((known) => known === code);
  return refusal ? waysOut[refusal] : 'retry';
}
