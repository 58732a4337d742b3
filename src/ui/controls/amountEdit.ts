import type { Currency } from '#domain/money/currency.ts';
import { type AmountSeparators, editedAmountText } from '#domain/quote/amountText.ts';

/** What the browser says after a key, a paste or a deletion. */
export type RawEdit = { readonly text: string; readonly caret: number; readonly inputType: string };

type Rules = {
  readonly currency: Currency;
  readonly separators: AmountSeparators;
  readonly maximumCharacters: number;
};

/** What the box shows next and where its caret stands. A refused edit leaves both as they were. */
export function amountAfterEdit(raw: RawEdit, shown: string, rules: Rules): { text: string; caret: number } {
  const edit = withoutForeignSigns(withDigitDeleted(raw, shown, rules.separators), rules.separators);
  /** An amount we computed may be longer than what can be typed, and must still be possible to shorten. */
  const maximumCharacters = edit.text.length < shown.length ? shown.length : rules.maximumCharacters;
  const text = editedAmountText(edit.text, { ...rules, maximumCharacters });
  if (text === undefined) return { text: shown, caret: clamp(raw.caret - (raw.text.length - shown.length), shown) };
  const after = countSigns(edit.text.slice(edit.caret), rules.separators);
  return { text, caret: caretBefore(text, after, rules.separators) };
}

const isSign = (character: string, { decimal }: AmountSeparators) => /[\d.]/.test(character) || character === decimal;

const signsOf = (text: string, separators: AmountSeparators) =>
  [...text].filter((character) => isSign(character, separators)).join('');

const countSigns = (text: string, separators: AmountSeparators) => signsOf(text, separators).length;

const clamp = (caret: number, text: string) => Math.min(Math.max(caret, 0), text.length);

/** Deleting only a thousands separator would change nothing: the digit beyond it goes instead. */
function withDigitDeleted(raw: RawEdit, shown: string, separators: AmountSeparators): RawEdit {
  const { text, caret, inputType } = raw;
  const onlySeparatorGone =
    text.length === shown.length - 1 && signsOf(text, separators) === signsOf(shown, separators);
  if (!onlySeparatorGone) return raw;
  if (inputType === 'deleteContentBackward') {
    return { ...raw, text: text.slice(0, Math.max(caret - 1, 0)) + text.slice(caret), caret: Math.max(caret - 1, 0) };
  }
  if (inputType === 'deleteContentForward') return { ...raw, text: text.slice(0, caret) + text.slice(caret + 1) };
  return raw;
}

/** Pasted amounts come with their currency: '£1,234.50', '1 234,50 €'. '12,50' in English means decimals, not 1250. */
function withoutForeignSigns(raw: RawEdit, { group, decimal }: AmountSeparators): RawEdit {
  if (!['insertFromPaste', 'insertFromDrop'].includes(raw.inputType)) return raw;
  const bare = raw.text.replace(/^[^\d.,]+|[^\d.,]+$/g, '');
  const text = group === ',' && /^\d+,\d{1,2}$/.test(bare) ? bare.replace(',', decimal) : bare;
  return { ...raw, text, caret: text.length };
}

/** The last place with that many digits behind it, so that a caret never stands before a separator. */
function caretBefore(text: string, signsAfter: number, separators: AmountSeparators): number {
  let caret = text.length;
  while (caret > 0 && countSigns(text.slice(caret), separators) < signsAfter) caret -= 1;
  return caret;
}
