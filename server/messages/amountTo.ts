import type { Language } from '#contract/protocol/language.ts';

/** "75,000 XAF to Marie": an amount that is written out, and for whom, where somebody was named. */
export const amountTo = (amount: string, name: string | undefined, language: Language): string =>
  name ? `${amount} ${language === 'fr' ? 'à' : 'to'} ${name}` : amount;
