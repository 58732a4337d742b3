import type { ParseKeys } from 'i18next';
import type { ShownDeed } from '#contract/deed.ts';
import type { Failure } from '#contract/failure.ts';
import type { Money } from '#domain/money/money.ts';
import type { PayoutCountryCode } from '#domain/reference/countryCodes.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import type { english } from '#src/locales/english.ts';
import type { GuidedSenderActor } from '#src/machines/guided-sender/guidedSenderMachine.ts';
import type { TransferSummary } from '#src/machines/pay-transfer/transferSummary.ts';
import type { Flow, PlaceOf, Steps } from './place.ts';
import type { TypedAnswers } from './typedAnswers.ts';

/** One single question, by its words in the locale. */
export type PartId = keyof (typeof english)['guide']['ask'];

/** What a sentence is about, to be written in the reader's language when it is shown. */
export type Facts = {
  readonly country?: string | undefined;
  readonly method?: PayoutMethod | undefined;
  readonly send?: Money | undefined;
  readonly get?: Money | undefined;
  readonly total?: Money | undefined;
  readonly recipientId?: string | undefined;
  /** By the name of our list. */
  readonly bank?: string | undefined;
  /** A person's or a bank's name, an address: shown and never stored. */
  readonly name?: string | undefined;
  /** What is confirmed, with the person it goes to: shown and never stored. */
  readonly deed?: ShownDeed | undefined;
  readonly moment?: number | undefined;
  readonly count?: number | undefined;
  readonly example?: Words | undefined;
  readonly options?: readonly Words[] | undefined;
  /** Answers as parts of one sentence. */
  readonly said?: readonly Said[] | undefined;
  readonly parts?: readonly PartId[] | undefined;
};

/** An answer, by the question it belongs to. */
export type Said = { readonly part: PartId; readonly words: Words };

/** Something said, in no language yet. */
export type Words =
  | { readonly key: ParseKeys; readonly facts?: Facts | undefined }
  | { readonly country: string }
  | { readonly money: Money }
  | { readonly recipientId: string }
  | { readonly problem: string; readonly facts?: Readonly<Record<string, string>> }
  | { readonly failure: Failure }
  /** How long the money takes this way. */
  | { readonly arrivesBy: PayoutMethod }
  /** A name of the product's own lists: a bank, a network. */
  | { readonly label: string }
  /** A date as the reader writes it; a person's own, so shown and never stored. */
  | { readonly day: string }
  /** A number in the groups it is written in; read aloud digit by digit, and never stored. */
  | { readonly account: string }
  /** A day in words, where figures could be read two ways. */
  | { readonly inWords: string }
  /** As typed: shown and never stored. */
  | { readonly text: string }
  /** A password or a code: that it was given is all that is said. */
  | { readonly secret: true };

export type Option = {
  readonly id: string;
  readonly words: Words;
  /** Other ways to say it, parted by commas; they are understood and not shown. */
  readonly also?: Words;
  readonly detail?: Words | undefined;
  /** Present means that it cannot be chosen, and says why. */
  readonly refusal?: Words | undefined;
  /** A way out of a long list, there whatever is searched for. */
  readonly isAlways?: true;
};

export type Control =
  | { readonly kind: 'choice'; readonly options: readonly Option[] }
  /** A longer list, found by typing. */
  | {
      readonly kind: 'search';
      readonly options: readonly Option[] | 'banks' | 'professions';
      readonly country?: string;
    }
  | { readonly kind: 'amount' }
  | { readonly kind: 'recipient'; readonly country: string; readonly method: PayoutMethod }
  | { readonly kind: 'reason' }
  | {
      readonly kind: 'text';
      readonly autoComplete?: string;
      readonly inputMode?: 'text' | 'email' | 'numeric';
      readonly maxLength?: number;
    }
  | { readonly kind: 'phone'; readonly country: string; readonly choosesCountry?: boolean }
  | { readonly kind: 'date' }
  | {
      readonly kind: 'account';
      readonly country: PayoutCountryCode;
      readonly field: 'accountNumber' | 'recipientAccountNumber';
      /** Whose check digit the number has to fit. */
      readonly bankId: string | undefined;
      readonly maxLength: number;
    }
  /** A recovery code is taken too, where one may stand in for it. */
  | { readonly kind: 'code'; readonly takesRecovery?: true }
  | { readonly kind: 'password'; readonly isNew?: boolean }
  | { readonly kind: 'consent'; readonly hasPartnerTerms: boolean }
  | { readonly kind: 'review'; readonly transfer: TransferSummary | undefined }
  | { readonly kind: 'newPrice' }
  | { readonly kind: 'leaving' }
  | { readonly kind: 'widget' }
  | { readonly kind: 'follow'; readonly options: readonly Option[] };

export type Part = {
  readonly id: PartId;
  readonly control: Control;
  readonly facts?: Facts | undefined;
  readonly isOptional?: boolean;
  /** Ends the flow before it is through; what was answered stays at hand. */
  readonly leave?: () => void;
  /** Taken and told without being asked, and changed like any answer. */
  readonly suggested?: string | undefined;
  /** What a yes agrees to, where that is not the transfer at hand, and the option that turns it down. */
  readonly offers?: { readonly plan: Answered; readonly declined: string };
  /** The option that begins another transfer, which takes along what was said of it. */
  readonly takesAlong?: string;
  /** Why an answer will not do. */
  readonly check?: (answer: string) => Words | undefined;
  /** How the answer reads in the thread; the option's own words, or as typed, when left out. */
  readonly wordsOf?: (answer: string) => Words;
};

export type Answers = { readonly [part in PartId]?: string };

/** Answers at hand before they are asked for; silent ones are taken without a word. */
export type Answered = { readonly [part in PartId]?: { readonly value: string; readonly isSilent?: boolean } };

/** What becomes of a step once everything was answered. */
export type Finish =
  | {
      readonly kind: 'send';
      readonly act: () => void;
      readonly forgets?: readonly PartId[];
      /** What is to be answered without asking when it comes to it. */
      readonly plans?: Answers;
      /** What is said and asked when these very answers went out before; else the last is asked again. */
      readonly refused?: { readonly words: Words; readonly asksAgain: PartId };
    }
  /** The machine is not ready to hear it. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'refuse'; readonly words: Words; readonly asksAgain: PartId };

export type Here<Name extends Flow> = PlaceOf<Name> & { readonly guide: GuidedSenderActor; readonly answers: Answers };

/** How the guide asks for one step: as single questions, and how their answers become the events of the screens. */
export type Question<Name extends Flow> = {
  readonly parts: (here: Here<Name>) => readonly Part[];
  readonly finish: (here: Here<Name>) => Finish;
  /** What the machine is told as soon as it is answered, before everything is; true when there was something. */
  readonly keepUp?: (here: Here<Name>) => boolean;
  /** Typed text, which outlives the page (decision 025). */
  readonly typed?: (here: Here<Name>) => TypedAnswers;
  /** Which answers a refusal was about. */
  readonly refusedParts?: (fields: readonly string[]) => readonly PartId[];
};

/** A record, not a list: a step a machine asks and the guide cannot does not compile. */
export type Questions = { readonly [Name in Flow]: Readonly<Record<Steps[Name], Question<Name>>> };

/** An answer that acts, and what it lets go of. */
type Act<Name extends Flow> = {
  readonly words: Words;
  readonly also?: Words;
  readonly detail?: Words;
  readonly act: (here: Here<Name>) => void;
  /** Left out where the machine would not hear it now. */
  readonly isOffered?: (here: Here<Name>) => boolean;
  readonly forgets?: readonly PartId[];
};

/** A step of one question with a few answers, each an event. */
export function choice<Name extends Flow>(
  id: PartId,
  acts: Readonly<Record<string, Act<Name>>>,
  more: {
    readonly facts?: (here: Here<Name>) => Facts;
    readonly control?: Exclude<Control['kind'], 'amount'>;
    readonly takesAlong?: string;
  } = {},
): Question<Name> {
  const options = (here: Here<Name>) =>
    Object.entries(acts)
      .filter(([, { isOffered }]) => isOffered?.(here) ?? true)
      .map(([option, { words, also, detail }]): Option => ({ id: option, words, ...(also && { also }), detail }));
  return {
    parts: (here) => [
      {
        id,
        control:
          more.control === 'follow'
            ? { kind: 'follow', options: options(here) }
            : { kind: 'choice', options: options(here) },
        facts: more.facts?.(here),
        ...(more.takesAlong && { takesAlong: more.takesAlong }),
      },
    ],
    finish: (here) => {
      const chosen = acts[here.answers[id] ?? ''];
      if (!chosen) throw new Error(`${id} was answered with what it does not offer`);
      return { kind: 'send', act: () => chosen.act(here), ...(chosen.forgets && { forgets: chosen.forgets }) };
    },
  };
}
