/** Decimal texts ('1234.5') a written number may stand for: one when it is certain, none when it is no number. */
export type Readings = readonly string[];

export type NumeralRules = {
  /** Everybody who reads this writes 1,234.5; otherwise a comma may also be the decimal sign. */
  readonly groupsWithComma: boolean;
  /** Digits behind the point the currency has. */
  readonly minorDigits: 0 | 2;
};

/** More characters than any amount has. */
const longestNumeral = 60;

/** Zeros of the digits people type, each followed by its one to nine: Arabic, Persian, N’Ko, Devanagari, full-width. */
const zeros = ['\u0660', '\u06f0', '\u07c0', '\u0966', '\uff10'].map((zero) => zero.charCodeAt(0));

const plainSigns: Readonly<Record<string, string>> = {
  '\u066b': '.',
  '\uff0e': '.',
  '\u066c': "'",
  '\uff0c': ',',
  '\u2019': "'",
  '\u02bc': "'",
  '\u2212': '-',
  '\u2013': '-',
  '\u2014': '-',
  '\uff0d': '-',
};

/** The same text in the digits and signs of ASCII, character for character, so that places in it stay true. */
export const asciiDigits = (text: string): string =>
  text.replace(/[\p{Nd}\p{Zs}\u066b\u066c\u02bc\u2019\u2212\u2013\u2014\uff0c\uff0d\uff0e]/gu, (sign) => {
    const code = sign.charCodeAt(0);
    const zero = zeros.find((first) => first <= code && code < first + 10);
    if (zero !== undefined) return String(code - zero);
    return /\p{Zs}/u.test(sign) ? ' ' : (plainSigns[sign] ?? sign);
  });

/**
 * Groups have three digits, and one sign between them. Both conventions are in use among the same people, so a single
 * separator is certain only where one of them has no use for it (decision 061). `ascii` is of `asciiDigits`.
 */
export function readNumeral(ascii: string, rules: NumeralRules): Readings {
  const text = ascii.length > longestNumeral ? undefined : withoutSpaces(ascii);
  if (text === undefined || !/\d/.test(text) || /[^\d.,]/.test(text)) return [];
  const bare = /^\d[\d.,]*\d[.,]$|^\d[.,]$/.test(text) ? text.slice(0, -1) : text;
  const separators = bare.replace(/\d/g, '');
  if (separators === '') return [decimalText(bare, '')];
  if (new Set(separators).size === 2) return bothSeparators(bare, separators, rules);
  if (separators.length > 1) return isGrouped(bare) ? [decimalText(bare, '')] : [];
  return oneSeparator(bare, separators, rules);
}

function oneSeparator(text: string, separator: string, { groupsWithComma, minorDigits }: NumeralRules): Readings {
  const [whole = '', fraction = ''] = text.split(separator);
  const isOwnGrouping = separator === ',' && groupsWithComma;
  const asDecimal = decimalText(whole, trimmed(fraction, minorDigits));
  const asWhole = decimalText(whole + fraction, '');
  if (isGrouped(text)) return isOwnGrouping || minorDigits === 0 ? [asWhole] : [asWhole, asDecimal];
  // '100,50' where a comma groups: the continental decimals, or a thousand with a digit left out.
  const mayMissDigit = isOwnGrouping && /^[1-9]\d{0,2}$/.test(whole);
  if (mayMissDigit) return fraction.length > 2 ? [] : [asDecimal, asWhole];
  return [asDecimal];
}

/** '1,234.56' and '1.234,56': the last separator is the decimal one, if it stands alone and the others group. */
function bothSeparators(text: string, separators: string, { minorDigits }: NumeralRules): Readings {
  const [whole = '', fraction = '', ...more] = text.split(separators.at(-1) ?? '');
  return more.length === 0 && isGrouped(whole) ? [decimalText(whole, trimmed(fraction, minorDigits))] : [];
}

/** Spaces and apostrophes only group; anywhere else they part two numbers. */
function withoutSpaces(text: string): string | undefined {
  if (!/[ ']/.test(text)) return text;
  return /^[1-9]\d{0,2}(?:( \d{3})+|('\d{3})+)(?:[.,]\d*)?$/.test(text) ? text.replace(/[ ']/g, '') : undefined;
}

const isGrouped = (text: string): boolean => /^[1-9]\d{0,2}(?:(?:,\d{3})+|(?:\.\d{3})+)$/.test(text);

/** Zeros beyond what the currency has are no other amount: 50000.00 francs are 50000. */
function trimmed(fraction: string, digits: number): string {
  return fraction.slice(0, digits) + fraction.slice(digits).replace(/0+$/, '');
}

function decimalText(whole: string, fraction: string): string {
  const units = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0';
  return fraction ? `${units}.${fraction}` : units;
}

/** '1.5' with three zeros is '1500'. */
export function withZeros(decimal: string, count: number): string {
  const [whole = '', fraction = ''] = decimal.split('.');
  return decimalText(whole + fraction.padEnd(count, '0').slice(0, count), fraction.slice(count));
}
