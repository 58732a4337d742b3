import type { Doubt, SlotName, Slots } from '#src/understanding/understanding.ts';
import { isOffered, wordsFor } from '../answerWords.ts';
import type { Candidate, Part } from '../question.ts';
import type { Reading } from '../reading.ts';
import { wordsOfTransferPart } from '../transferWords.ts';
import type { PartId, Words } from '../words.ts';
import { planFrom } from './answersFrom.ts';

type Met = { readonly part: Part; readonly reading: Pick<Reading, 'draft' | 'optionsOf'> };

/** What the doubtful words may mean, next to the question; money, people and places are never guessed (R16). */
export function candidatesOf([doubt]: readonly Doubt[], met: Met): readonly Candidate[] {
  if (!doubt) return [];
  return (doubt.candidates as readonly unknown[]).flatMap((value) => {
    const plan = planFrom({ [doubt.slot]: { value, span: doubt.span } } as Slots, met);
    const id = plan[met.part.id] ? met.part.id : (Object.keys(plan).at(-1) as PartId | undefined);
    const planned = id && plan[id];
    const words = planned && wordsOf(id, planned.value, met);
    return words ? [{ words, plan, ...(doubt.slot === 'birthDate' && { detail: { inWords: String(value) } }) }] : [];
  });
}

function wordsOf(id: PartId, value: string, { part, reading: { optionsOf } }: Met): Words | undefined {
  if (id !== part.id) return wordsOfTransferPart(id, value);
  return isOffered(part.control, value, optionsOf) ? wordsFor(part, value, optionsOf) : undefined;
}

const unclear: { readonly [slot in SlotName]?: Words } = {
  confirmation: { key: 'guide.problems.unclear.confirmation' },
  amount: { key: 'guide.problems.unclear.amount' },
  currency: { key: 'guide.problems.unclear.amount' },
  recipient: { key: 'guide.problems.unclear.person' },
  destination: { key: 'guide.problems.unclear.country' },
};

/** What to say where nothing stands below to be chosen from. */
const unclearAlone: { readonly [slot in SlotName]?: Words } = {
  amount: { key: 'guide.problems.unclear.amountInFull' },
  currency: { key: 'guide.problems.unclear.amountInFull' },
  recipient: { key: 'guide.problems.unclear.personByName' },
};

/** Nothing where it is not known what was meant. */
export function doubtWords([doubt]: readonly Doubt[], { part, candidates }: Shown): Words | undefined {
  if (!doubt) return undefined;
  const isAmongPeople = doubt.slot === 'recipient' && part.control.kind === 'recipient';
  const alone = candidates.length === 0 && !isAmongPeople ? unclearAlone[doubt.slot] : undefined;
  return alone ?? unclear[doubt.slot];
}

type Shown = { readonly part: Part; readonly candidates: readonly Candidate[] };
