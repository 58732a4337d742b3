import { codeMinutes } from '#domain/account/codeFormat.ts';
import {
  bankRefundWorkingDays,
  cancellationHours,
  cardRefundHours,
  fasterPaymentHours,
  firstTransferMinutes,
  handOverMinutes,
  helpReplyHours,
  hoursToPay,
  identityCheckMinutes,
  longestLookHours,
  rateHeldMinutes,
  signUpMinutes,
  workingDaysBeforeAsking,
  workingDaysToAnswer,
} from '#domain/service/promises.ts';
import { durationText, type WrittenDuration } from '../protocol/durationText.ts';
import type { Language } from '../protocol/language.ts';

/** How long things take, by the names our sentences use: pages fill in `{{cancellation}}` and its like by themselves. */
export const promisedTimes = {
  askAfter: { amount: workingDaysBeforeAsking, unit: 'workingDay' },
  bankRefund: { amount: bankRefundWorkingDays, unit: 'workingDay' },
  cancellation: { amount: cancellationHours, unit: 'hour' },
  cardRefund: { amount: cardRefundHours, unit: 'hour' },
  complaintAnswer: { amount: workingDaysToAnswer, unit: 'workingDay' },
  fasterPayment: { amount: fasterPaymentHours, unit: 'hour' },
  helpReply: { amount: helpReplyHours, unit: 'hour' },
  rateHeld: { amount: rateHeldMinutes, unit: 'minute' },
  timeToPay: { amount: hoursToPay, unit: 'hour' },
} as const satisfies Record<string, WrittenDuration>;

/** Times that pages and messages name where they matter, and the site's prose does not. */
const toldInPlace = {
  codeLife: { amount: codeMinutes, unit: 'minute' },
  firstTransfer: { amount: firstTransferMinutes, unit: 'minute' },
  handOver: { amount: handOverMinutes, unit: 'minute' },
  identityCheck: { amount: identityCheckMinutes, unit: 'minute' },
  lookAgain: { amount: longestLookHours, unit: 'hour' },
  signUp: { amount: signUpMinutes, unit: 'minute' },
} as const satisfies Record<string, WrittenDuration>;

type PromisedTime = keyof typeof promisedTimes | keyof typeof toldInPlace;

/** Each as it is written in a language. */
export function promisesIn(language: Language): Readonly<Record<PromisedTime, string>> {
  const written = Object.entries({ ...promisedTimes, ...toldInPlace }).map(([name, time]) => [
    name,
    durationText(time, language),
  ]);
  return Object.fromEntries(written) as Record<PromisedTime, string>;
}
