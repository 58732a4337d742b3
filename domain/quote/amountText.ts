import { type Currency, minorDigits } from '../money/currency.ts';
import { type Money, parseMoney } from '../money/money.ts';
import type { Result } from '../result.ts';

/** Characters an amount box holds, separators included: everywhere (QUO-19), and on the landing page (spec §5). */
export const amountCharacters = { standard: 11, landingSend: 7, landingReceive: 10 } as const;

/** How the reader's language writes 1,234.5. */
export type AmountSeparators = { readonly group: string; readonly decimal: string };

export function amountSeparators(locale: string): AmountSeparators {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5);
  const find = (type: string, otherwise: string) => parts.find((part) => part.type === type)?.value ?? otherwise;
  return { group: find('group', ','), decimal: find('decimal', '.') };
}

/**
 * What the box shows after an edit: digits grouped in threes, no leading zeros, no more decimals than the currency
 * has. Nothing when the edit is not numeric or does not fit: then the box keeps what it had (QUO-19).
 */
export function editedAmountText(
  text: string,
  rules: { readonly currency: Currency; readonly separators: AmountSeparators; readonly maximumCharacters: number },
): string | undefined {
  const { currency, separators, maximumCharacters } = rules;
  const match = /^(\d*)(?:(\.)(\d*))?$/.exec(plainNumber(text, separators));
  if (!match) return undefined;
  const [, whole = '', point = '', decimals = ''] = match;
  const digits = minorDigits(currency);
  if (decimals.length > digits || (point && !digits)) return undefined;

  const written = point && !whole ? '0' : whole.replace(/^0+(?=\d)/, '');
  const grouped = written.replace(/\B(?=(\d{3})+$)/g, separators.group);
  const edited = grouped + (point && separators.decimal) + decimals;
  return edited.length <= maximumCharacters ? edited : undefined;
}

/** The amount in the box; '5.' is still being typed and counts as 5. */
export const amountOfText = (
  text: string,
  { currency, separators }: { readonly currency: Currency; readonly separators: AmountSeparators },
): Result<Money, 'amountNotANumber'> => parseMoney(plainNumber(text, separators).replace(/\.$/, ''), currency);

/** Digits and one kind of point. A point always means decimals unless the language groups with it. */
function plainNumber(text: string, { group, decimal }: AmountSeparators): string {
  return text.replaceAll(/\s/g, '').replaceAll(group, '').replaceAll(decimal, '.');
}
