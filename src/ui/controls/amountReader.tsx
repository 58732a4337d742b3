import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { type Currency, minorDigits } from '#domain/money/currency.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import type { Money } from '#domain/money/money.ts';
import {
  type AmountReading,
  editableAmountText,
  longestAmount,
  readAmountText,
  restingAmountText,
} from '#domain/quote/amountText.ts';
import { amountCharacters } from '#domain/quote/limits.ts';
import styles from './amountReader.module.css';
import { LiveRegion } from './LiveRegion.tsx';
import { PlainButton } from './PlainButton.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Other currencies the same amount may be entered in, and who is told. */
export type OtherCurrencies = {
  readonly known: readonly Currency[];
  readonly onChoose: (amount: Money) => void;
};

type Text = {
  /** What keeps it from being an amount. */
  readonly problem: Extract<AmountReading, { kind: 'asked' | 'refused' }> | undefined;
  readonly isDue: boolean;
  readonly choose: (amount: Money, text: string) => void;
};

type ProblemOptions = {
  readonly t: TFunction;
  readonly locale: string;
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
function problemOf({ problem, isDue, choose }: Text, options: ProblemOptions): ShownProblem | undefined {
  const { t, locale, currency, otherCurrencies, isTold } = options;
  if (!problem || !(isDue || isTold)) return undefined;
  if (problem.kind === 'refused') return { text: refusalText(problem.refusal, options), readings: [] };
  const readings = problem.readings
    .filter((reading) => reading.currency === currency || otherCurrencies?.known.includes(reading.currency))
    .map((reading) => ({
      label: formatMoney(reading, locale),
      onChoose: () =>
        reading.currency === currency
          ? choose(reading, editableAmountText(reading, locale))
          : otherCurrencies?.onChoose(reading),
    }));
  return { text: t(readings.length > 1 ? 'controls.amount.asked' : 'controls.amount.askedOne'), readings };
}

function refusalText(
  refusal: Extract<AmountReading, { kind: 'refused' }>['refusal'],
  { t, locale, currency, maximumCharacters = amountCharacters.standard }: ProblemOptions,
): string {
  switch (refusal) {
    case 'notANumber':
      return t('controls.amount.notANumber');
    case 'negative':
      return t('controls.amount.negative');
    case 'tooManyDecimals':
      return t(minorDigits(currency) ? 'controls.amount.tooManyDecimals' : 'controls.amount.wholeOnly', { currency });
    case 'tooLong': {
      const largest = restingAmountText(longestAmount({ currency, locale, maximumCharacters }), locale);
      return t('controls.amount.tooLong', { characters: maximumCharacters, largest });
    }
  }
}

/** One button for each amount the text may mean. */
function Readings({ problem }: { readonly problem: ShownProblem | undefined }) {
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

/** All an amount box needs once it is touched; a page that is light fetches it by then. */
export const amountReader = {
  read: readAmountText,
  restingText: restingAmountText,
  editableText: editableAmountText,
  problemOf,
  Readings,
};
export type AmountReader = typeof amountReader;
