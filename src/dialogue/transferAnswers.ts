import type { AnsweredStep } from '#src/machines/transfer/send-money/sendMoneyContext.ts';

/** What of a transfer can be changed once it was answered, in the order it is asked. */
export const transferParts = ['destination', 'method', 'amount', 'recipient', 'trust', 'reason'] as const;
export type TransferPart = (typeof transferParts)[number];

export type TransferAnswers = { readonly [part in TransferPart]?: string };

/** Which answers do not outlive the change of another: whom the money reaches follows from where and how it goes. */
export const letsGoOf: Readonly<Record<TransferPart | AnsweredStep, readonly TransferPart[]>> = {
  destination: ['method', 'recipient', 'trust'],
  method: ['recipient', 'trust'],
  amount: [],
  recipient: ['trust'],
  trust: [],
  reason: [],
};
