import { useTranslation } from 'react-i18next';
import { type Language, localeOf } from '#contract/protocol/language.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import type { Money } from '#domain/money/money.ts';
import { languageOf } from '#src/locales/locale.ts';
import { dayText } from '#src/services/document/dayText.ts';
import { once } from '#src/services/http/once.ts';

/** Digits a rate is held with, and so shown with. */
const rateDigits = 6;

/** How the reader writes amounts, rates and times. */
export function useFormats() {
  const { i18n } = useTranslation();
  return formatsOf(languageOf(i18n));
}

export type Formats = ReturnType<typeof formatsIn>;

export function formatsOf(language: Language): Formats {
  const locale = localeOf[language];
  const known = made.get(locale) ?? formatsIn(locale);
  made.set(locale, known);
  return known;
}

/** Once a language: a page has many parts that write amounts. */
const made = new Map<string, Formats>();

/** Browsers end lines after the hyphens of a day, and part it from its time, unless they are told not to. */
const unbroken = (day: string): string => day.replaceAll('-', '-\u2060').replace(', ', ',\u00a0');

function formatsIn(locale: string) {
  const rates = once(() => new Intl.NumberFormat(locale, { maximumSignificantDigits: rateDigits }));
  const shares = once(
    () => new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  );
  const counts = once(() => new Intl.NumberFormat(locale));
  const clock = once(() => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }));
  const lists = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }));
  const places = once(() => new Intl.DisplayNames(locale, { type: 'region' }));
  const months = once(() => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }));
  const time = (seconds: number) => clock().format(seconds * 1000);
  const moment = (seconds: number) => `${dayText(seconds)}, ${time(seconds)}`;
  return {
    locale,
    money: (amount: Money) => formatMoney(amount, locale),
    rate: (rate: string) => rates().format(rate as Intl.StringNumericLiteral),
    /** 250 basis points are 2.5 %. */
    percent: (basisPoints: number) => shares().format(basisPoints / 10_000),
    count: (number: number) => counts().format(number),
    /** Epoch seconds, as the reader's clock shows them. */
    time,
    day: (seconds: number) => unbroken(dayText(seconds)),
    moment: (seconds: number) => unbroken(moment(seconds)),
    /** '2026-10' as 'October 2026'. */
    month: (month: string) => months().format(Date.parse(`${month}-01T00:00:00Z`)),
    /** For files, whose letters can be copied and whose lines we break ourselves. */
    plainMoment: moment,
    /** Any country of the world by its ISO 3166 code; of those we serve `countryName` knows the names sooner. */
    country: (code: string) => places().of(code) ?? code,
    list: (items: readonly string[]) => lists().format(items),
  };
}
