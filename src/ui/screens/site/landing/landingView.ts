import type { Failure } from '#contract/protocol/failure.ts';
import { localeOf } from '#contract/protocol/language.ts';
import { priceFailure } from '#contract/quote/priceFailure.ts';
import { compareMoney, type Money, money, toMajorNumber } from '#domain/money/money.ts';
import { paymentOptions } from '#domain/payment/paymentOptions.ts';
import type { TransferDraft } from '#domain/quote/draft.ts';
import { minimumSend } from '#domain/quote/limits.ts';
import type { TransferSum } from '#domain/quote/transferSum.ts';
import { costOf } from '#domain/quote/wholeCost.ts';
import { failureText } from '#src/locales/failureText.ts';
import { languageOf } from '#src/locales/locale.ts';
import { calculatorView } from '#src/machines/quote/price-quote/calculatorView.ts';
import type { PriceQuoteContext } from '#src/machines/quote/price-quote/priceQuoteContext.ts';
import { type LandingView, type Sentence, viewBeforePrice } from './landingModel.ts';

type Facts = Pick<PriceQuoteContext, 'draft' | 'pair' | 'exchange'>;

/** The calculator as the landing page has it: a higher minimum (LAN-05, D-43), and no total under it (QUO-24). */
export function landingView(facts: Facts): LandingView {
  const { draft, exchange } = facts;
  const { sum, limits, refusal } = calculatorView({ ...facts, quotesAtOnce: false });
  const view = { ...viewBeforePrice(draft), exchange };
  const { payinActualValue: sent } = draft;
  if (!sent || compareMoney(sent, view.least) >= 0) {
    const said = refusal && { side: refusal.side, sentence: sentenceOf(refusal.failure, limits?.most) };
    return { ...view, refusal: said, sum, cost: costOf(sum, exchange), charge: sum && dearestCharge(sum, draft) };
  }
  const sendable = minimumSend(draft.payinCurrency);
  if (compareMoney(sent, sendable) >= 0) {
    return { ...view, refusal: { side: 'send', sentence: smaller(view.least, sendable), goesOn: true } };
  }
  const failure = priceFailure(
    { ok: false, refusal: 'amountBelowMinimum', limit: sendable },
    { base: draft.payinCurrency, target: draft.payoutCurrency, method: draft.transferMethod },
  );
  return { ...view, refusal: failure && { side: 'send', sentence: sentenceOf(failure, undefined) } };
}

/** This page shows prices from one amount, and takes from another on the next (LAN-05, QUO-20). */
const smaller =
  (shownFrom: Money, sentFrom: Money): Sentence =>
  ({ t }) => {
    const [shown, sent] = [toMajorNumber(shownFrom), toMajorNumber(sentFrom)];
    return t('landingMore.smaller', { shown, sent, currency: sentFrom.currency });
  };

/** LAN-06: the most may count in either currency, and is said at its box (D-44). */
const sentenceOf =
  (failure: Failure, most: Money | undefined): Sentence =>
  (words) => {
    if (failure.code !== 'amountAboveMaximum' || !most) return failureText(words, failure);
    const locale = localeOf[languageOf(words.i18n)];
    const amount = new Intl.NumberFormat(locale).format(toMajorNumber(most));
    return words.t('landing.maximum', { amount, currency: most.currency });
  };

function dearestCharge({ totalToPay }: TransferSum, { payinCurrency, toReceive }: TransferDraft): Money {
  const options = paymentOptions({ totalToPay, destinationCountryCode: toReceive.countryCode });
  return money(payinCurrency, Math.max(0, ...options.map(({ chargeMinor }) => chargeMinor)));
}
