import { recipientsFor } from '#domain/recipient/recipientFilter.ts';
import { placeInList } from '#src/understanding/listPlaces.ts';
import { asksSomething } from '#src/understanding/topics.ts';
import type { Understanding } from '#src/understanding/understanding.ts';
import { newRecipient } from '../answerValues.ts';
import type { Candidate } from '../question.ts';
import { recipientWords } from '../transferWords.ts';
import type { Words } from '../words.ts';
import { namePlan } from './answersFrom.ts';
import { toldApart } from './sameName.ts';
import type { Situation } from './situation.ts';

/** Those of the book whom the money can reach as it is sent. */
const shownPeople = ({ part: { control }, reading }: Pick<Situation, 'part' | 'reading'>) =>
  control.kind === 'recipient'
    ? recipientsFor(reading.recipients, { countryCode: control.country, method: control.method })
    : [];

export const hasPeopleToChoose = (situation: Situation): boolean => shownPeople(situation).length > 0;

type Meant = { readonly words: Words; readonly candidates: readonly Candidate[] };

/** « C’est pour quand ? » asks; « c’est pour Chidi » tells. */
export const isQuestion = (said: string): boolean => asksSomething(said.replace(/^c['’]est pour (?=\p{Lu})/u, ''));

/** At the list of people: "the last one" is one of them, and a name that is not there is perhaps somebody new. Both are asked. */
export function personMeant(
  said: string,
  { ambiguities }: Pick<Understanding, 'ambiguities'>,
  { part, reading }: Situation,
): Meant | undefined {
  const { control } = part;
  if (control.kind !== 'recipient') return undefined;
  const shown = shownPeople({ part, reading });
  const placed = shown[placeInList(said, shown.length) ?? -1];
  if (placed) {
    const detail = toldApart(
      placed.id,
      shown.map(({ id }) => id),
      reading.recipients,
    );
    const candidate = {
      words: recipientWords(placed.id),
      plan: { [part.id]: { value: placed.id } },
      ...(detail && { detail }),
    };
    return { words: { key: 'guide.problems.unclear.person' }, candidates: [candidate] };
  }
  const names = part.id === 'recipient' && !isQuestion(said) ? namePlan(ambiguities, said) : {};
  const { recipientFirstName: first, recipientLastName: last } = names;
  if (!first) return undefined;
  return {
    words: {
      key: 'guide.problems.unclear.isNew',
      facts: { name: [first.value, last?.value].filter(Boolean).join(' ') },
    },
    candidates: [{ words: recipientWords(newRecipient), plan: { recipient: { value: newRecipient }, ...names } }],
  };
}
