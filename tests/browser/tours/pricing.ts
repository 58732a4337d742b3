import { listRateSpreads, listServices } from '#contract/protocol/lookup.ts';
import { createTransferQuote, readExchange, readPromo } from '#contract/quote/quote.ts';
import { money } from '#domain/money/money.ts';
import { enterSend, startDraft } from '#domain/quote/draft.ts';
import { atRate } from '#src/machines/quote/price-quote/draftEdits.ts';
import type { PriceQuoteContext, PriceQuoteInput } from '#src/machines/quote/price-quote/priceQuoteContext.ts';
import { exchangeFixture, rateHoldFixture } from '#tests/fixtures/priceFixture.ts';
import { quoteFixture } from '#tests/fixtures/transferFixture.ts';
import { type priceQuotePaths, shownDollars } from '#tests/paths/specs/priceQuote.paths.ts';
import { manyFrom } from '#tests/paths/walker/pathSpec.ts';
import { byCall, byCalls, byTime } from './endings.ts';
import { rateIsPromised, servicesAndSpreads } from './priceCalls.ts';
import { aSenderWhoComesBack } from './senders.ts';

/** The price of what somebody in Canada sends, and of what a visitor looks at from anywhere else. */

export const senderInCanada = () => aSenderWhoComesBack({ countryCode: 'CA' });

export const canadian = exchangeFixture({ base: 'CAD', target: 'XAF' }, '440');
const hundredDollars = atRate(enterSend(startDraft('CA'), money('CAD', 10_000)), canadian);

/** What was shown, as it was promised. */
export const ranOut = quoteFixture({ ...shownDollars, originCountryCode: 'CA' });

export const hold = { ...rateHoldFixture({ base: 'CAD', target: 'XAF' }), rate: '440' };

/** Of the promotion in the fixtures, in minor units. */
const countsFrom = 5_000;

/** Looks at prices from anywhere; an account sends from its own country, which is Canada for whoever is signed in. */
const isVisitor = ({ draft }: PriceQuoteContext) => draft.toSend.countryCode !== 'CA';

/**
 * Who comes back comes with a price. A promotion is accepted only where the real flow would accept it. A visitor's rate is
 * held, and a sender has a quote of their own.
 */
export function pricedInBrowser(spec: typeof priceQuotePaths, visitors: PriceQuoteInput): typeof priceQuotePaths {
  const { applyPromo, createRateQuote, ...outcomes } = spec.outcomes;
  return {
    ...spec,
    cases: {
      ...spec.cases,
      // Without it another price is shown, and only the quote before this one is not told by what is shown.
      'operatorFee.switched': ({ context }) => (context.previousQuote ? [{ isOn: false }] : []),
    },
    outcomes: {
      ...outcomes,
      createRateQuote: (snapshot) =>
        manyFrom(createRateQuote, snapshot).filter(({ label }) =>
          isVisitor(snapshot.context) ? !['ok', 'signInRequired'].includes(label) : label !== 'held for a visitor',
        ),
      applyPromo: (snapshot) =>
        manyFrom(applyPromo, snapshot).filter(
          ({ label }) => label !== 'accepted' || (snapshot.context.draft.payinActualValue?.minor ?? 0) >= countsFrom,
        ),
    },
    starts: {
      'a visitor’s calculator': visitors,
      'back from signing in': { draft: hundredDollars, quotesAtOnce: true, hold, shown: shownDollars },
      'a quote that ran out': { draft: hundredDollars, previousQuote: ranOut },
    },
  };
}

export const endsOfPrice = {
  fetchServices: byCalls([listServices, listRateSpreads], servicesAndSpreads),
  fetchExchange: byCall(readExchange),
  wait: byTime(60),
  waitUntil: byTime(1_800),
  applyPromo: byCalls([readPromo], async (_stage, { output }) => [
    output.kind === 'accepted' ? { data: output.promo } : output.failure,
  ]),
  createRateQuote: rateIsPromised,
  createTransferQuote: byCall(createTransferQuote),
};
