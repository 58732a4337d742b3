import { paths, pathTo } from '#src/app/address/paths.ts';
import type { PayTransferStep } from '#src/machines/payment/pay-transfer/payTransferContext.ts';
import type { AnsweredStep, SendMoneyStep } from '#src/machines/transfer/send-money/sendMoneyContext.ts';

/** Where sending money can be in the address bar. A dialog that creates something has its own, so that Back closes it. */
export type SendMoneyPlace = AnsweredStep | 'amount' | 'newRecipient' | 'review' | 'payment' | 'bank' | 'card';

type Standing = {
  readonly step: SendMoneyStep;
  readonly payStep: PayTransferStep | undefined;
  readonly hasTransfer: boolean;
  /** The card company gets a form, a bank an address. */
  readonly leavesByForm: boolean;
};

export function placeOf({ step, payStep, hasTransfer, leavesByForm }: Standing): SendMoneyPlace {
  if (step === 'payment') return placeOfPayment(payStep, leavesByForm);
  if (step === 'acknowledgement') return hasTransfer ? 'review' : 'reason';
  if (step === 'password' && hasTransfer) return 'review';
  return places[step];
}

/** What is answered has an address of its own; what only interrupts stands where it came up. */
type Places = { readonly [Step in AnsweredStep]: Step } & Readonly<
  Record<Exclude<SendMoneyStep, AnsweredStep | 'payment' | 'acknowledgement'>, SendMoneyPlace>
>;
const places: Places = {
  amount: 'amount',
  signIn: 'amount',
  verifyFirst: 'amount',
  recipient: 'recipient',
  password: 'recipient',
  newRecipient: 'newRecipient',
  reason: 'reason',
  draftUsed: 'reason',
  creationRetry: 'reason',
  agreementRetry: 'review',
  transferRetry: 'review',
  review: 'review',
  otherRecipient: 'review',
  cancellation: 'review',
  smallFirst: 'review',
  startAgain: 'review',
  expired: 'review',
  identity: 'payment',
};

function placeOfPayment(step: PayTransferStep | undefined, leavesByForm: boolean): SendMoneyPlace {
  if (step === 'bank' || step === 'bankRetry') return 'bank';
  if (step === 'leaving') return leavesByForm ? 'card' : 'bank';
  return 'payment';
}

/** From the review on, the address names the transfer, so that it can be come back to from anywhere. */
export const sendMoneyPaths = (known: {
  readonly transferId: string | undefined;
  readonly needsProfile: boolean;
}): Record<SendMoneyPlace, string> => {
  const { transferId } = known;
  return {
    amount: paths.getQuote,
    recipient: paths.recipient,
    newRecipient: paths.recipientDetails,
    reason: paths.createTransfer,
    review: pathTo(paths.review, { query: { transferId } }),
    // PAY-10.
    payment: pathTo(paths.paymentMethod, {
      query: { transferId, profile_update: known.needsProfile ? 'required' : undefined },
    }),
    bank: pathTo(paths.truelayerProviders, { query: { transferId } }),
    card: pathTo(paths.cardPayment, { query: { transferId } }),
  };
};
