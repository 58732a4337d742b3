import type { ParseKeys } from 'i18next';
import type { ShownDeed } from '#contract/account/deed.ts';
import type { Failure } from '#contract/protocol/failure.ts';
import type { Money } from '#domain/money/money.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import type { english } from '#src/locales/english.ts';

/** One single question, by its words in the locale. */
export type PartId = keyof (typeof english)['guide']['ask'];

/** How far a transfer is; `minutes` are those the rest of it takes, this part included. */
export type Progress = { readonly part: number; readonly of: number; readonly minutes: number };

/** What a sentence is about, to be written in the reader's language when it is shown. */
export type Facts = {
  readonly country?: string | undefined;
  readonly method?: PayoutMethod | undefined;
  readonly send?: Money | undefined;
  readonly get?: Money | undefined;
  readonly total?: Money | undefined;
  /** What it would be otherwise. */
  readonly before?: Money | undefined;
  readonly recipientId?: string | undefined;
  /** By the name of our list. */
  readonly bank?: string | undefined;
  /** A person's or a bank's name, an address: shown and never stored. */
  readonly name?: string | undefined;
  /** Of a promotion, as it was typed. */
  readonly code?: string | undefined;
  /** What is confirmed, with the person it goes to: shown and never stored. */
  readonly deed?: ShownDeed | undefined;
  readonly moment?: number | undefined;
  /** ISO 8601, written in words; of the product, and no person’s. */
  readonly day?: string | undefined;
  readonly count?: number | undefined;
  readonly example?: Words | undefined;
  readonly options?: readonly Words[] | undefined;
  /** Answers as parts of one sentence. */
  readonly said?: readonly Said[] | undefined;
  readonly parts?: readonly PartId[] | undefined;
  readonly progress?: Progress | undefined;
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
  /** Within what time nine of ten arrived, from how many of which month. */
  | { readonly nineOfTen: { readonly withinMinutes: number; readonly promised: number; readonly month: string } }
  /** A name of the product's own lists: a bank, a network. */
  | { readonly label: string }
  /** A date as the reader writes it; a person's own, so shown and never stored. */
  | { readonly day: string }
  /** A number in the groups it is written in; read aloud digit by digit, and never stored. */
  | { readonly account: string }
  /** A month and its year: '2026-03'. */
  | { readonly month: string }
  /** A day in words, where figures could be read two ways. */
  | { readonly inWords: string }
  /** As typed: shown and never stored. */
  | { readonly text: string }
  /** A password or a code: that it was given is all that is said. */
  | { readonly secret: true };
