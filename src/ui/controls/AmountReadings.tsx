import { useTranslation } from 'react-i18next';
import { type Currency, minorDigits } from '#domain/money/currency.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import type { Money } from '#domain/money/money.ts';
import { amountCharacters, longestAmount, restingAmountText } from '#domain/quote/amountText.ts';
import { localeOf } from '#src/locales/locale.ts';
import styles from './AmountReadings.module.css';
import { LiveRegion } from './LiveRegion.tsx';
import { PlainButton } from './PlainButton.tsx';
import type { useAmountText } from './useAmountText.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Other currencies the same amount may be entered in, and who is told. */
export type OtherCurrencies = {
  readonly known: readonly Currency[];
  readonly onChoose: (amount: Money) => void;
};

type ProblemOptions = {
  readonly currency: Currency;
  readonly maximumCharacters: number | undefined;
  readonly otherCurrencies?: OtherCurrencies | undefined;
  /** Something is said of the field already: then at once, and more exactly. */
  readonly isTold: boolean;
};

type ShownProblem = {
  readonly text: string;
  readonly readings: readonly { readonly label: string; readonly onChoose: () => void }[];
};

/** What is said of a text that is no amount, and what it may mean; nothing while it is being typed. */
export function useAmountProblem(
  { problem, isDue, choose }: ReturnType<typeof useAmountText>,
  { currency, maximumCharacters = amountCharacters.standard, otherCurrencies, isTold }: ProblemOptions,
): ShownProblem | undefined {
  const { t, i18n } = useTranslation();
  const locale = i18n.language === 'fr' ? localeOf.fr : localeOf.en;
  if (!problem || !(isDue || isTold)) return undefined;
  if (problem.kind === 'asked') {
    const readings = problem.readings
      .filter((reading) => reading.currency === currency || otherCurrencies?.known.includes(reading.currency))
      .map((reading) => ({
        label: formatMoney(reading, locale),
        onChoose: () => (reading.currency === currency ? choose(reading) : otherCurrencies?.onChoose(reading)),
      }));
    return { text: t(readings.length > 1 ? 'controls.amount.asked' : 'controls.amount.askedOne'), readings };
  }
  switch (problem.refusal) {
    case 'notANumber':
      return { text: t('controls.amount.notANumber'), readings: [] };
    case 'negative':
      return { text: t('controls.amount.negative'), readings: [] };
    case 'tooManyDecimals':
      return {
        text: t(minorDigits(currency) ? 'controls.amount.tooManyDecimals' : 'controls.amount.wholeOnly', { currency }),
        readings: [],
      };
    case 'tooLong': {
      const largest = restingAmountText(longestAmount({ currency, locale, maximumCharacters }), locale);
      return { text: t('controls.amount.tooLong', { characters: maximumCharacters, largest }), readings: [] };
    }
  }
}

/** One button for each amount the text may mean. */
export function AmountReadings({ problem }: { readonly problem: ShownProblem | undefined }) {
  const { t } = useTranslation();
  return (
    <>
      {problem && problem.readings.length > 0 && (
        <fieldset className={styles.readings}>
          <legend>
            <VisuallyHidden>{t('controls.amount.readings')}</VisuallyHidden>
          </legend>
          {problem.readings.map(({ label, onChoose }) => (
            <PlainButton key={label} variant="secondary" size="small" onPress={onChoose}>
              {label}
            </PlainButton>
          ))}
        </fieldset>
      )}
      <LiveRegion text={problem?.text ?? ''} />
    </>
  );
}
