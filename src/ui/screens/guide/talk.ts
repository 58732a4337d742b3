import type { AnyActorRef } from 'xstate';
import type { Failure } from '#contract/failure.ts';
import type { SafeguardActor, safeguardMachine } from '#src/dialogue/safeguardMachine.ts';
import type { TurnActor } from '#src/dialogue/turnMachine.ts';
import type { GuidedSenderActor } from '#src/machines/guided-sender/guidedSenderMachine.ts';
import type { TypedForms } from '../typed-forms/typedForms.ts';
import type { Candidate } from './doubts.ts';
import type { Place } from './place.ts';
import type { Answered, Answers, Part, PartId, Said, Words } from './question.ts';
import { type Entry, type Happening, longestLog } from './transcript.ts';

export type ConversationState = {
  readonly log: readonly Entry[];
  readonly place?: Place | undefined;
  /** What is asked now; nothing while the flow works. */
  readonly part?: Part | undefined;
  /** Why the last answer would not do; the question stays. */
  readonly problem?: Words | undefined;
  readonly answers: Answers;
  /** What was typed before, to be put right (R2). */
  readonly before?: string | undefined;
  /** What the last words may have meant. */
  readonly candidates: readonly Candidate[];
  /** Answers that may be changed from here. */
  readonly changeable: readonly PartId[];
};

/** Answers at hand before they are asked for: said all at once, or kept while another one is changed. */
export type Plan = Answered;

export type Offer = { readonly part: PartId; readonly words: Words; readonly candidates: readonly Candidate[] };

/** Answered without a word about it. */
export const silent = (answers: Answers): Plan =>
  Object.fromEntries(Object.entries(answers).map(([part, value]) => [part, { value, isSilent: true }]));

/** Everything a conversation holds. Answers are in `drafts`, which leave this page for nowhere. */
export type Talk = {
  readonly guide: GuidedSenderActor;
  /** Where the innermost flow is looked for. */
  readonly root: AnyActorRef;
  /** With the real work behind its ports. */
  readonly safeguard: typeof safeguardMachine;
  /** Somebody is worried: nothing else is asked until they have decided. */
  stopped?: SafeguardActor | undefined;
  /** Where typed text outlives the page; passwords and codes do not. */
  readonly typed: TypedForms;
  /** Something was said before this page was opened. */
  readonly hasThread: boolean;
  readonly listeners: Set<() => void>;
  readonly drafts: Map<string, Answers>;
  state: ConversationState;
  plan: Plan;
  /** Whose turn it is, and which question is open, so that it is said once. */
  readonly turn: TurnActor;
  /** Answered from what was said ahead, and not read back yet. */
  taken: readonly Said[];
  /** Said and not taken: why, and what may be meant, told when this is asked. */
  offer?: Offer | undefined;
  /** By step, the answers that went out last: the very ones are not sent again unasked. */
  readonly sent: Map<string, Answers>;
  toldFailure?: Failure | undefined;
  /** The round whose cancellation was told of. */
  toldCancelled?: number;
  /** Opened to be changed, so asked although known. */
  opened: readonly PartId[];
  /** Changed or refused, so that a suggestion does not answer it again. */
  readonly askedOpenly: Set<PartId>;
  /** Begun and not sent: kept by these before the other face is gone to. */
  readonly unsent: Set<() => void>;
  isDue?: boolean;
  /** Whoever comes back was welcomed. */
  isMet?: boolean;
};

export const keyOf = ({ actor, step }: Place): string => `${actor.sessionId}.${step}`;

export function set(talk: Talk, change: Partial<ConversationState>): void {
  talk.state = { ...talk.state, ...change };
  for (const listener of talk.listeners) listener();
}

export function log(talk: Talk, ...happenings: readonly Happening[]): void {
  const next = (talk.state.log.at(-1)?.id ?? 0) + 1;
  const added = happenings.map((happening, index) => ({ ...happening, id: next + index }));
  set(talk, { log: [...talk.state.log, ...added].slice(-longestLog) });
}

export const draftAt = (talk: Talk, place: Place): Answers => talk.drafts.get(keyOf(place)) ?? {};

export function keepAnswer(talk: Talk, place: Place, answer: Answers): void {
  talk.drafts.set(keyOf(place), { ...draftAt(talk, place), ...answer });
}

export function forget(talk: Talk, place: Place, parts: readonly PartId[]): void {
  talk.drafts.set(keyOf(place), without(draftAt(talk, place), parts));
}

/** Whichever step they were given at. */
export function forgetEverywhere(talk: Talk, parts: readonly PartId[]): void {
  for (const [key, answers] of talk.drafts) talk.drafts.set(key, without(answers, parts));
}

/** Answered, and told in the thread. */
export const spoken = (answers: Answers): Plan =>
  Object.fromEntries(Object.entries(answers).map(([part, value]) => [part, { value }]));

/** The same when there is nothing to leave out. */
export function without<Value extends object>(given: Value, names: readonly PropertyKey[]): Value {
  if (!names.some((name) => name in given)) return given;
  return Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name))) as Value;
}
