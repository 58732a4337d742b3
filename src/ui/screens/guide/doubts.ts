import { isOffered, wordsFor } from '#src/dialogue/answerWords.ts';
import type { Plan } from '#src/dialogue/plan.ts';
import type { Part } from '#src/dialogue/question.ts';
import type { Happening } from '#src/dialogue/thread.ts';
import type { PartId, Words } from '#src/dialogue/words.ts';
import type { GuidedSenderActor } from '#src/machines/guided-sender/guidedSenderMachine.ts';
import type { Doubt, SlotName, Slots } from '#src/understanding/understanding.ts';
import { planFrom } from './heardAnswers.ts';
import { optionsOf } from './listedOptions.ts';
import { wordsOfTransferPart } from './transferWords.ts';

/** One of the things somebody may have meant, to be chosen by a press. */
export type Candidate = {
  readonly words: Words;
  readonly detail?: Words | undefined;
  readonly plan: Plan;
  /** Said when it is chosen, and nothing is answered. */
  readonly tells?: readonly Happening[];
};

type Met = { readonly part: Part; readonly guide: GuidedSenderActor };

/** What the doubtful words may mean, next to the question; money, people and places are never guessed (R16). */
export function candidatesOf([doubt]: readonly Doubt[], met: Met): readonly Candidate[] {
  if (!doubt) return [];
  return (doubt.candidates as readonly unknown[]).flatMap((value) => {
    const plan = planFrom({ [doubt.slot]: { value, span: doubt.span } } as Slots, met);
    const id = plan[met.part.id] ? met.part.id : (Object.keys(plan).at(-1) as PartId | undefined);
    const planned = id && plan[id];
    const words = planned && wordsOf(id, planned.value, met.part);
    return words ? [{ words, plan, ...(doubt.slot === 'birthDate' && { detail: { inWords: String(value) } }) }] : [];
  });
}

function wordsOf(id: PartId, value: string, asked: Part): Words | undefined {
  if (id === asked.id)
    return isOffered(asked.control, value, optionsOf) ? wordsFor(asked, value, optionsOf) : undefined;
  return wordsOfTransferPart(id, value);
}

const unclear: { readonly [slot in SlotName]?: Words } = {
  confirmation: { key: 'guide.problems.unclear.confirmation' },
  amount: { key: 'guide.problems.unclear.amount' },
  currency: { key: 'guide.problems.unclear.amount' },
  recipient: { key: 'guide.problems.unclear.person' },
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
