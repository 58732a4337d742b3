import type { Failure } from '#contract/protocol/failure.ts';
import type { Recipient } from '#contract/recipient/recipient.ts';
import type { TransferDraft } from '#domain/quote/draft.ts';
import type { FeeOutcomes } from '#domain/quote/feeOutcomes.ts';
import type { PayInCountryCode } from '#domain/reference/countryCodes.ts';
import type { Answers, Candidate, Control, Finish, Option, Part, Plan } from './question.ts';
import type { Entry, Happening } from './thread.ts';
import type { TransferAnswers } from './transferAnswers.ts';
import type { PartId, Progress, Words } from './words.ts';

/** Tells a flow something; what comes of it is read anew. */
export type Act = () => void;

/** An act with what it tells, by which the same one is known again. */
export type Told = { readonly tells: string; readonly act: Act };

/** A form's fields by the names of its draft. */
export type FormText = Readonly<Record<string, string>>;

/** Answers that are typed text, and outlive the page in the form they belong to. */
export type TypedPart = {
  readonly form: string;
  /** What was typed into it before, on either face. */
  readonly before: () => Answers;
  readonly textOf: (answers: Answers) => FormText;
};

/** What is asked at a place, given what was answered there. */
export type AskedQuestion = {
  readonly parts: readonly Part[];
  readonly finish: () => Finish;
  /** What the flow is to hear before everything is answered. */
  readonly keepUp: () => Told | undefined;
  readonly typed?: TypedPart | undefined;
  readonly refusedParts: (fields: readonly string[]) => readonly PartId[];
};

/** Where the flows wait for the sender. */
export type PlaceRead = {
  readonly flow: string;
  readonly step: string;
  /** Tells one run of the flow from the next. */
  readonly actorId: string;
  readonly question: (answers: Answers) => AskedQuestion;
  /** What need not be asked when it is met for the first time, since it was said before. */
  readonly known: (met: { readonly thread: readonly Entry[]; readonly hasThread: boolean }) => Answers;
  /** The same from before the conversation, and told in it. */
  readonly brought: () => Answers;
  /** It asks for what comes next by itself: what is known of it went out already. */
  readonly goesOnAlone?: boolean | undefined;
  /** Why the flow came back. */
  readonly failure?: Failure | undefined;
  /** Why it goes on without a promotion that was asked for. */
  readonly promoFailure?: Failure | undefined;
  /** Nothing where no part of a transfer is asked. */
  readonly progress: (thread: readonly Entry[]) => Progress | undefined;
  /** What belongs before the question. */
  readonly news: (thread: readonly Entry[]) => readonly Happening[];
  /** Where nothing can be sent right now, until that is told; read late, it is told beside the question. */
  readonly closed: (thread: readonly Entry[]) => readonly Happening[];
  /** Past answers that may be changed from here. */
  readonly changeable: (answers: Answers) => readonly PartId[];
  /** The price as it is sent off with the answers, where they are answers about one. */
  readonly price: () => readonly Happening[] | undefined;
};

export type Reopening = { readonly plan: Plan; readonly again: readonly PartId[]; readonly act: Act };

export type FeeChoice =
  | { readonly kind: 'choice'; readonly outcomes: FeeOutcomes; readonly isPaid: boolean }
  /** The sender left it out, and what it would be is not priced. */
  | { readonly kind: 'leftOut' }
  | { readonly kind: 'none'; readonly because: 'noFee' | 'paidByPromo' | 'overLimit' };

export type FeeSwitch = {
  readonly to: (isPaid: boolean) => Act;
  /** Of a price that is made already: the amount, opened again for it and answered as it was. */
  readonly amount?: string;
};

/** What the guide says in its turn besides asking. */
export type Saying = 'example' | 'anotherWay' | 'waysOut' | 'stillHere' | 'nudge' | 'pause';

/**
 * Where the flows are, read at one moment: pure functions of their snapshots. The dialogue knows them by nothing else,
 * and tells them something only by the acts it was given here.
 */
export type Reading = {
  /** When it was read: seconds since 1970. */
  readonly now: number;
  readonly place?: PlaceRead | undefined;
  /** When the transfer that was made is over, once that is near: seconds since 1970. */
  readonly expiresSoon?: number | undefined;
  /** The round whose transfer was cancelled, while another is offered. */
  readonly cancelledRound?: number | undefined;
  readonly isSignedIn: boolean;
  /** Where the sender may send from; anywhere while nobody knows where they live. */
  readonly origins: readonly PayInCountryCode[];
  /** Where from, where to, how and how much, as it stands. */
  readonly draft: TransferDraft;
  /** The transfer is made: from here on it is not changed. */
  readonly isMade: boolean;
  /** Until when a transfer that was made can be paid: seconds since 1970. */
  readonly payableUntil?: number | undefined;
  /** The transfer this conversation made, or follows once it is paid for. */
  readonly transfer?: { readonly id: string; readonly isUnpaid: boolean } | undefined;
  /** The people the sender saved, as far as they were read. */
  readonly recipients: readonly Recipient[];
  /** The sum as it stands, or that there is none yet. */
  readonly price: () => Happening;
  /** How soon it is there, this way. */
  /** Nothing where what was delivered lately is to be read first. */
  readonly arrival: () => readonly Happening[] | undefined;
  /** The transfer's answers, with those of the step at hand. */
  readonly understood: (here: Answers) => TransferAnswers;
  /** The transfer's answers as they stand, less those that are asked again. */
  readonly kept: (asked: readonly PartId[]) => Plan;
  /** What became known elsewhere, for whoever comes back in the middle; nothing where nobody was away. */
  readonly answeredElsewhere: (() => readonly Happening[]) | undefined;
  readonly reopening: (part: PartId) => Reopening;
  readonly startOver: Act;
  /** Asks whether it is meant; nothing where the flow does not ask that now. */
  readonly askToStartOver: Act | undefined;
  readonly askToCancel: Act | undefined;
  /** Has a promotion looked up, by the code as it was said, where a price is being made. */
  readonly enterPromo: ((code: string) => Act) | undefined;
  /** The operator fee with both its outcomes, or why there is no choice; nothing before there is a price. */
  readonly feeChoice: () => FeeChoice | undefined;
  /** Whether the sender pays the operator fee; nothing where that can't be changed from here. */
  readonly feeSwitch: FeeSwitch | undefined;
  /** Or the flow would go on with the one before as soon as it has a price. */
  readonly chooseRecipient: (recipientId: string) => Act;
  /** What is left when the sender has decided against a payment. */
  readonly callOff: Act;
  readonly waysTo: (recipientId: string) => readonly Candidate[];
  /** What can be chosen; of a list that is fetched, as soon as it has come. */
  readonly optionsOf: (control: Control) => readonly Option[];
};

/** Said and not taken: what it was about, told when that is asked. */
export type Offer = { readonly part: PartId; readonly words: Words; readonly candidates: readonly Candidate[] };
