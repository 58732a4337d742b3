import { isOffered, wordsFor } from './answerWords.ts';
import type { Change, DialogueContext } from './dialogueContext.ts';
import { added, keepAnswer, keyOf, offerLeft, questionOf, unanswered } from './drafts.ts';
import { spoken, without } from './plan.ts';
import type { Answers, Part, Plan } from './question.ts';
import type { PlaceRead, Reading } from './reading.ts';
import { type Entry, isGiven } from './thread.ts';
import type { PartId, Words } from './words.ts';

/** Whether this run of the flow was not at this step before. */
export const isNew = ({ drafts, runs }: DialogueContext, place: PlaceRead): boolean =>
  drafts[keyOf(place)] === undefined || runs[place.flow] !== place.actorId;

/** A step that is entered: what of it is known already is not asked. */
export function enterStep(context: DialogueContext, { optionsOf }: Reading, place: PlaceRead): Change {
  const run = newRun(context, place);
  const key = keyOf(place);
  if (run.drafts[key]) return run;
  const { thread, hasThread, opened } = context;
  const known = place.known({ thread, hasThread });
  const brought = Object.keys(known).length > 0 ? {} : spoken(without(place.brought(), opened));
  const drafts = { ...run.drafts, [key]: without(known, opened) };
  const plan = { ...brought, ...context.plan };
  const sent: DialogueContext['sent'] = place.goesOnAlone ? { ...run.sent, [key]: 'same' } : run.sent;
  const { typed, parts } = questionOf({ ...context, drafts }, place);
  if (!typed) return { ...run, drafts, sent, plan };
  const before = without(typed.before(), opened);
  const inFull = (part: Part, value: string) => wordsFor(part, value, optionsOf);
  return {
    ...run,
    drafts,
    sent,
    thread: toldAgain(thread, before, { parts, inFull }),
    plan: { ...planOf(thread, before), ...plan },
  };
}

/** Answers of an earlier run of the flow are not those of this one; kept ones have no run yet. */
function newRun({ runs, drafts, sent }: DialogueContext, { flow, actorId }: PlaceRead) {
  const before = runs[flow];
  if (before === actorId) return { drafts, sent, runs };
  const old = Object.keys({ ...drafts, ...sent }).filter((key) => key.startsWith(`${flow}.`));
  const gone = before === undefined ? [] : old;
  return { drafts: without(drafts, gone), sent: without(sent, gone), runs: { ...runs, [flow]: actorId } };
}

/** What was typed on the screens is told in the thread; what was said here stands there already. */
function planOf(thread: readonly Entry[], before: Answers): Plan {
  const said = new Set(thread.flatMap((entry) => (entry.kind === 'answered' ? [entry.part] : [])));
  return Object.fromEntries(
    Object.entries(before).map(([part, value]) => [part, { value, isSilent: said.has(part as PartId) }]),
  );
}

/** Answers the browser did not keep read as they were given. */
const toldAgain = (
  thread: readonly Entry[],
  before: Answers,
  { parts, inFull }: { readonly parts: readonly Part[]; readonly inFull: (part: Part, value: string) => Words },
): readonly Entry[] =>
  thread.map((entry) => {
    const value = entry.kind === 'answered' && isGiven(entry.words) ? before[entry.part] : undefined;
    if (entry.kind !== 'answered' || value === undefined) return entry;
    const part = parts.find(({ id }) => id === entry.part);
    return { ...entry, words: part ? inFull(part, value) : { text: value } };
  });

/** What of an answer was typed, and outlives the page in its form. */
export function typedIn(context: DialogueContext, place: PlaceRead | undefined, answer: Answers) {
  const typed = place && questionOf(context, place).typed;
  const text = typed?.textOf(answer) ?? {};
  return typed && Object.keys(text).length > 0 ? { form: typed.form, text } : undefined;
}

/** What was said already, or is known, of the question that is next. */
export function plannedFor({ plan, askedOpenly }: DialogueContext, { id, suggested }: Part) {
  const suggestion = askedOpenly.includes(id) ? undefined : suggested;
  return plan[id] ?? (suggestion === undefined ? undefined : { value: suggestion });
}

export function isPlanned(context: DialogueContext, { optionsOf }: Reading, place: PlaceRead): boolean {
  const part = unanswered(context, place);
  const planned = part && plannedFor(context, part);
  return Boolean(part && planned && !part.check?.(planned.value) && isOffered(part.control, planned.value, optionsOf));
}

/** It answers its question without asking. */
export function takePlanned(context: DialogueContext, { optionsOf }: Reading, place: PlaceRead): Change {
  const part = unanswered(context, place);
  const planned = part && plannedFor(context, part);
  if (!part || !planned) return {};
  const kept = {
    ...keepAnswer(context, keyOf(place), { [part.id]: planned.value }),
    plan: without(context.plan, [part.id]),
    offer: offerLeft(context, part.id),
  };
  if (planned.isSilent) return kept;
  const said = { part: part.id, words: wordsFor(part, planned.value, optionsOf) };
  return { ...kept, ...added(context, [{ kind: 'answered', ...said }]), taken: [...context.taken, said] };
}

export function plannedAnswer(context: DialogueContext, { place }: Reading): Answers {
  const part = place && unanswered(context, place);
  const planned = part && plannedFor(context, part);
  return planned ? { [part.id]: planned.value } : {};
}

/** Said, and not to be taken: nobody is chosen whom the money cannot reach, and why is told when it is asked. */
export function dropPlanned(context: DialogueContext, { waysTo }: Reading, place: PlaceRead): Change {
  const part = unanswered(context, place);
  const planned = part && context.plan[part.id];
  if (!part || !planned) return {};
  const plan = without(context.plan, [part.id]);
  const words = part.check?.(planned.value);
  if (!words || part.control.kind !== 'recipient') return { plan };
  return { plan, offer: { part: part.id, words, candidates: waysTo(planned.value) } };
}

export const isPlannedAmiss = (context: DialogueContext, reading: Reading, place: PlaceRead): boolean => {
  const part = unanswered(context, place);
  return part !== undefined && context.plan[part.id] !== undefined && !isPlanned(context, reading, place);
};
