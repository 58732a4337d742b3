import { isOffered, wordsFor } from './answerWords.ts';
import type { Change, DialogueContext } from './dialogueContext.ts';
import {
  added,
  askAgain,
  draftAt,
  forget,
  forgetEverywhere,
  keepAnswer,
  keyOf,
  offerLeft,
  openPart,
} from './drafts.ts';
import { without } from './plan.ts';
import type { Plan } from './question.ts';
import type { Reading } from './reading.ts';
import type { PartId, Words } from './words.ts';

export type Given = {
  readonly value: string;
  readonly words?: Words | undefined;
  /** Said in one sentence with answers to other questions, and read back with them. */
  readonly isOneOfSeveral?: boolean | undefined;
};

/** Why an answer will not do: whatever was heard or pressed, what is not among the answers is none. */
export function problemWith(context: DialogueContext, reading: Reading, value: string): Words | undefined {
  const part = openPart(context, reading);
  if (!part || (value === '' && part.isOptional)) return undefined;
  const problem = part.check?.(value);
  if (problem) return problem;
  return isOffered(part.control, value, reading.optionsOf) ? undefined : { key: 'guide.problems.whichOne' };
}

export function takeAnswer(context: DialogueContext, reading: Reading, given: Given): Change {
  const { place, optionsOf } = reading;
  const part = openPart(context, reading);
  if (!part || !place) return {};
  const { value } = given;
  const said = { part: part.id, words: given.words ?? wordsFor(part, value, optionsOf) };
  // What was to be begun anew with is not for what stays.
  const isForgotten = value === 'no' && (part.id === 'startAgain' || part.id === 'startOver');
  return {
    ...keepAnswer(context, keyOf(place), { [part.id]: value }),
    ...added(context, [{ kind: 'answered', ...said }]),
    problem: undefined,
    asked: undefined,
    unread: 0,
    taken: given.isOneOfSeveral ? [said] : [],
    offer: offerLeft(context, part.id),
    ...(isForgotten && { plan: {} }),
  };
}

/** Answers of the same step that do not outlive a change of another. */
export const followingOf: { readonly [part in PartId]?: readonly PartId[] } = {
  destination: ['method'],
  recipientMobile: ['network'],
};

export const isOfThisStep = (context: DialogueContext, { place }: Reading, part: PartId): boolean =>
  place !== undefined && draftAt(context, place)[part] !== undefined;

/** An answer of the step at hand is asked again, with what follows from it. */
export function changeHere(context: DialogueContext, { place }: Reading, part: PartId): Change {
  if (!place) return {};
  const answers = draftAt(context, place);
  const again = (followingOf[part] ?? []).filter((one) => answers[one] !== undefined);
  const forgotten = forget(context, keyOf(place), again);
  return {
    ...added(context, [{ kind: 'changing', parts: [part], again }]),
    ...askAgain({ ...context, ...forgotten }, place, [part]),
    // What was planned for it is what is changed.
    plan: without(context.plan, [part]),
    reopened: { part, value: answers[part] },
  };
}

type Opening = {
  /** Answered anew. */
  readonly parts: readonly PartId[];
  /** Answered without being asked. */
  readonly said?: Plan;
  /** Asked again, since what they followed from is another. */
  readonly lost?: readonly PartId[];
};

/** Opens an earlier step of the flow; what does not depend on it is answered as it was. */
export function openAgain(
  context: DialogueContext,
  reading: Reading,
  { first, parts, said = {}, lost = [] }: Opening & { readonly first: PartId },
): Change {
  const { plan, again: follows } = reading.reopening(first);
  const known: { readonly [part in PartId]?: string } = reading.understood(
    reading.place ? draftAt(context, reading.place) : {},
  );
  const again = [...new Set([...follows, ...lost.filter((part) => part !== 'trust')])].filter(
    (part) => !said[part] && known[part] !== undefined,
  );
  const before = Object.values(context.drafts).find((given) => given[first] !== undefined)?.[first];
  const { drafts } = forgetEverywhere(context, parts);
  return {
    // One that is made is not changed: what becomes of it is asked first.
    ...(!reading.isMade && added(context, [{ kind: 'changing', parts, again }])),
    drafts,
    // What comes after it goes out again as it was.
    sent: {},
    plan: { ...without(plan, lost), ...said },
    opened: [first, ...follows],
    asked: undefined,
    unread: 0,
    reopened: { part: first, value: before },
  };
}
