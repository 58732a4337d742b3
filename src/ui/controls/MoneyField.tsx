import { type ReactNode, useId } from 'react';
import { Group } from 'react-aria-components/Group';
import { useLocale } from 'react-aria-components/I18nProvider';
import { TextField as AriaTextField, Input, Label } from 'react-aria-components/TextField';
import { useTranslation } from 'react-i18next';
import type { Currency } from '#domain/money/currency.ts';
import type { Money } from '#domain/money/money.ts';
import { amountReader, type OtherCurrencies } from './amountReader.tsx';
import { classNames } from './classNames.ts';
import field from './Field.module.css';
import { FieldNotes, type FieldNotesProps } from './FieldNotes.tsx';
import { fieldState } from './fieldState.ts';
import styles from './MoneyField.module.css';
import { useAmountText } from './useAmountText.ts';

export type MoneyFieldProps = FieldNotesProps & {
  readonly label: string;
  readonly currency: Currency;
  /** Undefined while the box is empty. */
  readonly value: Money | undefined;
  readonly onChange: (amount: Money | undefined) => void;
  /** A Select with look 'bare', or nothing: then the currency is only written. */
  readonly currencyPicker?: ReactNode;
  readonly maximumCharacters?: number;
  /** Where an amount with another currency's sign can be taken; otherwise it is asked in this one alone. */
  readonly otherCurrencies?: OtherCurrencies | undefined;
  readonly name?: string;
  readonly isDisabled?: boolean;
  readonly isRequired?: boolean;
  /** A way out of the error, offered beside it. */
  readonly remedy?: ReactNode;
};

/** Characters that find room in large figures; more of them are set smaller, so that all of them are read. */
const largeCharacters = 7;

/**
 * An amount being typed and its currency. Not React Aria's NumberField, which speaks up only on leaving the field and
 * changes amounts by arrow key and wheel: a calculator has to follow every key and only keys.
 */
export function MoneyField(props: MoneyFieldProps) {
  const {
    label,
    currency,
    value,
    onChange,
    currencyPicker,
    maximumCharacters,
    otherCurrencies,
    hint,
    remedy,
    ...rest
  } = props;
  const { error: told, ...ariaProps } = rest;
  const { t } = useTranslation();
  const labelId = useId();
  const { locale } = useLocale();
  const amount = useAmountText({ currency, value, onChange, maximumCharacters, locale, reader: amountReader });
  const problem = amountReader.problemOf(amount, {
    t,
    locale,
    currency,
    maximumCharacters,
    otherCurrencies,
    isTold: told !== undefined,
  });
  const error = problem?.text ?? told;
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
          {...amount.box}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0"
          data-long={amount.shown.length > largeCharacters || undefined}
          className={classNames(field.input, styles.input)}
        />
        <span className={styles.currency}>{currencyPicker ?? <span className={styles.code}>{currency}</span>}</span>
      </Group>
      <FieldNotes hint={hint} error={error} />
      {remedy}
      <amountReader.Readings problem={problem} />
    </AriaTextField>
  );
}
