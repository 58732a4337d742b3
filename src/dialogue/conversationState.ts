import type { TransferSum } from '#domain/quote/transferSum.ts';
import type { DialogueContext } from './dialogueContext.ts';
import type { DialogueSnapshot } from './dialogueMachine.ts';
import { draftAt, keyOf, openPart } from './drafts.ts';
import type { Place } from './flows/place.ts';
import type { Answers, Candidate, Part } from './question.ts';
import type { Reading } from './reading.ts';
import { type Entry, latestAnswers } from './thread.ts';
import type { TransferAnswers } from './transferAnswers.ts';
import { wordsOfTransferPart } from './transferWords.ts';
import type { PartId, Progress, Said, Words } from './words.ts';

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
  /** How far the transfer is; nothing where no part of one is asked. */
  readonly progress?: Progress | undefined;
  /** What is known of the transfer and may be changed from here, as it stands now. */
  readonly known: readonly Said[];
  /** As it was told last: between the calculator and the quote nobody else has it. */
  readonly toldPrice?: TransferSum | undefined;
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
  const answers = isThere && reading.place ? draftAt(context, reading.place) : {};
  return {
    log,
    showsTimes,
    problem,
    before,
    candidates,
    changeable,
    place: isThere ? place : undefined,
    part: openPart(context, reading),
    answers,
    progress: reading.place?.progress(log),
    toldPrice: log.findLast((entry) => entry.kind === 'priced')?.sum,
    known: knownSoFar(context, reading, answers),
  };
}

/** "Somebody new" has a name once they are saved. */
function knownSoFar({ thread, changeable }: DialogueContext, reading: Reading, answers: Answers): readonly Said[] {
  const known = latestAnswers(thread).filter(({ part }) => changeable.includes(part));
  if (known.length === 0) return known;
  const now = reading.understood(answers);
  return known.map(({ part, words }) => {
    const value = now[part as keyof TransferAnswers];
    return { part, words: (value !== undefined && wordsOfTransferPart(part, value)) || words };
  });
}
