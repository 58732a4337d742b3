import { forgetWhenDone } from '../typed-forms/typedForms.ts';
import { isOffered, wordsFor } from './answerWords.ts';
import type { Place } from './place.ts';
import { broughtAlong, prefill } from './prefill.ts';
import type { Answers, Part, PartId } from './question.ts';
import { questionAt } from './questionAt.ts';
import { waysTo } from './reach.ts';
import { draftAt, keepAnswer, keyOf, log, type Plan, set, spoken, type Talk, without } from './talk.ts';
import { isGiven } from './transcript.ts';

/** A step met for the first time: what of it is known already is not asked. */
export function meet(talk: Talk, place: Place): void {
  if (talk.drafts.has(keyOf(place))) return;
  const known = prefill({ guide: talk.guide, place, log: talk.state.log, hasThread: talk.hasThread });
  talk.drafts.set(keyOf(place), without(known, talk.opened));
  if (Object.keys(known).length === 0) {
    talk.plan = { ...spoken(without(broughtAlong({ guide: talk.guide, place }), talk.opened)), ...talk.plan };
  }
  const { typed, parts } = asked(talk, place);
  if (!typed) return;
  const before = without(typed.read(talk.typed.read(typed.form)), talk.opened);
  tellAgain(talk, parts, before);
  talk.plan = { ...planOf(talk, before), ...talk.plan };
  forgetWhenDone(place.actor, () => talk.typed.forget(typed.form));
}

/** What was typed on the screens is told in the thread; what was said here stands there already. */
function planOf({ state }: Talk, before: Answers): Plan {
  const said = new Set(state.log.flatMap((entry) => (entry.kind === 'answered' ? [entry.part] : [])));
  return Object.fromEntries(
    Object.entries(before).map(([part, value]) => [part, { value, isSilent: said.has(part as PartId) }]),
  );
}

/** Answers the browser did not keep read as they were given. */
function tellAgain(talk: Talk, parts: readonly Part[], before: Answers): void {
  const log = talk.state.log.map((entry) => {
    const value = entry.kind === 'answered' && isGiven(entry.words) ? before[entry.part] : undefined;
    if (entry.kind !== 'answered' || value === undefined) return entry;
    const part = parts.find(({ id }) => id === entry.part);
    return { ...entry, words: part ? wordsFor(part, value) : { text: value } };
  });
  set(talk, { log });
}

/** Takes an answer, and keeps what of it was typed for the other face and for a reload. */
export function take(talk: Talk, place: Place, answer: Answers): void {
  keepAnswer(talk, place, answer);
  const { typed } = asked(talk, place);
  const text = typed?.write(answer) ?? {};
  if (typed && Object.keys(text).length > 0) talk.typed.keep(typed.form, text);
}

/** What was said already, or is known, answers its question without asking. */
export function takePlanned(talk: Talk, place: Place, part: Part): boolean {
  const suggested = talk.askedOpenly.has(part.id) ? undefined : part.suggested;
  const planned = talk.plan[part.id] ?? (suggested === undefined ? undefined : { value: suggested });
  if (!planned) return false;
  talk.plan = without(talk.plan, [part.id]);
  const problem = part.check?.(planned.value);
  if (problem && part.control.kind === 'recipient') {
    talk.offer = { part: part.id, words: problem, candidates: waysTo(planned.value, talk.guide) };
  }
  if (problem || !isOffered(part.control, planned.value)) return false;
  take(talk, place, { [part.id]: planned.value });
  if (planned.isSilent) return true;
  const words = wordsFor(part, planned.value);
  log(talk, { kind: 'answered', part: part.id, words });
  talk.taken = [...talk.taken, { part: part.id, words }];
  return true;
}

/** Typed and not sent: the screens have a box for it. */
export function keepTyped(talk: Talk, text: string): void {
  const { place, part } = talk.state;
  if (!place || !part) return;
  const { typed } = asked(talk, place);
  if (typed) talk.typed.keep(typed.form, typed.write({ [part.id]: text }));
}

const asked = (talk: Talk, place: Place) => questionAt(place, { guide: talk.guide, answers: draftAt(talk, place) });
