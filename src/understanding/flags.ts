import { type Language, localeOf } from '#contract/protocol/language.ts';

const firstSymbol = 0x1f1e6;

/** A flag, which is two letters of a country's code to the machine, as that country's name. */
export function withFlagsNamed(text: string, language: Language): string {
  if (!/[\u{1F1E6}-\u{1F1FF}]{2}/u.test(text)) return text;
  const names = new Intl.DisplayNames(localeOf[language], { type: 'region' });
  const nameOf = (flag: string) =>
    names.of([...flag].map((symbol) => String.fromCharCode(65 + (symbol.codePointAt(0) ?? 0) - firstSymbol)).join(''));
  return text.replace(/[\u{1F1E6}-\u{1F1FF}]{2}/gu, (flag) => ` ${nameOf(flag)} `).trim();
}
