import type { Language } from '#contract/language.ts';

/** Decimal texts ('1234.5') a written number may stand for: one when it is certain, none when it is no amount. */
export type Readings = readonly string[];

/**
 * Both conventions are in use among the same people, so a single separator before three digits is certain only where
 * everybody's language groups with it, or the currency has nothing behind a decimal point.
 */
export function readFigure(
  written: string,
  { languages, hasHundredths }: { languages: readonly Language[]; hasHundredths: boolean },
): Readings {
  const text = written.replace(/[ \u00a0\u202f'’]/g, '');
  const separators = text.replace(/\d/g, '');
  if (separators === '') return [plain(text)];
  if (new Set(separators).size === 2) return bothSeparators(text, separators);
  if (separators.length > 1) return isGrouped(text) ? [plain(text)] : [];

  const [whole = '', fraction = ''] = text.split(/[.,]/);
  const decimals = `${plain(whole)}.${fraction}`;
  const isOwnGrouping = separators === ',' && !languages.includes('fr');
  if (fraction.length > 3) return [];
  if (fraction.length === 3) {
    if (isGrouped(text) && (isOwnGrouping || !hasHundredths)) return [plain(text)];
    return [...(isGrouped(text) ? [plain(text)] : []), fraction.endsWith('0') ? decimals.slice(0, -1) : decimals];
  }
  return isOwnGrouping ? [decimals, plain(text)] : [decimals];
}

/** '1,234.56' and '1.234,56': the last separator is the decimal one, if it stands alone and the others group. */
function bothSeparators(text: string, separators: string): Readings {
  const last = separators.at(-1) ?? '';
  const [whole = '', fraction = '', ...more] = text.split(last);
  return more.length === 0 && isGrouped(whole) && fraction.length <= 2 ? [`${plain(whole)}.${fraction}`] : [];
}

const isGrouped = (text: string): boolean => /^\d{1,3}(?:[.,]\d{3})+$/.test(text);

const plain = (text: string): string => text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');

/** '1.5' with three zeros is '1500'. */
export function withZeros(decimal: string, zeros: number): string {
  const [whole = '', fraction = ''] = decimal.split('.');
  const moved = `${whole}${fraction.padEnd(zeros, '0').slice(0, zeros)}`;
  const rest = fraction.slice(zeros);
  return `${plain(moved)}${rest ? `.${rest}` : ''}`;
}
