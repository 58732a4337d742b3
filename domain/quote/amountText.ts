import { type Currency, currencies, minorDigits } from '../money/currency.ts';
import { formatAmount } from '../money/formatMoney.ts';
import { type Money, money, parseMoney } from '../money/money.ts';
import { asciiDigits, readNumeral, withZeros } from './numeral.ts';

export type AmountRules = {
  readonly currency: Currency;
  /** Whose way of writing numbers it is. */
  readonly locale: string;
  /** Of the amount as it is shown; without it only what money can hold. */
  readonly maximumCharacters?: number | undefined;
};

export type AmountRefusal = 'notANumber' | 'negative' | 'tooManyDecimals' | 'tooLong';

/** What a typed amount means. `asked` has the amounts it can mean, the likeliest first; the sender says which. */
export type AmountReading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'taken'; readonly amount: Money }
  | { readonly kind: 'asked'; readonly readings: readonly Money[] }
  | { readonly kind: 'refused'; readonly refusal: AmountRefusal };

/** The one reader of typed amounts (decision 061). No reading has other digits than the text. */
export function readAmountText(text: string, { currency, locale, maximumCharacters }: AmountRules): AmountReading {
  const written = asciiDigits(text.replace(/\p{Cf}/gu, '')).trim();
  if (written === '') return { kind: 'empty' };
  const parts = partsOf(written);
  if (!parts) return refused(unreadable(written));

  const named = parts.currencies;
  const isOwn = named === undefined || named.includes(currency);
  const meant = isOwn ? [currency] : [currency, ...named];
  const read = meant.flatMap((each) => amountsIn(parts, { currency: each, locale, maximumCharacters }));
  const readings = read.filter((each) => typeof each !== 'string');
  const [only, ...others] = readings;
  if (!only) return refused(read.find((each) => typeof each === 'string') ?? 'notANumber');
  return isOwn && others.length === 0 && read.length === 1
    ? { kind: 'taken', amount: only }
    : { kind: 'asked', readings };
}

/** As the box shows it at rest: grouped, with decimals where there are any, like '1,234.50' or '78,000'. */
export function restingAmountText(amount: Money, locale: string): string {
  const scale = 10 ** minorDigits(amount.currency);
  return amount.minor % scale === 0 ? amountFormat(locale).format(amount.minor / scale) : formatAmount(amount, locale);
}

/** As it is edited: without groups, which the next key would put out of place. */
export const editableAmountText = (amount: Money, locale: string): string =>
  restingAmountText(amount, locale).replaceAll(separatorsOf(locale).group, '');

/** The largest whole amount whose text has that many characters. */
export function longestAmount({ currency, locale, maximumCharacters = 11 }: AmountRules): Money {
  const scale = 10 ** minorDigits(currency);
  const sizes = Array.from({ length: maximumCharacters }, (_, place) =>
    money(currency, (10 ** (place + 1) - 1) * scale),
  );
  return (
    sizes.findLast((size) => restingAmountText(size, locale).length <= maximumCharacters) ?? money(currency, scale)
  );
}

const refused = (refusal: AmountRefusal): AmountReading => ({ kind: 'refused', refusal });

function unreadable(written: string): AmountRefusal {
  if (written.length > longestText && !/[^\d., ']/.test(written)) return 'tooLong';
  return /^\D?-\D?\d/.test(written) ? 'negative' : 'notANumber';
}

type Parts = {
  readonly numeral: string;
  readonly zeros: number;
  /** Those its sign or code stands for; undefined when none is written. */
  readonly currencies: readonly Currency[] | undefined;
};

/** No amount is as long, and nothing longer is worth the work of reading. */
const longestText = 60;

function partsOf(written: string): Parts | undefined {
  if (written.length > longestText) return undefined;
  const before = /^[\p{L}\p{Sc}]*/u.exec(written)?.[0] ?? '';
  const rest = written.slice(before.length).replace(before === '' ? /^$/ : /^\.? ?/, '');
  const numeral = /^[\d., ']*/.exec(rest)?.[0] ?? '';
  const [, tail = '', dot] = /^([\p{L}\p{Sc} ]*)(\.?)$/u.exec(rest.slice(numeral.length)) ?? ['', '?'];
  const isThousand = /^k/i.test(tail) && currenciesOf(tail).length === 0;
  const after = (isThousand ? tail.slice(1) : tail).trim();
  const named = [before, after].filter((sign) => sign !== '').map(currenciesOf);
  if (numeral === '' || (dot && after === '') || named.some((members) => members.length === 0)) return undefined;
  const [first, second] = named;
  const both = second ? first?.filter((each) => second.includes(each)) : first;
  return both?.length === 0 ? undefined : { numeral: numeral.trim(), zeros: isThousand ? 3 : 0, currencies: both };
}

/** A sign that several currencies share is that of the field's own, if it is one of them. Beside these there are the codes. */
const signs: Readonly<Record<string, readonly Currency[]>> = {
  '£': ['GBP'],
  '€': ['EUR'],
  $: ['CAD', 'USD'],
  CA$: ['CAD'],
  C$: ['CAD'],
  US$: ['USD'],
  KR: ['DKK', 'NOK', 'SEK'],
  FR: ['CHF'],
  SFR: ['CHF'],
  F: ['XAF', 'XOF', 'GNF'],
  CFA: ['XAF', 'XOF'],
  FCFA: ['XAF', 'XOF'],
  '₦': ['NGN'],
  KSH: ['KES'],
  TSH: ['TZS'],
  USH: ['UGX'],
  '₵': ['GHS'],
  'GH₵': ['GHS'],
};

const currenciesOf = (sign: string): readonly Currency[] =>
  signs[sign.toUpperCase()] ?? currencies.filter((code) => code === sign.toUpperCase());

function amountsIn({ numeral, zeros }: Parts, rules: AmountRules): readonly (Money | AmountRefusal)[] {
  const { currency, locale, maximumCharacters = Number.POSITIVE_INFINITY } = rules;
  const digits = minorDigits(currency);
  const groupsWithComma = separatorsOf(locale).group === ',';
  return readNumeral(numeral, { groupsWithComma, minorDigits: digits }).map((decimal) => {
    const text = withZeros(decimal, zeros);
    if ((text.split('.')[1] ?? '').length > digits) return 'tooManyDecimals';
    const amount = parseMoney(text, currency);
    return amount.ok && restingAmountText(amount.value, locale).length <= maximumCharacters ? amount.value : 'tooLong';
  });
}

const separators = new Map<string, { readonly group: string; readonly decimal: string }>();

/** How a language writes 1,234.5. */
function separatorsOf(locale: string) {
  const known = separators.get(locale);
  if (known) return known;
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.5);
  const find = (type: string, otherwise: string) => parts.find((part) => part.type === type)?.value ?? otherwise;
  const found = { group: find('group', ','), decimal: find('decimal', '.') };
  separators.set(locale, found);
  return found;
}

const formats = new Map<string, Intl.NumberFormat>();

function amountFormat(locale: string): Intl.NumberFormat {
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, format);
  return format;
}
