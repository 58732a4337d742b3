import type { ParseKeys } from 'i18next';
import type { FieldProblem as WireProblem } from '#contract/protocol/failure.ts';
import { localeOf } from '#contract/protocol/language.ts';
import { passwordRules } from '#domain/account/passwordRules.ts';
import { countryName } from '#domain/reference/countries.ts';
import type { SignUpCountryCode } from '#domain/reference/countryCodes.ts';
import { fieldProblemText } from '#src/locales/fieldProblemText.ts';
import { languageOf } from '#src/locales/locale.ts';
import { registrationFields } from '#src/machines/account/sign-up/registrationDraft.ts';
import type { FieldProblem } from '../../controls/ErrorSummary.tsx';
import { passwordNeedsText, type TextWords } from '../../flows/passwordTexts.ts';

/** Fields whose sentences ('required!') do not say what they are about. */
const labelKeys: { readonly [field in string]?: ParseKeys } = {
  firstName: 'auth.fields.firstName',
  lastName: 'auth.fields.lastName',
  countryCode: 'auth.fields.country',
  channel: 'auth.fields.channel',
  referralCode: 'auth.fields.referralCode',
};

/** One sentence for each field that has a problem, in the order of the page, wherever the problem was found. */
export function registrationTexts(
  words: TextWords,
  problems: readonly WireProblem[],
  country: SignUpCountryCode,
): FieldProblem[] {
  const facts = { country: countryName(country, localeOf[languageOf(words.i18n)]) };
  return registrationFields.flatMap((field) => {
    const own = problems.filter((problem) => problem.field === field).map(({ problem }) => problem);
    const [first] = own;
    if (first === undefined) return [];
    const rules = passwordRules.filter((rule) => own.includes(rule));
    const text = rules.length > 0 ? passwordNeedsText(words, rules, 'signUp') : fieldProblemText(words, first, facts);
    return [{ field, text }];
  });
}

/** In the list on top of the form a sentence stands without its field. */
export const summaryTexts = ({ t }: TextWords, problems: readonly FieldProblem[]): FieldProblem[] =>
  problems.map(({ field, text }) => {
    const label = labelKeys[field];
    return { field, text: label ? t('auth.summaryLine', { label: t(label), text }) : text };
  });
