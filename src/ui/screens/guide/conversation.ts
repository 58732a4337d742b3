import { type AnyActorRef, createActor } from 'xstate';
import type { Worry } from '#domain/fraud/worry.ts';
import { safeguardMachine } from '#src/dialogue/safeguardMachine.ts';
import { type TurnEvent, turnMachine } from '#src/dialogue/turnMachine.ts';
import type { GuidedSenderActor } from '#src/machines/guided-sender/guidedSenderMachine.ts';
import { noTypedForms, type TypedForms } from '../typed-forms/typedForms.ts';
import { type Answering, answer, change } from './answering.ts';
import { choose, correct, putRight } from './correcting.ts';
import type { Candidate } from './doubts.ts';
import { leave } from './leaving.ts';
import { keepTyped } from './meeting.ts';
import type { PartId, Words } from './question.ts';
import { keptLog, welcomeBack } from './resumedLog.ts';
import { resumeStop, stopFor } from './safeguarding.ts';
import { soon } from './settling.ts';
import { log, type Plan, set, type Talk } from './talk.ts';
import type { Entry, Happening } from './transcript.ts';
import { turn } from './turns.ts';

export type Conversation = ReturnType<typeof startConversation>;

export type Beginning = {
  /** What was said before this page was opened. */
  readonly kept?: readonly Entry[];
  /** The flow looked into. */
  readonly root?: AnyActorRef;
  readonly typed?: TypedForms;
  readonly safeguard?: typeof safeguardMachine;
};

/**
 * The chat face: asks what the innermost flow asks, one question at a time, and tells it what was answered. It decides
 * nothing; the flows do.
 */
export function startConversation(
  guide: GuidedSenderActor,
  { kept = [], root = guide, typed = noTypedForms, safeguard = safeguardMachine }: Beginning = {},
) {
  const state = { log: keptLog(kept), answers: {}, candidates: [], changeable: [] };
  const talk: Talk = {
    guide,
    root,
    typed,
    safeguard,
    hasThread: kept.length > 0,
    state,
    listeners: new Set(),
    drafts: new Map(),
    sent: new Map(),
    plan: {},
    opened: [],
    askedOpenly: new Set(),
    unsent: new Set(),
    turn: createActor(turnMachine).start(),
    taken: [],
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
      resumeStop(talk);
      welcomeBack(talk);
      soon(talk);
      return () => watching.unsubscribe();
    },
    answer: (value: string, how?: Answering) => answer(talk, value, how),
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
    /** Everything stops until the sender has decided. */
    stopFor: (worry: Worry, said: string) => stopFor(talk, { worry, said }),
    /** What the guide says beside its question. */
    tell: (words: Words) => log(talk, { kind: 'told', words }),
    /** What became of the sender's words, where they did not answer; the guide says what is its turn to say. */
    turn: (event: TurnEvent, happenings: readonly Happening[] = []) => turn(talk, event, { happenings }),
    /** Something said has no certain reading: that, and what it may be. */
    doubt: (words: Words, candidates: readonly Candidate[]) =>
      turn(talk, { type: 'words.doubted' }, { words, candidates }),
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
    correct: (said: Plan, keepsRest: boolean) => correct(talk, said, keepsRest),
    /** Answers given before, each with what it is now. */
    putRight: (said: Plan) => putRight(talk, said),
    /** One of the things the last words may have meant. */
    choose: (candidate: Candidate) => choose(talk, candidate),
    askAgain() {
      const { part } = talk.state;
      if (part) log(talk, { kind: 'asked', part: part.id, facts: part.facts });
    },
  };
}
