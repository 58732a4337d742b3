import { type ChangeEvent, type ReactNode, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { useLocale } from 'react-aria-components/I18nProvider';
import { TextField as AriaTextField, Input, Label } from 'react-aria-components/TextField';
import type { Currency } from '#domain/money/currency.ts';
import { formatAmount } from '#domain/money/formatMoney.ts';
import { compareMoney, type Money } from '#domain/money/money.ts';
import { type AmountSeparators, amountCharacters, amountOfText, amountSeparators } from '#domain/quote/amountText.ts';
import { amountAfterEdit } from './amountEdit.ts';
import { classNames } from './classNames.ts';
import field from './Field.module.css';
import { FieldNotes, type FieldNotesProps } from './FieldNotes.tsx';
import { fieldState } from './fieldState.ts';
import styles from './MoneyField.module.css';

export type MoneyFieldProps = FieldNotesProps & {
  readonly label: string;
  readonly currency: Currency;
  /** Undefined while the box is empty. */
  readonly value: Money | undefined;
  readonly onChange: (amount: Money | undefined) => void;
  /** A Select with look 'bare', or nothing: then the currency is only written. */
  readonly currencyPicker?: ReactNode;
  readonly maximumCharacters?: number;
  readonly name?: string;
  readonly isDisabled?: boolean;
  readonly isRequired?: boolean;
};

/**
 * An amount being typed and its currency. Not React Aria's NumberField, which speaks up only on leaving the field and
 * changes amounts by arrow key and wheel: a calculator has to follow every key and only keys.
 */
export function MoneyField(props: MoneyFieldProps) {
  const { label, currency, value, onChange, currencyPicker, maximumCharacters, hint, error, ...ariaProps } = props;
  const labelId = useId();
  const amount = useAmountText({ currency, value, onChange, maximumCharacters });
  return (
    <AriaTextField
      {...ariaProps}
      {...fieldState(error, ariaProps.name)}
      value={amount.shown}
      className={classNames(field.field)}
    >
      <Label id={labelId} className={classNames(field.label)}>
        {label}
      </Label>
      <Group role="group" aria-labelledby={labelId} className={classNames(field.box, styles.box)}>
        <Input
          ref={amount.input}
          onChange={amount.edit}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          className={classNames(field.input, styles.input)}
        />
        <span className={styles.currency}>{currencyPicker ?? <span className={styles.code}>{currency}</span>}</span>
      </Group>
      <FieldNotes hint={hint} error={error} />
    </AriaTextField>
  );
}

type AmountTextOptions = Pick<MoneyFieldProps, 'currency' | 'value' | 'onChange'> & {
  readonly maximumCharacters: number | undefined;
};

/** Keeps what is being typed ('5.') as long as it means the amount outside, and the caret where the sender left it. */
function useAmountText({ currency, value, onChange, maximumCharacters }: AmountTextOptions) {
  const { locale } = useLocale();
  const separators = useMemo(() => amountSeparators(locale), [locale]);
  const [typed, setTyped] = useState({ text: '', caret: 0 });
  const input = useRef<HTMLInputElement>(null);
  const shown = means(typed.text, value, { currency, separators })
    ? typed.text
    : value
      ? formatAmount(value, locale)
      : '';

  useLayoutEffect(() => {
    if (input.current === document.activeElement) input.current?.setSelectionRange(typed.caret, typed.caret);
  }, [typed]);

  const edit = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
    const raw = { text: target.value, caret: target.selectionStart ?? target.value.length, inputType };
    const rules = { currency, separators, maximumCharacters: maximumCharacters ?? amountCharacters.standard };
    const next = amountAfterEdit(raw, shown, rules);
    setTyped(next);
    if (next.text === shown) return;
    const amount = amountOfText(next.text, { currency, separators });
    onChange(amount.ok ? amount.value : undefined);
  };
  return { shown, input, edit };
}

function means(
  text: string,
  value: Money | undefined,
  rules: { readonly currency: Currency; readonly separators: AmountSeparators },
): boolean {
  const amount = amountOfText(text, rules);
  if (!amount.ok || !value) return !amount.ok && !value;
  return value.currency === rules.currency && compareMoney(amount.value, value) === 0;
}
