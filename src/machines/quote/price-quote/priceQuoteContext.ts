import type { DataOf } from '#contract/protocol/endpoint.ts';
import type { ErrorCode, Failure } from '#contract/protocol/failure.ts';
import type { createRateQuote, Exchange, holdRate, TransferQuote } from '#contract/quote/quote.ts';
import type { Currency, PayInCurrency } from '#domain/money/currency.ts';
import type { Money } from '#domain/money/money.ts';
import type { TransferDraft } from '#domain/quote/draft.ts';
import type { PayInCountryCode, PayoutCountryCode } from '#domain/reference/countryCodes.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import type { PairServices, PriceShown } from './calculation.ts';

/** `newPrice`: the quote differs from the price that was shown, or from one that ran out; old and new are shown (D-120). */
export type PriceQuoteStep = 'amount' | 'newPrice';

/** Which call a failure came from: a refused rate and a refused quote are told differently (ERR-01, ERR-20, D-56). */
export type QuoteCall = 'services' | 'exchange' | 'rateQuote' | 'transferQuote';

export type PriceQuoteInput = {
  readonly draft: TransferDraft;
  /** A quote that ran out: a new one is asked for at once and compared with it. */
  readonly previousQuote?: TransferQuote | undefined;
  /** The sender pressed Continue before signing in (D-13). */
  readonly quotesAtOnce?: boolean;
  /** What was held then, and the price as it was shown. */
  readonly hold?: RateHold | undefined;
  readonly shown?: PriceShown | undefined;
  /** Why a promotion was taken off the draft. */
  readonly promoFailure?: Failure | undefined;
};

export type PriceQuoteContext = {
  readonly draft: TransferDraft;
  readonly pair?: PairServices | undefined;
  readonly exchange?: Exchange | undefined;
  /** Entered and not yet looked up. */
  readonly promoCode?: string | undefined;
  /** Why the promotion was dropped. */
  readonly promoFailure?: Failure | undefined;
  readonly rateQuoteId?: string | undefined;
  readonly quote?: TransferQuote | undefined;
  readonly previousQuote?: TransferQuote | undefined;
  readonly quotesAtOnce: boolean;
  readonly hold?: RateHold | undefined;
  /** The calculator's price when Continue was pressed: nobody is quoted another one unasked. */
  readonly shown?: PriceShown | undefined;
  readonly failure?: Failure | undefined;
  readonly failedCall?: QuoteCall | undefined;
};

export type PriceQuoteEvent =
  | { type: 'amount.entered'; typed: TransferDraft['typed']; amount: Money }
  | { type: 'amount.cleared' }
  | { type: 'origin.chosen'; countryCode: PayInCountryCode }
  | { type: 'destination.chosen'; countryCode: PayoutCountryCode }
  | { type: 'method.chosen'; method: PayoutMethod }
  | { type: 'operatorFee.switched'; isOn: boolean }
  | { type: 'promo.entered'; code: string }
  | { type: 'promo.removed' }
  | { type: 'quote.requested' }
  | { type: 'newPrice.accepted' }
  | { type: 'amount.reopened' }
  | { type: 'retry.chosen' };

export type PriceQuoteOutput =
  | {
      readonly kind: 'quoted';
      readonly quote: TransferQuote;
      readonly draft: TransferDraft;
      /** The same answers as before, priced afresh because the last quote ran out. */
      readonly isRequote: boolean;
    }
  | {
      readonly kind: 'signInNeeded';
      readonly draft: TransferDraft;
      readonly hold?: RateHold | undefined;
      readonly shown?: PriceShown | undefined;
    };

export type Pair = {
  readonly base: PayInCurrency;
  readonly target: Currency;
  readonly countryCode: PayoutCountryCode;
};

export type RateQuote = DataOf<typeof createRateQuote>;
/** A rate promised to somebody without an account. The secret is the proof; nothing else of it is believed later. */
export type RateHold = DataOf<typeof holdRate>;
export type HeldRate = RateQuote | RateHold;

export type RateToHold = Pair & { readonly shownAt?: number | undefined; readonly holdSecret?: string | undefined };

export const isOfVisitor = (held: HeldRate): held is RateHold => 'secret' in held;

/** A quote refused for its promotion clears every promo value (PRO-07). */
export const promoRefusals: readonly ErrorCode[] = [
  'promoNotFound',
  'promoRedeemed',
  'promoExpired',
  'promoNotStarted',
  'promoUsedUp',
  'promoOutsideSpendLimits',
  'promoCurrencyMismatch',
  'promoPairMismatch',
];

/** The currencies and the country the calculator is about. */
export const pairOf = ({ draft }: PriceQuoteContext): Pair => ({
  base: draft.payinCurrency,
  target: draft.payoutCurrency,
  countryCode: draft.toReceive.countryCode,
});
