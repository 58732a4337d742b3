import type { Service } from '#contract/protocol/lookup.ts';
import type { Exchange, TransferQuote, TransferQuoteRequest } from '#contract/quote/quote.ts';
import type { PriceRead } from '#contract/transfer/priceThen.ts';
import { delivering, sending } from '#domain/money/fixedAmount.ts';
import { type Money, toMajorNumber } from '#domain/money/money.ts';
import { parseRate } from '#domain/money/rate.ts';
import type { PromoAnswer } from '#domain/promo/applyPromo.ts';
import { type CalculatorAnswer, calculate } from '#domain/quote/calculator.ts';
import { enterSend, type TransferDraft } from '#domain/quote/draft.ts';
import { sendOutOf } from '#domain/quote/sendOutOf.ts';
import { serviceTerms } from '#domain/quote/serviceTerms.ts';
import { payoutMethodNumbers } from '#domain/reference/payoutMethods.ts';
import { promoAnswerFor } from '../apply-promo/promoAnswer.ts';

/** What is known about a pair of currencies and a country besides its rate. */
export type PairServices = { readonly services: readonly Service[]; readonly isDown: boolean };

export type CalculatorFacts = {
  readonly draft: TransferDraft;
  readonly pair?: PairServices | undefined;
  readonly exchange?: Exchange | undefined;
};

/** What the calculator shows for the answers so far; nothing before there is an amount and the pair is known. */
export function calculationOf(facts: CalculatorFacts): CalculatorAnswer | undefined {
  const { draft, pair, exchange } = facts;
  const fixed = fixedAmountOf(draft);
  if (!fixed || !pair || !exchange) return undefined;
  const rate = parseRate(exchange.rate);
  const service = pair.services.find(({ name }) => name === draft.transferMethod);
  const promo = promoAnswerOf(facts);
  return calculate({
    fixed,
    destination: draft.toReceive.countryCode,
    method: draft.transferMethod,
    rate: rate.ok ? rate.value : undefined,
    terms: service && serviceTerms(service),
    isPairDown: pair.isDown,
    wantsOperatorFee: draft.allowOperatorFee,
    promo: promo?.ok ? promo.value : undefined,
  });
}

/** What can be sent out of a total with the fees in it; nothing while there is no price, or where it is too little. */
export const sentOutOf = (facts: CalculatorFacts, total: Money): Money | undefined =>
  sendOutOf(total, (youSend) => calculationOf({ ...facts, draft: enterSend(facts.draft, youSend) })?.price);

/** What was typed is what the price is made from, whichever side it is. */
function fixedAmountOf({ typed, payinActualValue, payoutActualValue, payinCurrency }: TransferDraft) {
  if (typed === 'payin') return payinActualValue && sending(payinActualValue);
  return payoutActualValue && delivering(payoutActualValue, payinCurrency);
}

export const typedPayout = ({ typed, payoutActualValue }: TransferDraft): Money | undefined =>
  typed === 'payout' ? payoutActualValue : undefined;

/** Whether the accepted promotion counts for the amounts as they stand; nothing when there is none. */
export function promoAnswerOf({ draft, exchange }: CalculatorFacts): PromoAnswer | undefined {
  const { promo, payinActualValue, payoutCurrency } = draft;
  if (!promo || !payinActualValue) return undefined;
  // The rate's time is the newest word of the server's clock.
  return promoAnswerFor(promo, {
    youSend: payinActualValue,
    payoutCurrency,
    theyGet: typedPayout(draft),
    now: exchange?.at ?? promo.startDate,
  });
}

/** The wire's question, once the calculator has a price. */
export function quoteRequestOf(facts: CalculatorFacts, exchangeRateQuoteId: string): TransferQuoteRequest {
  const { draft } = facts;
  const answer = calculationOf(facts);
  if (!answer?.price.ok) throw new Error('A quote was asked for before the calculator had a price');
  return {
    transferMethodId: payoutMethodNumbers[draft.transferMethod],
    originCurrency: draft.payinCurrency,
    originAmount: toMajorNumber(answer.price.value.youSend),
    destinationCurrency: draft.payoutCurrency,
    includeOperatorFee: answer.toggle.isOn,
    exchangeRateQuoteId,
    ...(draft.promo && { promoCode: draft.promo.code }),
    destinationCountryCode: draft.toReceive.countryCode,
    originCountryCode: draft.toSend.countryCode,
    calculatorDestinationAmount: toMajorNumber(answer.price.value.theyGet),
    fixedSide: answer.price.value.fixedSide,
  };
}

/** What a sender was shown of a price. */
export type PriceShown = PriceRead;

/** The calculator's price, as it stands to be quoted. */
export function shownBy(facts: CalculatorFacts): PriceShown | undefined {
  const price = calculationOf(facts)?.price;
  if (!price?.ok) return undefined;
  const { youSend, theyGet, exchangeRate, operatorFee, totalToPay } = price.value;
  return {
    originAmount: toMajorNumber(youSend),
    originCurrency: facts.draft.payinCurrency,
    destinationAmount: toMajorNumber(theyGet),
    destinationCurrency: theyGet.currency,
    exchangeRate,
    operatorFee: toMajorNumber(operatorFee),
    totalToPay: toMajorNumber(totalToPay),
  };
}

export type QuoteChange = 'same' | 'better' | 'worse';

/** The sender's own rewards, which the calculator does not know, lower the total of the same price. */
export function changeSinceShown(shown: PriceShown, now: TransferQuote): QuoteChange {
  const isSame =
    now.originAmount === shown.originAmount &&
    now.destinationAmount === shown.destinationAmount &&
    now.operatorFee === shown.operatorFee &&
    now.totalToPay <= shown.totalToPay;
  return isSame ? 'same' : quoteChange(shown, now);
}

/** Paying more or delivering less is worse, whatever else got better (D-120). */
export function quoteChange(before: PriceShown, now: PriceShown): QuoteChange {
  if (now.totalToPay > before.totalToPay || now.destinationAmount < before.destinationAmount) return 'worse';
  const isSame = now.totalToPay === before.totalToPay && now.destinationAmount === before.destinationAmount;
  return isSame ? 'same' : 'better';
}
