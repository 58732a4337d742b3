import type { Exchange } from '#contract/quote/quote.ts';
import type { Money } from '#domain/money/money.ts';
import type { TransferDraft } from '#domain/quote/draft.ts';
import { landingMinimumSend } from '#domain/quote/limits.ts';
import { type MethodChoice, methodChoices } from '#domain/quote/methodChoices.ts';
import type { TransferSum } from '#domain/quote/transferSum.ts';
import type { WholeCost } from '#domain/quote/wholeCost.ts';
import type { Words } from '#src/locales/failureText.ts';
import type { PriceQuoteEvent } from '#src/machines/quote/price-quote/priceQuoteContext.ts';

/** Said in the words of the page, some of which come with the rules. */
export type Sentence = (words: Words) => string;

/** What there is to show of the amounts; a price and what belongs to it come with the rules and a rate. */
export type LandingView = {
  readonly draft: TransferDraft;
  /** Higher than where one signs in (LAN-05, D-43). */
  readonly least: Money;
  readonly methods: readonly MethodChoice[];
  readonly exchange?: Exchange | undefined;
  readonly sum?: TransferSum | undefined;
  readonly cost?: WholeCost | undefined;
  /** What the dearest way of paying adds (D-52). */
  readonly charge?: Money | undefined;
  /** Why there is no price, and which of the two amounts it is about. */
  readonly refusal?:
    | {
        readonly side: 'send' | 'receive' | 'general';
        readonly sentence: Sentence;
        /** Not priced here, and sent all the same. */
        readonly goesOn?: boolean;
      }
    | undefined;
};

/** The calculator as the page has it, whether its machine runs yet or not. */
export type LandingModel = {
  readonly view: LandingView;
  /** No rate can be had; it is asked for again on request. */
  readonly isUnavailable: boolean;
  /** Countries nobody may send from at present (DSH-08); none until it is known. */
  readonly suspended?: readonly string[];
  readonly send: (event: PriceQuoteEvent) => void;
};

/** Before the rules of the price are there. */
export const viewBeforePrice = (draft: TransferDraft): LandingView => ({
  draft,
  least: landingMinimumSend(draft.payinCurrency),
  methods: methodChoices(draft.toReceive.countryCode),
});
