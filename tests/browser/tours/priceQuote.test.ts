import { listRateSpreads, listServices } from '#contract/protocol/lookup.ts';
import { createRateQuote, createTransferQuote, holdRate, readExchange, readPromo } from '#contract/quote/quote.ts';
import { createTransfer } from '#contract/transfer/transfer.ts';
import { money } from '#domain/money/money.ts';
import { enterSend, startDraft } from '#domain/quote/draft.ts';
import { atRate } from '#src/machines/quote/price-quote/draftEdits.ts';
import type { PriceQuoteContext } from '#src/machines/quote/price-quote/priceQuoteContext.ts';
import { exchangeFixture, rateHoldFixture, rateQuoteFixture } from '#tests/fixtures/priceFixture.ts';
import { quoteFixture } from '#tests/fixtures/transferFixture.ts';
import { priceQuoteUse } from '#tests/paths/screens/priceQuote.screen.ts';
import { marie, reason } from '#tests/paths/screens/sendFixtures.ts';
import { words } from '#tests/paths/screens/words.ts';
import { priceQuotePaths, shownDollars } from '#tests/paths/specs/priceQuote.paths.ts';
import { manyFrom } from '#tests/paths/walker/pathSpec.ts';
import { answerNext, byCall, byCalls, byTime } from './endings.ts';
import { at } from './openings.ts';
import { rateIsPromised, servicesAndSpreads } from './priceCalls.ts';
import { aSenderWhoComesBack, readsOfSender, told } from './senders.ts';
import type { Stage } from './stage.ts';
import { walkTours } from './walkTours.ts';

const sender = aSenderWhoComesBack({ countryCode: 'CA' });

const canadian = exchangeFixture({ base: 'CAD', target: 'XAF' }, '440');
const hundredDollars = atRate(enterSend(startDraft('CA'), money('CAD', 10_000)), canadian);

/** What was shown, as it was promised. */
const ranOut = quoteFixture({ ...shownDollars, originCountryCode: 'CA' });

const hold = { ...rateHoldFixture({ base: 'CAD', target: 'XAF' }), rate: '440' };

const { applyPromo, createRateQuote: rateQuotes, ...outcomes } = priceQuotePaths.outcomes;

/** Of the promotion in the fixtures, in minor units. */
const countsFrom = 5_000;

/** Looks at prices from anywhere; an account sends from its own country, which is Canada for whoever is signed in. */
const isVisitor = ({ draft }: PriceQuoteContext) => draft.toSend.countryCode !== 'CA';

/**
 * A page always begins with a sum in the box, and who comes back comes with a price. A promotion is accepted only where
 * the real flow would accept it. A visitor's rate is held, and a sender has a quote of their own.
 */
const spec: typeof priceQuotePaths = {
  ...priceQuotePaths,
  cases: {
    ...priceQuotePaths.cases,
    // Without it another price is shown, and only the quote before this one is not told by what is shown.
    'operatorFee.switched': ({ context }) => (context.previousQuote ? [{ isOn: false }] : []),
  },
  outcomes: {
    ...outcomes,
    createRateQuote: (snapshot) =>
      manyFrom(rateQuotes, snapshot).filter(({ label }) =>
        isVisitor(snapshot.context) ? !['ok', 'signInRequired'].includes(label) : label !== 'held for a visitor',
      ),
    applyPromo: (snapshot) =>
      manyFrom(applyPromo, snapshot).filter(
        ({ label }) => label !== 'accepted' || (snapshot.context.draft.payinActualValue?.minor ?? 0) >= countsFrom,
      ),
  },
  starts: {
    'a visitor’s calculator': { draft: enterSend(startDraft('GB'), money('GBP', 10_000)) },
    'back from signing in': { draft: hundredDollars, quotesAtOnce: true, hold, shown: shownDollars },
    'a quote that ran out': { draft: hundredDollars, previousQuote: ranOut },
  },
};

/** A price in Canadian dollars, up to the call that asks for its rate. */
async function askForPrice(stage: Stage): Promise<void> {
  await answerNext(stage, listServices, 'real');
  await answerNext(stage, listRateSpreads, 'real');
  await answerNext(stage, readExchange, { data: canadian });
  await stage.page.press(words('common.continue'));
}

/** Somebody in Canada looks at a price first, goes on, and signs in. */
async function comeBackFromSigningIn(stage: Stage): Promise<void> {
  await stage.tab.goto('/get-quote?from=CA&send=100');
  await askForPrice(stage);
  await answerNext(stage, holdRate, { data: hold });
  await stage.flow.letReadsGrowOld();
  await sender.signInAgain(stage.page);
}

async function letQuoteRunOut(stage: Stage): Promise<void> {
  await stage.tab.goto('/get-quote?send=100');
  await askForPrice(stage);
  await answerNext(stage, createRateQuote, { data: rateQuoteFixture({ base: 'CAD', target: 'XAF' }) });
  await answerNext(stage, createTransferQuote, { data: ranOut });
  await stage.page.choose(words('recipient.book.label'), `${marie.firstName} ${marie.lastName}`);
  await stage.page.press(words('common.continue'));
  await stage.page.choose(words('recipient.reason.label'), reason.reason);
  await stage.flow.letReadsGrowOld();
  await stage.page.press(words('recipient.reason.goOn'));
}

walkTours({
  spec,
  use: priceQuoteUse,
  prepares: sender.prepares,
  visitors: ['a visitor’s calculator', 'back from signing in'],
  opens: {
    'a visitor’s calculator': at('/get-quote?from=GB'),
    'back from signing in': comeBackFromSigningIn,
    'a quote that ran out': letQuoteRunOut,
  },
  ends: {
    fetchServices: byCalls([listServices, listRateSpreads], servicesAndSpreads),
    fetchExchange: byCall(readExchange),
    wait: byTime(60),
    waitUntil: byTime(1_800),
    applyPromo: byCalls([readPromo], async (_stage, { output }) => [
      output.kind === 'accepted' ? { data: output.promo } : output.failure,
    ]),
    createRateQuote: rateIsPromised,
    createTransferQuote: byCall(createTransferQuote),
  },
  others: new Map([...readsOfSender, told(createTransfer, { code: 'quoteExpired' })]),
  readsGrowOld: true,
});
