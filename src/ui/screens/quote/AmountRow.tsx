import { memo, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Currency } from '#domain/money/currency.ts';
import type { Money } from '#domain/money/money.ts';
import type { AmountReader, OtherCurrencies } from '../../controls/amountReader.tsx';
import { Icon } from '../../controls/Icon.tsx';
import { useAmountText } from '../../controls/useAmountText.ts';
import { useFormats } from '../../formats/useFormats.ts';
import styles from './amountRow.module.css';

export type CurrencyChoice = { readonly currency: Currency; readonly name: string };

/** Classes of its parts, by the style sheet of the page it stands on. */
export type AmountLook = {
  readonly [part in 'amount' | 'label' | 'box' | 'input' | 'currency' | 'note' | 'error']?: string | undefined;
};

type AmountRowProps = {
  readonly look?: AmountLook;
  /** Of the amount in the form; the currency's stands beside it. */
  readonly name?: string;
  readonly currencyName?: string;
  readonly label: string;
  readonly currencyLabel: string;
  readonly currency: Currency;
  readonly choices: readonly CurrencyChoice[];
  readonly value: Money | undefined;
  readonly characters: number;
  readonly note: ReactNode;
  readonly error: string | undefined;
  readonly otherCurrencies: OtherCurrencies;
  readonly onAmount: (amount: Money | undefined) => void;
  readonly onCurrency: (currency: string) => void;
};

/** One amount and its currency, in the browser's own controls: they work before and without a script. */
export function AmountRow(props: AmountRowProps) {
  const { look = styles, name, label, currency, value, characters, note, onAmount, otherCurrencies } = props;
  const { t } = useTranslation();
  const { locale } = useFormats();
  const id = useId();
  const noteId = `${id}-note`;
  const { reader, fetchReader } = useAmountReader();
  const maximumCharacters = characters;
  const amount = useAmountText({
    ...{ currency, value, maximumCharacters, locale, reader },
    onChange: onAmount,
    onTouch: fetchReader,
  });
  const { box, shown } = amount;
  const isTold = props.error !== undefined;
  const problem = reader?.problemOf(amount, { t, locale, currency, maximumCharacters, otherCurrencies, isTold });
  const error = problem?.text ?? props.error;
  const told = error ?? note;

  const keepTyped = useEffectEvent(() => {
    const target = box.ref.current;
    if (target && target.value !== shown) box.onChange({ target, nativeEvent: new Event('input') });
  });
  // What was typed before the script came stays.
  useEffect(() => keepTyped(), []);

  return (
    <div className={look.amount} data-invalid={error ? '' : undefined}>
      <label className={look.label} htmlFor={id}>
        {label}
      </label>
      <div className={look.box}>
        <input
          {...box}
          id={id}
          {...(name && { name })}
          className={look.input}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          value={shown}
          aria-describedby={told ? noteId : undefined}
          aria-invalid={error ? true : undefined}
        />
        <CurrencySelect
          className={look.currency}
          name={props.currencyName}
          label={props.currencyLabel}
          currency={currency}
          choices={props.choices}
          onCurrency={props.onCurrency}
        />
      </div>
      {told && (
        <p id={noteId} className={error ? look.error : look.note}>
          {error && <Icon name="alert" />}
          {told}
        </p>
      )}
      {reader && <reader.Readings problem={problem} />}
    </div>
  );
}

/** Fetched when the box is touched: the page is there sooner without it. A fetch that fails is made again by the next key. */
function useAmountReader() {
  const [reader, setReader] = useState<AmountReader>();
  const fetchReader = () => {
    if (reader) return;
    import('../../controls/amountReader.tsx').then(
      ({ amountReader }) => setReader(amountReader),
      () => undefined,
    );
  };
  return { reader, fetchReader };
}

type CurrencySelectProps = Pick<AmountRowProps, 'label' | 'currency' | 'choices' | 'onCurrency'> & {
  readonly className: string | undefined;
  readonly name: string | undefined;
};

/** Its many choices are not drawn with each key of the amount. */
const CurrencySelect = memo(function CurrencySelect({
  className,
  name,
  label,
  currency,
  choices,
  onCurrency,
}: CurrencySelectProps) {
  const select = useRef<HTMLSelectElement>(null);
  const keepChosen = useEffectEvent(() => {
    const chosen = select.current?.value;
    if (chosen && chosen !== currency) onCurrency(chosen);
  });
  // What was chosen before the script came stays.
  useEffect(() => keepChosen(), []);
  return (
    <span className={className}>
      <select
        ref={select}
        {...(name && { name })}
        aria-label={label}
        value={currency}
        onChange={({ target }) => onCurrency(target.value)}
      >
        {choices.map((choice) => (
          <option key={choice.currency} value={choice.currency}>
            {/* Only the code shows when the box is closed. */}
            {`${choice.currency}\u2003${choice.name}`}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" />
    </span>
  );
});
