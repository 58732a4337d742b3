import type { CalendarDay } from '#domain/account/ageRule.ts';
import { type Money, money } from '#domain/money/money.ts';
import { currencyOf } from '#domain/reference/countries.ts';
import { isPayInCountry, type PayInCountryCode, payoutCountryCodes } from '#domain/reference/countryCodes.ts';

/** The answer for somebody who is not in the book yet. */
export const newRecipient = 'new';

/** The answer that goes on to the question of how to pay. */
export const askHow = 'pay';

/** The answer of somebody whose code has not come. */
export const anotherCode = 'another';

/** What "I agree" agrees to, as the boxes say it one by one. */
export const allTerms = (hasPartnerTerms: boolean): string =>
  ['terms', 'privacy', ...(hasPartnerTerms ? ['partner'] : [])].join(' ');

/** An amount as an answer: what was said (`total`: all that is paid, fees in it), where it is paid from, and how many minor units. */
export type AmountAnswer = {
  readonly typed: 'payin' | 'total' | 'payout';
  readonly from: PayInCountryCode;
  readonly amount: Money;
};

export const amountText = ({ typed, from, amount }: AmountAnswer): string =>
  [typed, from, amount.currency, amount.minor].join(' ');

export function amountOf(text: string): AmountAnswer | undefined {
  const [typed, from = '', currency = '', minor = ''] = text.split(' ');
  if ((typed !== 'payin' && typed !== 'total' && typed !== 'payout') || !isPayInCountry(from) || !/^\d+$/.test(minor))
    return undefined;
  const known = [currencyOf(from), ...payoutCountryCodes.map(currencyOf)].find((code) => code === currency);
  return known && { typed, from, amount: money(known, Number(minor)) };
}

export function dayOf(text: string): CalendarDay | undefined {
  const [, year, month, day] = /^(\d{1,4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  return year && month && day ? { year: Number(year), month: Number(month), day: Number(day) } : undefined;
}

/** The answer that leads to the least being sent first. */
export const smallFirst = 'small';

/** The answer that leads to the check of who sends it, which comes before paying. */
export const verifyFirst = 'verify';
