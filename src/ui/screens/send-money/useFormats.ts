import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '#domain/money/formatMoney.ts';
import type { Money } from '#domain/money/money.ts';
import { localeOf } from '#src/locales/locale.ts';

/** Digits a rate is held with, and so shown with. */
const rateDigits = 6;

/** How the reader writes amounts, rates and times. */
export function useFormats() {
  const { i18n } = useTranslation();
  const locale = i18n.language === 'fr' ? localeOf.fr : localeOf.en;
  return useMemo(() => formatsIn(locale), [locale]);
}

function formatsIn(locale: string) {
  const rates = new Intl.NumberFormat(locale, { maximumSignificantDigits: rateDigits });
  const clock = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' });
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  return {
    locale,
    money: (amount: Money) => formatMoney(amount, locale),
    rate: (rate: string) => rates.format(rate as Intl.StringNumericLiteral),
    /** Epoch seconds, as the reader's clock shows them. */
    time: (seconds: number) => clock.format(seconds * 1000),
    moment: (seconds: number) => moments.format(seconds * 1000),
    list: (items: readonly string[]) => lists.format(items),
  };
}
