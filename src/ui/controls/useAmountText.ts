import { useRef, useState } from 'react';
import type { Currency } from '#domain/money/currency.ts';
import { formatAmount } from '#domain/money/formatMoney.ts';
import { compareMoney, type Money } from '#domain/money/money.ts';
import {
  type AmountReading,
  amountCharacters,
  editableAmountText,
  readAmountText,
  restingAmountText,
} from '#domain/quote/amountText.ts';
import { useDebounced } from './useDebounced.ts';

type AmountTextOptions = {
  readonly currency: Currency;
  /** Undefined while the box has no amount. */
  readonly value: Money | undefined;
  readonly onChange: (amount: Money | undefined) => void;
  readonly maximumCharacters: number | undefined;
  readonly locale: string;
};

/** What keeps the text in a box from being an amount. */
export type AmountProblem = Extract<AmountReading, { kind: 'asked' | 'refused' }>;

/** Milliseconds without a key before somebody is told what cannot be read. */
const pause = 700;

/** The box keeps what is typed as it is typed, and groups it when it is left; the reader says what it means. */
export function useAmountText({ currency, value, onChange, maximumCharacters, locale }: AmountTextOptions) {
  const rules = { currency, locale, maximumCharacters: maximumCharacters ?? amountCharacters.standard };
  const [typed, setTyped] = useState({ text: '', isWhole: true });
  const input = useRef<HTMLInputElement>(null);
  const read = readAmountText(typed.text, rules);
  const isTyped = means(read, value, currency);
  const shown = isTyped ? typed.text : value ? formatAmount(value, locale) : '';
  // What is worked out may be longer than what can be typed.
  const reading: AmountReading = isTyped ? read : !value ? { kind: 'empty' } : { kind: 'taken', amount: value };
  // What nobody could read is gone once the other side of a calculator has overtaken it.
  if (value && typed.text !== '' && read.kind !== 'taken') setTyped({ text: '', isWhole: true });
  const isStill = useDebounced(shown, pause) === shown;

  const take = (text: string, isWhole: boolean) => {
    setTyped({ text, isWhole });
    if (text === shown) return;
    const next = readAmountText(text, rules);
    onChange(next.kind === 'taken' ? next.amount : undefined);
  };
  return {
    shown,
    /** `isDue` once the typing has come to rest; a paste is whole at once. */
    problem: reading.kind === 'asked' || reading.kind === 'refused' ? reading : undefined,
    isDue: typed.isWhole || isStill,
    choose: (amount: Money) => {
      take(editableAmountText(amount, locale), true);
      input.current?.focus();
    },
    box: {
      ref: input,
      onChange: ({ target, nativeEvent }: Edit) => take(target.value, isPaste(nativeEvent)),
      onFocus: () => {
        if (reading.kind === 'taken') setTyped({ text: editableAmountText(reading.amount, locale), isWhole: true });
      },
      onBlur: () => {
        const text = reading.kind === 'taken' ? restingAmountText(reading.amount, locale) : shown;
        setTyped({ text, isWhole: true });
      },
    },
  };
}

type Edit = { readonly target: HTMLInputElement; readonly nativeEvent: Event };

const isPaste = (event: Event): boolean =>
  event instanceof InputEvent && ['insertFromPaste', 'insertFromDrop'].includes(event.inputType);

function means(read: AmountReading, value: Money | undefined, currency: Currency): boolean {
  if (read.kind !== 'taken' || !value) return read.kind !== 'taken' && !value;
  return value.currency === currency && compareMoney(read.amount, value) === 0;
}
