import type { TalkToPersonOutput } from '#src/machines/help/talk-to-person/talkToPersonMachine.ts';
import { agreedBy } from './agreement.ts';
import { type Given, isOfThisStep, problemWith } from './answering.ts';
import { isOffered } from './answerWords.ts';
import { dueAt, failureOf, finishOf, isAskedAlready, warnsOf, wentOut } from './asking.ts';
import { corrected, correctionBy } from './correcting.ts';
import type { DialogueContext, DialogueEvent } from './dialogueContext.ts';
import { openPart, questionOf, unanswered } from './drafts.ts';
import type { Candidate, Plan } from './question.ts';
import type { PlaceRead, Reading } from './reading.ts';
import type { SafeguardOutput } from './safeguardMachine.ts';
import { isNew, isPlanned, isPlannedAmiss } from './slotFilling.ts';
import { isToldLast } from './thread.ts';
import type { PartId, Words } from './words.ts';

export type Ambiguous = { readonly candidates: readonly Candidate[]; readonly words: Words };

/** In the same words, with the same to choose from. */
const isSameAmbiguity = ({ thread, candidates: before }: DialogueContext, { candidates, words }: Ambiguous): boolean =>
  isToldLast(thread, words) && JSON.stringify(before) === JSON.stringify(candidates);

export type Moment = { readonly context: DialogueContext; readonly event: DialogueEvent };
type AtPlace = (context: DialogueContext, reading: Reading, place: PlaceRead) => boolean;

/** Asked of the place the flows are at; of none it is not so. */
const atPlace =
  (holds: AtPlace) =>
  ({ context, event: { reading } }: Moment): boolean =>
    reading.place !== undefined && holds(context, reading, reading.place);

export type Corrected = { readonly said: Plan };
export type Chosen = { readonly candidate: Candidate };
type OfPart = { readonly part: PartId };

export const partIn = ({ context, event: { reading } }: Moment) => openPart(context, reading);

/** What a choice answers of the question that is open. */
export function answersHere(moment: Moment, { candidate }: Chosen) {
  const part = partIn(moment);
  return part && candidate.plan[part.id];
}

const kindOfFinish = (context: DialogueContext, place: PlaceRead) => finishOf(context, place)?.kind;
const kindOfCorrection = ({ context, event }: Moment, { said }: Corrected) =>
  correctionBy(context, event.reading, said).kind;

/** What the chart asks, each by its name. */
export const dialogueGuards = {
  expiresSoon: ({ context, event }: Moment) => warnsOf(context, event.reading) !== undefined,
  isNowhere: ({ event }: Moment) => event.reading.place === undefined,
  isNew: atPlace((context, _, place) => isNew(context, place)),
  hasFailed: atPlace((context, _, place) => failureOf(context, place) !== context.toldFailure),
  /** What is open stays so. */
  keepsUpAside: atPlace((context, _, place) => dueAt(context, place) !== undefined && isAskedAlready(context, place)),
  keepsUp: atPlace((context, _, place) => dueAt(context, place) !== undefined),
  hasKeptUp: atPlace(
    (context, _, place) => context.keptUp !== undefined && questionOf(context, place).keepUp() === undefined,
  ),
  isPlanned: atPlace(isPlanned),
  isPlannedAmiss: atPlace(isPlannedAmiss),
  waitsForFlow: atPlace((context, _, place) => kindOfFinish(context, place) === 'wait'),
  isRefused: atPlace((context, _, place) => {
    const kind = kindOfFinish(context, place);
    return kind === 'refuse' || (kind === 'send' && wentOut(context, place));
  }),
  isAnswered: atPlace((context, _, place) => kindOfFinish(context, place) === 'send'),
  isAskedAlready: atPlace((context, _, place) => isAskedAlready(context, place)),
  isOffered: atPlace(
    (context, _, place) => context.offer !== undefined && unanswered(context, place)?.id === context.offer.part,
  ),
  isFirst: ({ context }: Moment) => context.unread === 0,
  isSecond: ({ context }: Moment) => context.unread === 1,
  isThird: ({ context }: Moment) => context.unread === 2,
  /** Otherwise nothing was understood, and it is not asked in the same words twice. */
  leavesAChoice: ({ context }: Moment, ambiguous: Ambiguous) =>
    ambiguous.candidates.length > 0 && !isSameAmbiguity(context, ambiguous),
  isFirstAmbiguity: ({ context }: Moment, { words }: Ambiguous) =>
    context.unread === 0 && !isToldLast(context.thread, words),
  /** What was asked is not asked any more. */
  isOver: (moment: Moment) => partIn(moment) === undefined,
  isTaken: (moment: Moment, { value }: Given) =>
    partIn(moment) !== undefined && problemWith(moment.context, moment.event.reading, value) === undefined,
  isOfThisStep: ({ context, event }: Moment, { part }: OfPart) =>
    context.changeable.includes(part) && isOfThisStep(context, event.reading, part),
  isChangeable: ({ context, event }: Moment, { part }: OfPart) =>
    event.reading.place !== undefined && context.changeable.includes(part),
  corrects: (moment: Moment, said: Corrected) => kindOfCorrection(moment, said) !== 'none',
  correctsHere: (moment: Moment, said: Corrected) => kindOfCorrection(moment, said) === 'here',
  takesAlong: (moment: Moment) => {
    const part = partIn(moment);
    return part?.takesAlong !== undefined && isOffered(part.control, part.takesAlong, moment.event.reading.optionsOf);
  },
  offersPlan: (moment: Moment) => partIn(moment)?.offers !== undefined,
  /** Which of the transfers is meant is no answer of any of them. */
  correctsOffer: ({ context, event: { reading } }: Moment, { said }: Corrected) =>
    reading.place?.flow !== 'guidedSender' && corrected(context, reading, said).length > 0,
  tells: (_: Moment, { candidate }: Chosen) => candidate.tells !== undefined,
  isInPlaceOfYes: (moment: Moment, chosen: Chosen) => {
    const part = partIn(moment);
    return (
      part !== undefined && !answersHere(moment, chosen) && agreedBy(part, moment.event.reading.optionsOf) !== undefined
    );
  },
  correctsByChoice: ({ context, event }: Moment, { candidate }: Chosen) =>
    corrected(context, event.reading, candidate.plan).length > 0,
  mayLeave: (moment: Moment) => partIn(moment)?.leave !== undefined,
  isCalledOff: (_: Moment, { outcome }: SafeguardOutput) => outcome === 'cancelled',
  isSent: (_: Moment, { sent }: TalkToPersonOutput) => sent !== undefined,
};
