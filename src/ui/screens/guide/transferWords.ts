import { payoutMethods } from '#domain/reference/payoutMethods.ts';
import type { PartId, Words } from '#src/dialogue/words.ts';
import { amountWords, methodWords } from './questions/quoteQuestions.ts';
import { reasonWords, recipientWords } from './questions/sendMoneyQuestions.ts';

/** How an answer about the transfer reads, wherever it was given. */
export function wordsOfTransferPart(part: PartId, value: string): Words | undefined {
  switch (part) {
    case 'destination':
      return { country: value };
    case 'method':
      return methodWords(payoutMethods.find((method) => method === value) ?? 'mobile_money');
    case 'amount':
      return amountWords(value);
    case 'recipient':
      return recipientWords(value);
    case 'reason':
      return reasonWords(value);
    default:
      return undefined;
  }
}
