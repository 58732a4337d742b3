import { type ChangeEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Currency } from '#domain/money/currency.ts';
import { formatAmount } from '#domain/money/formatMoney.ts';
import { compareMoney, type Money } from '#domain/money/money.ts';
import { type AmountSeparators, amountCharacters, amountOfText, amountSeparators } from '#domain/quote/amountText.ts';
import { amountAfterEdit } from './amountEdit.ts';

type AmountTextOptions = {
  readonly currency: Currency;
  /** Undefined while the box is empty. */
  readonly value: Money | undefined;
  readonly onChange: (amount: Money | undefined) => void;
  readonly maximumCharacters: number | undefined;
  readonly locale: string;
};

/** Keeps what is being typed ('5.') as long as it means the amount outside, and the caret where the sender left it. */
export function useAmountText({ currency, value, onChange, maximumCharacters, locale }: AmountTextOptions) {
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

  const edit = ({ target, nativeEvent }: Pick<ChangeEvent<HTMLInputElement>, 'target' | 'nativeEvent'>) => {
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
