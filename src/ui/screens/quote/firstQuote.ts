import type { Exchange } from '#contract/quote/quote.ts';
import type { TransferDraft } from '#domain/quote/draft.ts';
import type { PairState } from '#domain/reference/corridors.ts';
import type { CalculatorView } from '#src/machines/quote/price-quote/calculatorView.ts';

/** The calculator as its first look shows it, before and after the rules of the price have come. */
export type FirstQuote = {
  readonly draft: TransferDraft;
  /** Absent until the rules are there. */
  readonly view?: CalculatorView | undefined;
  readonly exchange?: Exchange | undefined;
  /** What operators paused; nothing until it is known. */
  readonly pairs?: readonly PairState[] | undefined;
  /** No rate can be had; it is asked for again on request. */
  readonly isUnavailable: boolean;
};
