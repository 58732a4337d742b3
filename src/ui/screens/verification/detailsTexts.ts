import type { i18n, TFunction } from 'i18next';
import type { FieldProblem as WireProblem } from '#contract/protocol/failure.ts';
import {
  asksProvince,
  type PersonalDetailsField,
  personalDetailsFields,
} from '#domain/verification/personalDetails.ts';
import { fieldProblemText } from '#src/locales/fieldProblemText.ts';
import type { FieldProblem } from '../../controls/ErrorSummary.tsx';

type Words = { readonly t: TFunction; readonly i18n: Pick<i18n, 'exists'> };

/** How the form calls a field, without saying that it may stay empty. */
export function detailsLabel({ t }: Pick<Words, 't'>, field: PersonalDetailsField, country: string): string {
  return field === 'county' && asksProvince(country)
    ? t('verification.fields.province')
    : t(`verification.fields.${field}`);
}

/** One sentence for each field, in the order of the form, wherever the problem was found. */
export function detailsTexts(words: Words, problems: readonly WireProblem[], country: string): FieldProblem[] {
  return personalDetailsFields.flatMap((field) => {
    const own = problems.find((problem) => problem.field === field);
    if (!own) return [];
    return [{ field, text: fieldProblemText(words, own.problem, { label: detailsLabel(words, field, country) }) }];
  });
}

/** In the list on top of the form a sentence stands without its field, so it is named. */
export const detailsSummary = (words: Words, problems: readonly FieldProblem[], country: string): FieldProblem[] =>
  personalDetailsFields.flatMap((field) => {
    const own = problems.find((problem) => problem.field === field);
    if (!own) return [];
    const label = detailsLabel(words, field, country);
    const text = own.text.startsWith(label) ? own.text : words.t('auth.summaryLine', { label, text: own.text });
    return [{ field, text }];
  });
