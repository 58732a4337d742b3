import { promisedTimes } from '#contract/quote/promisedTimes.ts';
import { minimumAge } from '#domain/account/ageRule.ts';
import {
  deviceCookieDays,
  noticeCookieDays,
  sessionIdleSeconds,
  sessionLifeHours,
} from '#domain/account/browserMemory.ts';
import { codeLength } from '#domain/account/codeFormat.ts';
import { passwordPolicies } from '#domain/account/passwordRules.ts';
import { ombudsmanMonths } from '#domain/complaint/complaintClock.ts';
import { deliveryTimes } from '#domain/reference/deliveryTimes.ts';
import { rewardDays } from '#domain/reward/rewardScheme.ts';
import {
  europeanPaymentWorkingDays,
  privacyReplyDays,
  recordsKeptYears,
  unauthorisedClaimMonths,
} from '#domain/service/promises.ts';
import { begunKeptDays } from '#domain/transfer/begunKeptDays.ts';
import { limitPeriodDays } from '#domain/transfer/transferLimits.ts';
import { count, date, delivery, type Figure, time, timesOf } from './figureWords.ts';

/** What `npm run axe` looks at: its table's pages, in two languages, two themes and three widths. */
export const accessPages = 73;
const settingsOfAPage = 12;

/** How long things take, how long they are kept, and how long a word must be. */
export const timeFigures = {
  ...timesOf(promisedTimes),
  deliveryMobileMoney: delivery(deliveryTimes.mobile_money),
  deliveryBank: delivery(deliveryTimes.bank_transfer),
  deliveryCash: delivery(deliveryTimes.cash_pickup),
  europeanPayment: time(europeanPaymentWorkingDays, 'workingDay'),
  privacyReply: time(privacyReplyDays, 'day'),
  ombudsman: time(ombudsmanMonths, 'month'),
  rewardLife: time(rewardDays, 'day'),
  recordsKept: time(recordsKeptYears, 'year'),
  sessionIdle: time(Math.round(sessionIdleSeconds / 60), 'minute'),
  sessionLife: time(sessionLifeHours, 'hour'),
  begunKept: time(begunKeptDays, 'day'),
  deviceCookie: time(deviceCookieDays, 'day'),
  noticeCookie: time(noticeCookieDays, 'day'),
  unauthorisedClaim: time(unauthorisedClaimMonths, 'month'),
  limitPeriod: time(limitPeriodDays, 'day'),
  writtenOn: date({ year: 2026, month: 11, day: 21 }),
  accessibilityPages: count(accessPages),
  accessibilityViews: count(accessPages * settingsOfAPage),
  accessibilityChecked: date({ year: 2026, month: 11, day: 25 }),
  accessibilityReview: date({ year: 2027, month: 5, day: 21 }),
  minimumAge: count(minimumAge),
  codeDigits: count(codeLength),
  passwordMinimum: count(passwordPolicies.signUp.minimum),
} as const satisfies Record<string, Figure>;
