import type { Failure } from '#contract/protocol/failure.ts';
import type { Worry } from '#domain/fraud/worry.ts';
import type { TalkToPersonInput } from '#src/machines/help/talk-to-person/talkToPersonMachine.ts';
import type { Answers, Candidate, Plan } from './question.ts';
import type { Act, FormText, Offer, Reading } from './reading.ts';
import type { Entry, Happening } from './thread.ts';
import type { PartId, Said, Words } from './words.ts';

/** Everything a conversation holds: plain values, so that it can be kept and taken up again. */
export type DialogueContext = {
  readonly thread: readonly Entry[];
  /** Something was said before this conversation was opened. */
  readonly hasThread: boolean;
  /** Every message shows when it was said. */
  readonly showsTimes: boolean;
  /** Whoever comes back was welcomed. */
  readonly isWelcomed: boolean;
  /** The flow and the step the conversation is at. */
  readonly at?: string | undefined;
  /** The question that is open, and the flow whose it is. */
  readonly asked?: { readonly flow: string; readonly part: PartId } | undefined;
  /** How often in a row nothing could be made of what was said. */
  readonly unread: number;
  /** Why the last answer would not do; the question stays. */
  readonly problem?: Words | undefined;
  /** What was typed before, to be put right (R2). */
  readonly before?: string | undefined;
  /** What the last words may have meant. */
  readonly candidates: readonly Candidate[];
  /** The entry of the thread that asked which of them was meant. */
  readonly meantAt?: number | undefined;
  /** Answers that may be changed from here. */
  readonly changeable: readonly PartId[];
  /** What was answered, by flow and step. Passwords too: it leaves this page for nowhere. */
  readonly drafts: Readonly<Record<string, Answers>>;
  /** Steps whose answers went out, and whether they are the same still: those are not sent again unasked. */
  readonly sent: Readonly<Record<string, 'same' | 'changed'>>;
  /** Which run of a flow its answers belong to. */
  readonly runs: Readonly<Record<string, string>>;
  readonly plan: Plan;
  /** Answered from what was said ahead, and not read back yet. */
  readonly taken: readonly Said[];
  /** Said and not taken: why, and what may be meant, told when this is asked. */
  readonly offer?: Offer | undefined;
  /** What a flow was told before everything was answered, and has not made anything of yet. */
  readonly keptUp?: string | undefined;
  readonly toldFailure?: Failure | undefined;
  readonly toldCancelled?: number | undefined;
  /** Opened to be changed, so asked although known; the first, with what it was. */
  readonly opened: readonly PartId[];
  readonly reopened?: { readonly part: PartId; readonly value: string | undefined } | undefined;
  /** Changed or refused, so that a suggestion does not answer it again. */
  readonly askedOpenly: readonly PartId[];
};

/** What of it becomes otherwise. */
export type Change = Partial<DialogueContext>;

export type DialogueInput = Pick<DialogueContext, 'thread'> &
  Partial<Pick<DialogueContext, 'plan' | 'taken' | 'offer' | 'askedOpenly' | 'showsTimes'>>;

/** With where the flows are when it happens. */
type At<Event> = Event & { readonly reading: Reading };

export type WordsEvent =
  | { readonly type: 'words.said' }
  /** Nothing was typed. */
  | { readonly type: 'words.missing' }
  | { readonly type: 'words.unread' }
  /** Read in more than one way. */
  | { readonly type: 'words.ambiguous'; readonly words: Words; readonly candidates: readonly Candidate[] }
  /** Read as something that leaves the question open: thanks, a question, an answer for later. */
  | { readonly type: 'words.acknowledged' }
  | { readonly type: 'recap.requested'; readonly tells: readonly Happening[] }
  | { readonly type: 'pause.requested' };

export type DialogueEvent = At<
  | WordsEvent
  | { readonly type: 'conversation.opened' }
  /** The flows may be elsewhere. */
  | { readonly type: 'flow.moved' }
  | {
      readonly type: 'answer.given';
      readonly value: string;
      readonly words?: Words | undefined;
      readonly isOneOfSeveral?: boolean | undefined;
    }
  | { readonly type: 'answer.reopened'; readonly part: PartId }
  /** Answers to what is asked later. */
  | { readonly type: 'answers.planned'; readonly plan: Plan; readonly offer?: Offer | undefined }
  /** Answers given before, each with what it is now. */
  | { readonly type: 'answers.corrected'; readonly said: Plan }
  /** Said in place of a yes. */
  | { readonly type: 'offer.corrected'; readonly said: Plan; readonly keepsRest: boolean }
  | { readonly type: 'candidate.chosen'; readonly candidate: Candidate }
  | { readonly type: 'question.repeated' }
  | { readonly type: 'flow.left' }
  | { readonly type: 'thread.continued'; readonly happenings: readonly Happening[] }
  /** Whether every message shows when it was said. */
  | { readonly type: 'times.chosen'; readonly isShown: boolean }
  /** How one of our people is reached; nothing is asked for it. */
  | { readonly type: 'person.requested' }
  /** To one of our people: the next that is typed is the message. */
  | { readonly type: 'message.requested'; readonly goesAlong: TalkToPersonInput }
  | { readonly type: 'worry.told'; readonly worry: Worry; readonly said: string }
>;

type WithoutReading<Event> = Event extends unknown ? Omit<Event, 'reading'> : never;

/** As a face tells it; where the flows are is read with it. */
export type DialogueTold = WithoutReading<DialogueEvent>;

/** What is done beside the conversation. */
export type DialogueEmitted =
  /** Then the flows are read anew: at once, or when all that happens in one go is over. */
  | { readonly type: 'flow.told'; readonly acts: readonly Act[]; readonly isReadAtOnce: boolean }
  /** Nothing where what is asked is not typed. */
  | { readonly type: 'form.met'; readonly form: string | undefined }
  | { readonly type: 'text.typed'; readonly typed: { readonly form: string; readonly text: FormText } | undefined };

export const atFirst = ({ thread, plan, taken, offer, askedOpenly, showsTimes }: DialogueInput): DialogueContext => ({
  // What was asked last is asked again.
  thread: thread.at(-1)?.kind === 'asked' ? thread.slice(0, -1) : thread,
  hasThread: thread.length > 0,
  showsTimes: showsTimes ?? false,
  isWelcomed: false,
  unread: 0,
  candidates: [],
  changeable: [],
  drafts: {},
  sent: {},
  runs: {},
  plan: plan ?? {},
  taken: taken ?? [],
  offer,
  opened: [],
  askedOpenly: askedOpenly ?? [],
});
