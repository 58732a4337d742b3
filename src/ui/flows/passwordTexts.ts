import type { i18n, TFunction } from 'i18next';
import {
  checkPassword,
  type PasswordPurpose,
  type PasswordRule,
  passwordPolicies,
} from '#domain/account/passwordRules.ts';

/** What `useTranslation` gives. */
export type TextWords = { readonly t: TFunction; readonly i18n: i18n };

const ruleText = ({ t }: TextWords, rule: PasswordRule, purpose: PasswordPurpose) =>
  t(`fieldProblems.${rule}`, { maximum: passwordPolicies[purpose].maximum });

/** Ticked off while typing. A maximum nobody reaches by hand is told only to who does (D-37). */
export const passwordChecklist = (words: TextWords, password: string, purpose: PasswordPurpose) =>
  checkPassword(password, purpose)
    .filter(({ rule, met }) => !(purpose === 'signUp' && rule === 'maximumLength' && met))
    .map(({ rule, met }) => ({ text: ruleText(words, rule, purpose), met }));

/** Every rule a refused password misses, in one sentence (AUT-32). */
export function passwordNeedsText(words: TextWords, rules: readonly PasswordRule[], purpose: PasswordPurpose): string {
  const { t, i18n } = words;
  const texts = rules.map((rule) => inSentence(ruleText(words, rule, purpose), i18n.language));
  return t('auth.passwordNeeds', { rules: new Intl.ListFormat(i18n.language).format(texts) });
}

const inSentence = (text: string, language: string) => text.charAt(0).toLocaleLowerCase(language) + text.slice(1);
