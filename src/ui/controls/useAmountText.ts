import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { Currency } from '#domain/money/currency.ts';
import { formatAmount } from '#domain/money/formatMoney.ts';
import { compareMoney, type Money } from '#domain/money/money.ts';
import type { AmountReading } from '#domain/quote/amountText.ts';
import { amountCharacters } from '#domain/quote/limits.ts';
import type { AmountReader } from './amountReader.tsx';
import { useDebounced } from './useDebounced.ts';

type AmountTextOptions = {
  readonly currency: Currency;
  /** Undefined while the box has no amount. */
  readonly value: Money | undefined;
  readonly onChange: (amount: Money | undefined) => void;
  readonly maximumCharacters: number | undefined;
  readonly locale: string;
  /** Undefined until it is fetched, on a page that is light: what is typed by then waits, and is no amount. */
  readonly reader: AmountReader | undefined;
  readonly onTouch?: () => void;
};

/** Milliseconds without a key before somebody is told what cannot be read. */
const pause = 700;

/** Nothing of one's own: the box shows the amount it is given. */
const untouched = { text: '', isWhole: true, isRead: true, isSelected: false };

/** The box keeps what is typed as it is typed, and groups it when it is left; the reader says what it means. */
export function useAmountText({ currency, value, onChange, maximumCharacters, locale, ...on }: AmountTextOptions) {
  const { reader, onTouch } = on;
  const rules = { currency, locale, maximumCharacters: maximumCharacters ?? amountCharacters.standard };
  const [typed, setTyped] = useState(untouched);
  const input = useRef<HTMLInputElement>(null);
  const read: AmountReading = reader ? reader.read(typed.text, rules) : { kind: 'empty' };
  const isTyped = !typed.isRead || means(read, value, currency);
  const shown = isTyped ? typed.text : value ? formatAmount(value, locale) : '';
  // What is worked out may be longer than what can be typed.
  const reading: AmountReading = isTyped ? read : !value ? { kind: 'empty' } : { kind: 'taken', amount: value };
  // What nobody could read is gone once the other side of a calculator has overtaken it.
  if (typed.isRead && value && typed.text !== '' && read.kind !== 'taken') setTyped(untouched);
  const isStill = useDebounced(shown, pause) === shown;

  const take = (text: string, isWhole: boolean) => {
    setTyped({ ...untouched, text, isWhole, isRead: reader !== undefined });
    if (text === shown && typed.isRead) return;
    const next = reader?.read(text, rules);
    onChange(next?.kind === 'taken' ? next.amount : undefined);
  };
  const ungroup = (isSelected: boolean) => {
    if (!reader || reading.kind !== 'taken') return;
    const text = reader.editableText(reading.amount, locale);
    if (text !== shown) setTyped({ ...untouched, text, isSelected });
  };
  // A change of the text loses its selection, and what is typed over an amount would stand behind it: 100 over 100.00 made
  // 100100. Whether there was one cannot be read while the box is being focused, so all of it is selected.
  useLayoutEffect(() => {
    if (typed.isSelected) input.current?.select();
  }, [typed]);
  const catchUp = useEffectEvent(() => {
    // A key pressed meanwhile is in the box before it is in the state, and must not be written over.
    const text = input.current?.value ?? typed.text;
    if (!typed.isRead) take(text, typed.isWhole);
    else if (input.current === document.activeElement && text === shown) ungroup(isWholeSelected(input.current));
  });
  useEffect(() => {
    if (reader) catchUp();
  }, [reader]);

  return {
    shown,
    /** `isDue` once the typing has come to rest; a paste is whole at once. */
    problem: reading.kind === 'asked' || reading.kind === 'refused' ? reading : undefined,
    isDue: typed.isWhole || isStill,
    /** For an amount one of the readings stands for, as it is edited. */
    choose: (amount: Money, text: string) => {
      setTyped({ ...untouched, text });
      onChange(amount);
      input.current?.focus();
    },
    box: {
      ref: input,
      onChange: ({ target, nativeEvent }: Edit) => {
        onTouch?.();
        take(target.value, isPaste(nativeEvent));
      },
      onFocus: () => {
        onTouch?.();
        ungroup(true);
      },
      onBlur: () => {
        if (!reader) return;
        const text = reading.kind === 'taken' ? reader.restingText(reading.amount, locale) : shown;
        setTyped({ ...untouched, text });
      },
    },
  };
}

type Edit = { readonly target: HTMLInputElement; readonly nativeEvent: Event };

const isPaste = (event: Event): boolean =>
  event instanceof InputEvent && ['insertFromPaste', 'insertFromDrop'].includes(event.inputType);

const isWholeSelected = (input: HTMLInputElement | null): boolean =>
  input !== null && input.selectionStart === 0 && input.selectionEnd === input.value.length;

function means(read: AmountReading, value: Money | undefined, currency: Currency): boolean {
  if (read.kind !== 'taken' || !value) return read.kind !== 'taken' && !value;
  return value.currency === currency && compareMoney(read.amount, value) === 0;
}
