import { mobileNetworkLabels } from '#domain/reference/mobileNetworks.ts';
import { type PayoutMethod, payoutMethods } from '#domain/reference/payoutMethods.ts';
import { isTransferReason } from '#domain/reference/transferReasons.ts';
import { amountOf, newRecipient } from './answerValues.ts';
import type { PartId, Words } from './words.ts';

/** How an answer about the transfer reads, wherever it was given. */
export function wordsOfTransferPart(part: PartId, value: string): Words | undefined {
  switch (part) {
    case 'destination':
      return { country: value };
    case 'method':
      return methodWords(payoutMethods.find((method) => method === value) ?? 'mobile_money');
    case 'amount':
      return amountOf(value) && amountWords(value);
    case 'recipient':
      return recipientWords(value);
    case 'reason':
      return reasonWords(value);
    default:
      return undefined;
  }
}

export const methodWords = (method: PayoutMethod): Words => ({ key: `methods.${method}` });

export const amountWords = (text: string): Words => {
  const answer = amountOf(text);
  if (!answer) return { text };
  const { typed, amount } = answer;
  switch (typed) {
    case 'payin':
      return { key: 'guide.answers.send', facts: { send: amount } };
    case 'total':
      return { key: 'guide.answers.inAll', facts: { total: amount } };
    case 'payout':
      return { key: 'guide.answers.get', facts: { get: amount } };
  }
};

export const recipientWords = (answer: string): Words =>
  answer === newRecipient ? { key: 'guide.options.newRecipient' } : { recipientId: answer };

export const reasonWords = (id: string): Words =>
  isTransferReason(id) ? { key: `recipient.reasons.${id}` } : { label: id };

export const networkWords = (id: string): Words => ({
  label: mobileNetworkLabels[id as keyof typeof mobileNetworkLabels] ?? id,
});
