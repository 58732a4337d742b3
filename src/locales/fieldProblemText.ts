import type { Words } from './failureText.ts';
import type { FieldProblemCode } from './fieldProblem.ts';

/** Nine digits unless the screen knows the country asks for others (D-125). */
const usualFacts = { digits: '9' };

/** The sentence for one field. The server names problems as text; one we do not know is told in general. */
export function fieldProblemText(
  { t, i18n }: Pick<Words, 't'> & { readonly i18n: { readonly exists: (key: string) => boolean } },
  problem: string,
  facts: Readonly<Record<string, string>> = {},
): string {
  const known = (i18n.exists(`fieldProblems.${problem}`) ? problem : 'custom') as FieldProblemCode;
  return t(`fieldProblems.${known}`, { ...usualFacts, ...facts });
}
