import { type DurationUnit, durationText, type WrittenDuration } from '#contract/protocol/durationText.ts';
import { type Language, localeOf } from '#contract/protocol/language.ts';
import type { CalendarDay } from '#domain/account/ageRule.ts';
import type { Currency } from '#domain/money/currency.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import { type Money, money } from '#domain/money/money.ts';
import type { DeliveryTime } from '#domain/reference/deliveryTimes.ts';

/** A fact as it is written in each language. */
export type Figure = Readonly<Record<Language, string>>;

/** Written when it is read: a page reads few of them, and in one language. */
const inBoth = (write: (language: Language) => string): Figure => ({
  get en() {
    return write('en');
  },
  get fr() {
    return write('fr');
  },
});

/** Browsers set numbers with one unbreakable space or another; a page written before it runs must read the same in all. */
const inNumbers = (write: (language: Language) => string): Figure =>
  inBoth((language) => write(language).replaceAll('\u00a0', '\u202f'));

/** The same in every language: a name, an address, an account number. */
export const same = (text: string): Figure => ({ en: text, fr: text });

export const time = (amount: number, unit: DurationUnit): Figure =>
  inBoth((language) => durationText({ amount, unit }, language));

/** Times that our other texts name too, by the same names. */
export function timesOf<Name extends string>(times: Readonly<Record<Name, WrittenDuration>>): Record<Name, Figure> {
  const written = Object.entries<WrittenDuration>(times).map(([name, { amount, unit }]) => [name, time(amount, unit)]);
  return Object.fromEntries(written) as Record<Name, Figure>;
}

/** '2 to 10 minutes', '2 hours, up to 1 working day': the slower end binds (D-50). */
export const delivery = ({ soonest, latest }: DeliveryTime): Figure =>
  inBoth((language) => {
    const end = durationText(latest, language);
    if (soonest.unit !== latest.unit) {
      const start = durationText(soonest, language);
      return language === 'fr' ? `${start}, ${end} au plus tard` : `${start}, up to ${end}`;
    }
    return soonest.amount === latest.amount ? end : `${soonest.amount} ${language === 'fr' ? 'à' : 'to'} ${end}`;
  });

export const count = (amount: number): Figure =>
  inNumbers((language) => new Intl.NumberFormat(localeOf[language]).format(amount));

/** With two decimals, in whatever currency is paid in. */
export const amount = (major: number): Figure =>
  inNumbers((language) =>
    new Intl.NumberFormat(localeOf[language], { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(major),
  );

/** Whole amounts without their decimals: '£20,000', but '£0.99'. */
export const sumOf = (sum: Money): Figure =>
  inNumbers((language) => formatMoney(sum, localeOf[language]).replace(/[.,]00(?=\D*$)/, ''));

export const wholeUnits = (major: number, currency: Currency): Figure => sumOf(money(currency, major * 100));

export const percent = (basisPoints: number): Figure =>
  inNumbers((language) =>
    new Intl.NumberFormat(localeOf[language], { style: 'percent', maximumFractionDigits: 2 }).format(
      basisPoints / 10_000,
    ),
  );

/** '21 November 2026', '21 novembre 2026'. */
export const date = ({ year, month, day }: CalendarDay): Figure =>
  inBoth((language) =>
    new Intl.DateTimeFormat(localeOf[language], { dateStyle: 'long', timeZone: 'UTC' }).format(
      Date.UTC(year, month - 1, day),
    ),
  );

/** Names one after the other: 'MTN and Orange', 'MTN et Orange'. */
export const list = (names: (language: Language) => readonly string[]): Figure => listOf('conjunction', names);

/** One of them: 'mobile money or bank transfer'. */
export const choice = (names: (language: Language) => readonly string[]): Figure => listOf('disjunction', names);

const listOf = (type: 'conjunction' | 'disjunction', names: (language: Language) => readonly string[]): Figure =>
  inBoth((language) => new Intl.ListFormat(localeOf[language], { type }).format(names(language)));
