import { openAgain } from './answering.ts';
import { type Correction, correctionOf, putRightBy } from './correction.ts';
import type { Change, DialogueContext } from './dialogueContext.ts';
import { added, askAgain, draftAt, forget, keyOf } from './drafts.ts';
import { without } from './plan.ts';
import type { Plan } from './question.ts';
import type { Act, Reading } from './reading.ts';
import { told } from './thread.ts';
import { type TransferAnswers, type TransferPart, transferParts } from './transferAnswers.ts';

const valuesOf = (said: Plan): TransferAnswers =>
  Object.fromEntries(
    transferParts.flatMap((part) => {
      const value = said[part]?.value;
      return value === undefined ? [] : [[part, value]];
    }),
  );

const correctionState = (context: DialogueContext, { place, understood }: Reading) => ({
  now: understood(place ? draftAt(context, place) : {}),
  asked: context.asked?.part,
  changeable: context.changeable,
});

/** What of this was answered before and is otherwise now. */
export const corrected = (context: DialogueContext, reading: Reading, said: Plan): readonly TransferPart[] =>
  putRightBy(valuesOf(said), correctionState(context, reading));

export function correctionBy(context: DialogueContext, reading: Reading, said: Plan): Correction {
  if (!reading.place) return { kind: 'none' };
  const here = Object.keys(draftAt(context, reading.place));
  return correctionOf(valuesOf(said), { ...correctionState(context, reading), here, isMade: reading.isMade });
}

/** Takes each as it is now; what does not outlive it is asked again, and the rest stays as it was. */
export function putRight(context: DialogueContext, reading: Reading, said: Plan): Change {
  const correction = correctionBy(context, reading, said);
  const { place } = reading;
  if (!place) return {};
  switch (correction.kind) {
    case 'none':
      return {};
    case 'here': {
      const { parts, again } = correction;
      const forgotten = forget(context, keyOf(place), again);
      return {
        ...added(context, [{ kind: 'changing', parts, again }]),
        ...askAgain({ ...context, ...forgotten }, place, parts),
        plan: { ...without(context.plan, [...parts, ...again]), ...said },
      };
    }
    case 'otherRecipient':
      return toOtherRecipient(context, reading, correction.recipientId);
    case 'another': {
      const plan = { ...reading.kept([...correction.parts, ...correction.lost]), ...said };
      return { ...added(context, [told({ key: 'guide.correct.madeAlready' })]), plan };
    }
    case 'earlier': {
      const { first, parts, lost } = correction;
      return openAgain(context, reading, { first, said, parts, lost });
    }
  }
}

/** What the flow is told for it. */
export function correctingActs(context: DialogueContext, reading: Reading, said: Plan): readonly Act[] {
  const correction = correctionBy(context, reading, said);
  switch (correction.kind) {
    case 'none':
    case 'here':
      return [];
    case 'otherRecipient':
      return [reading.reopening('recipient').act];
    case 'another':
      return [reading.startOver];
    case 'earlier': {
      const { first, recipientFirst } = correction;
      const opening = reading.reopening(first).act;
      return recipientFirst ? [reading.chooseRecipient(recipientFirst), opening] : [opening];
    }
  }
}

/** Of a transfer that is made: whom it would go to is agreed to first. */
function toOtherRecipient(context: DialogueContext, reading: Reading, recipientId: string): Change {
  const offer = {
    part: 'otherRecipient',
    words: { key: 'guide.correct.heldRecipient', facts: { recipientId } },
    candidates: [{ words: { recipientId }, plan: { otherRecipient: { value: recipientId } } }],
  } as const;
  return { ...openAgain(context, reading, { first: 'recipient', parts: ['recipient'] }), offer };
}
