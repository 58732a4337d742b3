import { followingOf } from './answering.ts';
import { typedBefore } from './answerWords.ts';
import type { Change, DialogueContext } from './dialogueContext.ts';
import { added, askAgain, draftAt, forget, forgetEverywhere, keyOf, questionOf, unanswered } from './drafts.ts';
import { silent } from './plan.ts';
import type { Finish } from './question.ts';
import type { PlaceRead, Reading, Told } from './reading.ts';
import { inReadingOrder } from './readingOrder.ts';
import { type Entry, type Happening, told } from './thread.ts';
import type { PartId, Words } from './words.ts';

/** Said once, long before it matters (R23). */
export const warnsOf = ({ thread }: DialogueContext, { expiresSoon: moment }: Reading): Words | undefined => {
  const isSaid = thread.some(
    (entry) => entry.kind === 'told' && 'key' in entry.words && entry.words.facts?.moment === moment,
  );
  return moment === undefined || isSaid ? undefined : { key: 'guide.expiring', facts: { moment } };
};

/** Why the flow came back; of a promotion only where its code was sent or said here: beside its box it is explained there. */
export const failureOf = ({ sent, thread }: DialogueContext, place: PlaceRead) =>
  place.failure ?? (keyOf(place) in sent || thread.some(isPromoNoted) ? place.promoFailure : undefined);

const isPromoNoted = (entry: Entry): boolean =>
  entry.kind === 'told' && 'key' in entry.words && entry.words.key === 'guide.told.promoNoted';

/** A new refusal is said once, and what it was about is asked again. */
export function reportFailure(context: DialogueContext, place: PlaceRead): Change {
  const failure = failureOf(context, place);
  if (!failure) return { toldFailure: failure };
  const fields = failure.details.fields ?? [];
  const { parts, refusedParts } = questionOf(context, place);
  const refused = refusedParts(fields.map(({ field }) => field));
  const [first] = fields;
  const words: Words = refused.length > 0 && first ? { problem: first.problem } : { failure };
  return {
    toldFailure: failure,
    ...added(context, [told(words)]),
    // A code stays in its box, to be put right there.
    ...(parts.at(-1)?.control.kind === 'code' && { problem: words }),
    ...forget(context, keyOf(place), refused),
  };
}

/** The question there is, with what belongs before it; what was taken from one sentence is said back (chat rule 16). */
export function ask(context: DialogueContext, reading: Reading, place: PlaceRead): Change {
  const part = unanswered(context, place);
  if (!part) return {};
  const { reopened } = context;
  const isReopened = reopened?.part === part.id;
  const thread = added(context, [
    ...place.news(context.thread),
    ...cancellationIn(context, reading),
    ...readBack(context),
    { kind: 'asked', part: part.id, facts: part.facts },
  ]);
  return {
    ...asItStands(context, place),
    ...thread,
    asked: { flow: place.flow, part: part.id },
    taken: [],
    candidates: [],
    before: isReopened ? typedBefore(part, reopened.value) : undefined,
    ...(isReopened && { reopened: undefined }),
    toldCancelled: reading.cancelledRound ?? context.toldCancelled,
  };
}

/** The same question, where something else may be otherwise by now. */
export function asItStands(context: DialogueContext, place: PlaceRead): Change {
  return { at: keyOf(place), changeable: place.changeable(draftAt(context, place)) };
}

/** Another step of the flow may go on with the same question. */
export const isAskedAlready = ({ asked, ...context }: DialogueContext, place: PlaceRead): boolean =>
  asked?.flow === place.flow && unanswered(context, place)?.id === asked.part;

/** What became of a transfer cancelled here, before another is offered. */
const cancellationIn = ({ toldCancelled }: DialogueContext, { cancelledRound }: Reading): readonly Happening[] =>
  cancelledRound === undefined || cancelledRound === toldCancelled ? [] : [told({ key: 'guide.told.cancelled' })];

const readBack = ({ taken }: DialogueContext): readonly Happening[] =>
  taken.length === 0 ? [] : [told({ key: 'guide.recap.noted', facts: { said: inReadingOrder(taken) } })];

/** The flow works: what was asked is open again if it comes back to it. */
export const standBy: Change = { at: undefined, changeable: [] };

/** Everything was answered, and nothing is asked until the flow asks something else. */
export const wait = (place: PlaceRead | undefined): Change => ({
  at: place && keyOf(place),
  asked: undefined,
  unread: 0,
  changeable: [],
});

/** What everything that was answered comes to; nothing while something is still to be asked. */
export const finishOf = (context: DialogueContext, place: PlaceRead): Finish | undefined =>
  unanswered(context, place) ? undefined : questionOf(context, place).finish();

/** The very answers that went out before: the flow came back, or did not hear them. */
export const wentOut = ({ sent }: DialogueContext, place: PlaceRead): boolean => sent[keyOf(place)] === 'same';

/** What the flow is to hear of the answers; told to it and still to be heard, it is not told again: it would be for ever. */
export function dueAt(context: DialogueContext, place: PlaceRead): Told | undefined {
  const due = questionOf(context, place).keepUp();
  return due && context.keptUp !== keptUpBy(due, place) ? due : undefined;
}

export const keptUpBy = ({ tells }: Told, { actorId }: PlaceRead): string => `${actorId} ${tells}`;

type Refusal = { readonly words?: Words | undefined; readonly asksAgain: readonly PartId[] };

export function refusalOf(context: DialogueContext, place: PlaceRead): Refusal {
  const finish = finishOf(context, place);
  if (finish?.kind === 'refuse') return { words: finish.words, asksAgain: [finish.asksAgain] };
  const refused = finish?.kind === 'send' ? finish.refused : undefined;
  if (refused) return { words: refused.words, asksAgain: [refused.asksAgain] };
  return {
    asksAgain: questionOf(context, place)
      .parts.slice(-1)
      .map(({ id }) => id),
  };
}

export function refuse(context: DialogueContext, place: PlaceRead): Change {
  const { words, asksAgain } = refusalOf(context, place);
  const again = asksAgain.flatMap((part) => [part, ...(followingOf[part] ?? [])]);
  return { ...(words && added(context, [told(words)])), ...askAgain(context, place, again) };
}

/** A form's answers stay at hand in case they are refused; an answer that stands alone is over, and so are secrets. */
export function send(context: DialogueContext, place: PlaceRead): Change {
  const finish = finishOf(context, place);
  if (finish?.kind !== 'send') return {};
  const { forgets = [], plans = {} } = finish;
  const { parts } = questionOf(context, place);
  const price = place.price();
  const key = keyOf(place);
  const alone =
    parts.length === 1
      ? forget(
          context,
          key,
          parts.map(({ id }) => id),
        )
      : context;
  const { drafts, sent } = forgetEverywhere(alone, forgets);
  return {
    ...wait(place),
    drafts,
    sent: { ...sent, [key]: 'same' },
    plan: { ...context.plan, ...silent(plans) },
    ...(place.flow === 'priceQuote' && { opened: [] }),
    ...(price && { ...added(context, [...readBack(context), ...price]), taken: [] }),
  };
}
