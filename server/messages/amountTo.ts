import type { Language } from '#contract/protocol/language.ts';

const to: Readonly<Record<Language, string>> = { en: 'to', fr: 'à' };

/** "75,000 XAF to Marie": an amount that is written out, and for whom, where somebody was named. */
export const amountTo = (amount: string, name: string | undefined, language: Language): string =>
  name ? `${amount} ${to[language]} ${name}` : amount;
