import type { TransferQuote } from '#contract/quote/quote.ts';
import { fromMajorNumber } from '#domain/money/money.ts';
import {
  chooseDestination,
  choosePayIn,
  enterReceive,
  enterSend,
  startDraft,
  type TransferDraft,
} from '#domain/quote/draft.ts';
import { isPayInCountry, isPayoutCountry } from '#domain/reference/countryCodes.ts';

/** What a quote was asked with; a promotion is not known by its code alone, and is left to be entered again. */
export function draftOf(quote: TransferQuote): TransferDraft {
  const { originCountryCode: from, destinationCountryCode: to, transferMethod, fixedSide } = quote;
  const sent = fromMajorNumber(quote.originAmount, quote.originCurrency);
  const received = fromMajorNumber(quote.destinationAmount, quote.destinationCurrency);
  if (!isPayInCountry(from) || !isPayoutCountry(to) || !sent.ok || !received.ok) {
    throw new RangeError(`Quote ${quote.id} has a place or an amount we do not know`);
  }
  const place = chooseDestination(choosePayIn(startDraft(from), from), to);
  const draft = { ...place, transferMethod, allowOperatorFee: quote.includeOperatorFee };
  return fixedSide === 'payin' ? enterSend(draft, sent.value) : enterReceive(draft, received.value);
}

/** A transfer by itself: not another one again, and no part of one. */
export const unrelated = {
  madeAgainFrom: undefined,
  smallFirst: undefined,
  restOf: undefined,
};

/** Nothing that was promised, shown or refused about a price. */
export const unpriced = {
  hold: undefined,
  shown: undefined,
  expiredQuote: undefined,
  quotesAtOnce: false,
  failure: undefined,
};
