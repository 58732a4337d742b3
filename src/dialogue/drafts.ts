import type { Change, DialogueContext } from './dialogueContext.ts';
import { without } from './plan.ts';
import type { Answers, Part } from './question.ts';
import type { AskedQuestion, Offer, PlaceRead, Reading } from './reading.ts';
import { type Happening, longestLog, told } from './thread.ts';
import type { PartId } from './words.ts';

type Drafts = Pick<DialogueContext, 'drafts' | 'sent'>;

export const keyOf = ({ flow, step }: Pick<PlaceRead, 'flow' | 'step'>): string => `${flow}.${step}`;

export const draftAt = ({ drafts }: Drafts, place: PlaceRead): Answers => drafts[keyOf(place)] ?? none;

const none: Answers = {};

/** What is asked at a place, given what was answered there so far. */
export const questionOf = (context: Drafts, place: PlaceRead): AskedQuestion => place.question(draftAt(context, place));

/** The first question of the step that is not answered. */
export const unanswered = (context: Drafts, place: PlaceRead): Part | undefined => {
  const answers = draftAt(context, place);
  return questionOf(context, place).parts.find(({ id }) => answers[id] === undefined);
};

/** The question the sender is asked, where the flow still asks it. */
export function openPart({ at, asked, ...context }: DialogueContext, { place }: Reading): Part | undefined {
  if (!place || asked === undefined || keyOf(place) !== at) return undefined;
  return questionOf(context, place).parts.find(({ id }) => id === asked.part);
}

export function added({ thread }: Pick<DialogueContext, 'thread'>, happenings: readonly Happening[]): Change {
  const next = (thread.at(-1)?.id ?? 0) + 1;
  const entries = happenings.map((happening, index) => ({ ...happening, id: next + index }));
  return { thread: [...thread, ...entries].slice(-longestLog) };
}

/** Asks which of them was meant; they stand below it. */
export function whichMeant(
  context: Pick<DialogueContext, 'thread'>,
  { words, candidates }: Pick<Offer, 'words' | 'candidates'>,
): Change {
  const change = added(context, [told(words)]);
  return { ...change, candidates, meantAt: change.thread?.at(-1)?.id };
}

/**
 * What a change adds to the thread was said now: seconds since 1970. An actor that ends tells no time; what is said of
 * it has that of the next message, which follows at once.
 */
export function stamped(change: Change, { thread }: Pick<DialogueContext, 'thread'>, now: number | undefined): Change {
  if (!change.thread || now === undefined) return change;
  const before = thread.findLast(({ at }) => at !== undefined) ?? thread.at(-1);
  const last = before?.id ?? 0;
  return { ...change, thread: change.thread.map((entry) => (entry.id > last ? { ...entry, at: now } : entry)) };
}

export const keepAnswer = ({ drafts, sent }: Drafts, key: string, answer: Answers): Drafts => ({
  drafts: { ...drafts, [key]: { ...drafts[key], ...answer } },
  sent: key in sent ? { ...sent, [key]: 'changed' } : sent,
});

/** What was said of a question is settled by its answer. */
export const offerLeft = ({ offer }: Pick<DialogueContext, 'offer'>, answered: PartId) =>
  offer?.part === answered ? undefined : offer;

export function forget({ drafts, sent }: Drafts, key: string, parts: readonly PartId[]): Drafts {
  const before = drafts[key] ?? {};
  const after = without(before, parts);
  if (after === before) return { drafts, sent };
  return { drafts: { ...drafts, [key]: after }, sent: key in sent ? { ...sent, [key]: 'changed' } : sent };
}

/** Whichever step they were given at. */
export const forgetEverywhere = ({ drafts, sent }: Drafts, parts: readonly PartId[]): Drafts =>
  Object.keys(drafts).reduce((now, key) => forget(now, key, parts), { drafts, sent });

/** Asked, though it was answered. */
export function askAgain(context: DialogueContext, place: PlaceRead, parts: readonly PartId[]): Change {
  return {
    ...forget(context, keyOf(place), parts),
    askedOpenly: [...new Set([...context.askedOpenly, ...parts])],
    asked: undefined,
    unread: 0,
  };
}
