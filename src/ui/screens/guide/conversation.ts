import type { AnyActorRef } from 'xstate';
import type { GuidedSenderActor } from '#src/machines/guided-sender/guidedSenderMachine.ts';
import { calculatorView } from '../send-money/calculatorView.ts';
import { noTypedForms, type TypedForms } from '../typed-forms/typedForms.ts';
import { typedBefore, wordsFor } from './answerWords.ts';
import { changeableParts, reopen } from './changes.ts';
import type { Candidate } from './doubts.ts';
import { leave } from './leaving.ts';
import { keepTyped, meet, take, takePlanned } from './meeting.ts';
import { hearFailure, showReceipt, warnOfExpiry } from './news.ts';
import { type Place, placeOf } from './place.ts';
import type { Finish, Part, PartId, Words } from './question.ts';
import { type AskedQuestion, hasQuestion, questionAt } from './questionAt.ts';
import { keptLog, welcomeBack } from './resumedLog.ts';
import { draftAt, forget, forgetEverywhere, keyOf, log, type Plan, set, silent, type Talk } from './talk.ts';
import type { Entry, Happening } from './transcript.ts';

export type Conversation = ReturnType<typeof startConversation>;

export type Beginning = {
  /** What was said before this page was opened. */
  readonly kept?: readonly Entry[];
  /** The flow looked into. */
  readonly root?: AnyActorRef;
  readonly typed?: TypedForms;
};

/**
 * The chat face: asks what the innermost flow asks, one question at a time, and tells it what was answered. It decides
 * nothing; the flows do.
 */
export function startConversation(
  guide: GuidedSenderActor,
  { kept = [], root = guide, typed = noTypedForms }: Beginning = {},
) {
  const state = { log: keptLog(kept), answers: {}, candidates: [], changeable: [] };
  const talk: Talk = {
    guide,
    root,
    typed,
    hasThread: kept.length > 0,
    state,
    listeners: new Set(),
    drafts: new Map(),
    sent: new Map(),
    plan: {},
    opened: [],
    unsent: new Set(),
  };
  return {
    getState: () => talk.state,
    subscribe(listener: () => void) {
      talk.listeners.add(listener);
      return () => {
        talk.listeners.delete(listener);
      };
    },
    /** Follows everything that happens in the flows, until the returned function is called. */
    listen() {
      const watching = root.system.inspect({ next: ({ type }) => type === '@xstate.snapshot' && soon(talk) });
      welcomeBack(talk);
      soon(talk);
      return () => watching.unsubscribe();
    },
    answer: (value: string, words?: Words) => answer(talk, value, words),
    change: (part: PartId) => change(talk, part),
    leave() {
      if (leave(talk)) soon(talk);
    },
    /** What was begun and not sent is put where the screens find it, when they are gone to. */
    onHandOver(keep: () => void) {
      talk.unsent.add(keep);
      return () => {
        talk.unsent.delete(keep);
      };
    },
    handOver() {
      for (const keep of talk.unsent) keep();
    },
    keepTyped: (text: string) => keepTyped(talk, text),
    /** What the guide says beside its question. */
    tell: (words: Words) => log(talk, { kind: 'told', words }),
    /** Something said has no certain reading: that, and what it may be. */
    doubt(words: Words, candidates: readonly Candidate[]) {
      log(talk, { kind: 'told', words });
      set(talk, { candidates });
    },
    /** What the sender wrote where it could not be taken as an answer. */
    noteTyped(text: string) {
      set(talk, { before: undefined });
      log(talk, { kind: 'typed', text });
    },
    log: (happening: Happening) => log(talk, happening),
    plan(answers: Plan) {
      talk.plan = { ...talk.plan, ...answers };
      set(talk, { candidates: [] });
      soon(talk);
    },
    askAgain() {
      const { part } = talk.state;
      if (part) log(talk, { kind: 'asked', part: part.id, facts: part.facts });
    },
  };
}

/** Once for all that happens in one go, when it is over. */
function soon(talk: Talk): void {
  if (talk.isDue) return;
  talk.isDue = true;
  queueMicrotask(() => {
    talk.isDue = false;
    settle(talk);
  });
}

/** A step whose child has not begun to ask is none yet. */
function askedPlace({ root }: Talk): Place | undefined {
  const place = placeOf(root);
  return place && hasQuestion(place) ? place : undefined;
}

/** Brings the conversation to where the flows are. */
function settle(talk: Talk): void {
  warnOfExpiry(talk);
  const place = askedPlace(talk);
  if (!place) {
    set(talk, { place: undefined, part: undefined, changeable: [] });
    return;
  }
  meet(talk, place);
  hearFailure(talk, place);
  const answers = draftAt(talk, place);
  const question = questionAt(place, { guide: talk.guide, answers });
  if (question.keepUp()) return;
  const part = question.parts.find(({ id }) => answers[id] === undefined);
  if (!part) {
    conclude(talk, place, question);
    return;
  }
  if (takePlanned(talk, place, part)) {
    settle(talk);
    return;
  }
  ask(talk, place, { part, question });
}

function ask(talk: Talk, place: Place, { part, question }: { part: Part; question: AskedQuestion }): void {
  const answers = draftAt(talk, place);
  const changeable = changeableParts({ guide: talk.guide, place, parts: question.parts, answers });
  set(talk, { place, part, answers, changeable });
  const asked = `${place.flow}.${part.id}`;
  if (talk.asked === asked) return;
  talk.asked = asked;
  set(talk, { candidates: [], before: undefined });
  showReceipt(talk, place);
  log(talk, { kind: 'asked', part: part.id, facts: part.facts });
}

/** Everything of the step is answered. */
function conclude(talk: Talk, place: Place, { parts, finish }: AskedQuestion): void {
  const finished = finish();
  if (finished.kind === 'wait') {
    set(talk, { place, part: undefined, changeable: [] });
    return;
  }
  if (finished.kind === 'refuse') {
    log(talk, { kind: 'told', words: finished.words });
    askAgain(talk, place, [finished.asksAgain]);
    return;
  }
  if (talk.sent.get(keyOf(place)) === draftAt(talk, place)) {
    // The flow came back, or did not hear it.
    const { refused } = finished;
    if (refused) log(talk, { kind: 'told', words: refused.words });
    askAgain(talk, place, refused ? [refused.asksAgain] : parts.slice(-1).map(({ id }) => id));
    return;
  }
  send(talk, place, { parts, finished });
}

function askAgain(talk: Talk, place: Place, parts: readonly PartId[]): void {
  forget(talk, place, parts);
  talk.asked = undefined;
  settle(talk);
}

type Sending = { readonly parts: readonly Part[]; readonly finished: Extract<Finish, { kind: 'send' }> };

/** A form's answers stay at hand in case they are refused; an answer that stands alone is over, and so are secrets. */
function send(talk: Talk, place: Place, { parts, finished: { act, forgets = [], plans = {} } }: Sending): void {
  if (place.flow === 'priceQuote' && place.step === 'amount') {
    const { sum } = calculatorView(place.snapshot.context);
    if (sum) log(talk, { kind: 'priced', sum });
  }
  set(talk, { place, part: undefined, changeable: [] });
  talk.plan = { ...talk.plan, ...silent(plans) };
  act();
  if (place.flow === 'priceQuote') talk.opened = [];
  if (parts.length === 1)
    forget(
      talk,
      place,
      parts.map(({ id }) => id),
    );
  forgetEverywhere(talk, forgets);
  talk.sent.set(keyOf(place), draftAt(talk, place));
  talk.asked = undefined;
  soon(talk);
}

/** False when the answer will not do: why is said, and the question stays. */
function answer(talk: Talk, value: string, words: Words | undefined): boolean {
  const { place, part } = talk.state;
  if (!place || !part) return false;
  const isSkipped = value === '' && part.isOptional === true;
  const problem = isSkipped ? undefined : part.check?.(value);
  if (problem) {
    log(talk, { kind: 'told', words: problem });
    set(talk, { problem });
    return false;
  }
  take(talk, place, { [part.id]: value });
  talk.asked = undefined;
  set(talk, { problem: undefined });
  log(talk, { kind: 'answered', part: part.id, words: words ?? wordsFor(part, value) });
  settle(talk);
  return true;
}

function change(talk: Talk, part: PartId): void {
  const place = askedPlace(talk);
  if (!place || !talk.state.changeable.includes(part)) return;
  const answers = draftAt(talk, place);
  if (answers[part] !== undefined) {
    const again: readonly PartId[] = part === 'destination' && answers.method !== undefined ? ['method'] : [];
    log(talk, { kind: 'changing', part, again });
    askAgain(talk, place, [part, ...again]);
    set(talk, { before: typedBefore(talk.state.part, answers[part]) });
    return;
  }
  const reopened = reopen(part, talk.guide);
  log(talk, { kind: 'changing', part, again: reopened.again });
  talk.plan = reopened.plan;
  talk.opened = [part, ...reopened.again];
  talk.asked = undefined;
  forgetEverywhere(talk, [part]);
  reopened.act();
  soon(talk);
}
