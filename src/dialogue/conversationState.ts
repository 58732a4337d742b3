import type { DialogueSnapshot } from './dialogueMachine.ts';
import { draftAt, keyOf, openPart } from './drafts.ts';
import type { Place } from './flows/place.ts';
import type { Answers, Candidate, Part } from './question.ts';
import type { Reading } from './reading.ts';
import type { Entry } from './thread.ts';
import type { PartId, Words } from './words.ts';

/** The conversation as a face draws it. */
export type ConversationState = {
  readonly log: readonly Entry[];
  /** Every message shows when it was said. */
  readonly showsTimes: boolean;
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

/** Where the flows are, as it was read last. */
export type Looked = { readonly reading: Reading; readonly place: Place | undefined };

/** What the dialogue runs beside the flows and asks before them, innermost first. */
export const besidesFlows = ({ children: { talkToPerson, safeguard } }: DialogueSnapshot) =>
  [talkToPerson, safeguard].find((actor) => actor?.getSnapshot().status === 'active');

export function stateOf({ context }: DialogueSnapshot, { reading, place }: Looked): ConversationState {
  const { thread: log, problem, before, candidates, changeable, at, showsTimes } = context;
  const isThere = place !== undefined && reading.place !== undefined && keyOf(reading.place) === at;
  return {
    log,
    showsTimes,
    problem,
    before,
    candidates,
    changeable,
    place: isThere ? place : undefined,
    part: openPart(context, reading),
    answers: isThere && reading.place ? draftAt(context, reading.place) : {},
  };
}
