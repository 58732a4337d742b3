import { vi } from 'vitest';
import type { DataOf } from '#contract/endpoint.ts';
import { listRateSpreads, listServices } from '#contract/lookup.ts';
import { createRateQuote, createTransferQuote, readExchange, readPromo } from '#contract/quote.ts';
import { createTransfer } from '#contract/transfer.ts';
import { money } from '#domain/money/money.ts';
import { enterSend, startDraft } from '#domain/quote/draft.ts';
import { atRate } from '#src/machines/price-quote/draftEdits.ts';
import { exchangeFixture, rateQuoteFixture } from '#tests/fixtures/priceFixture.ts';
import { quoteFixture } from '#tests/fixtures/transferFixture.ts';
import { priceQuoteUse } from '#tests/paths/screens/priceQuote.screen.ts';
import { marie, reason } from '#tests/paths/screens/sendFixtures.ts';
import { words } from '#tests/paths/screens/words.ts';
import { priceQuotePaths, shownDollars } from '#tests/paths/specs/priceQuote.paths.ts';
import { manyFrom } from '#tests/paths/walker/pathSpec.ts';
import { answerNext, answerOf, byCall, byCalls, byTime } from './endings.ts';
import type { Answer } from './heldCalls.ts';
import { at } from './openings.ts';
import { aSenderWhoComesBack, readsOfSender, told } from './senders.ts';
import type { ActorEnd, Stage } from './stage.ts';
import { walkTours } from './walkTours.ts';

const sender = aSenderWhoComesBack();

const canadian = exchangeFixture({ base: 'CAD', target: 'XAF' }, '440');
const hundredDollars = atRate(enterSend(startDraft('CA'), money('CAD', 10_000)), canadian);

const { applyPromo, ...outcomes } = priceQuotePaths.outcomes;

/** Of the promotion in the fixtures, in minor units. */
const countsFrom = 5_000;

/**
 * A page always begins with a sum in the box, and who comes back comes with a price. A promotion is accepted only where
 * the real flow would accept it.
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
    applyPromo: (snapshot) =>
      manyFrom(applyPromo, snapshot).filter(
        ({ label }) => label !== 'accepted' || (snapshot.context.draft.payinActualValue?.minor ?? 0) >= countsFrom,
      ),
  },
  starts: {
    'the calculator as it opens': { draft: enterSend(startDraft('GB'), money('GBP', 10_000)) },
    'back from signing in': { draft: hundredDollars, quotesAtOnce: true, shown: shownDollars },
    'a quote that ran out': { draft: hundredDollars, previousQuote: quoteFixture() },
  },
};

/** A price in Canadian dollars, up to the call that asks for its rate. */
async function askForPrice(stage: Stage): Promise<void> {
  await answerNext(stage, listServices, 'real');
  await answerNext(stage, listRateSpreads, 'real');
  await answerNext(stage, readExchange, { data: canadian });
  await stage.page.press(words('common.continue'));
}

/** The session ends under a sender, who is a visitor then, goes on and signs in again. */
async function comeBackFromSigningIn(stage: Stage): Promise<void> {
  const { tab, page, calls, flow } = stage;
  await tab.goto('/get-quote?from=CA&send=100');
  await vi.waitUntil(
    async () => {
      if (await page.isEnabled(words('send.signIn.changeAmount'))) return true;
      await calls.answer(listServices, 'real');
      await calls.answer(listRateSpreads, 'real');
      await calls.answer(readExchange, { data: canadian });
      await calls.answer(createRateQuote, { code: 'signInRequired' });
      if (await page.isEnabled(words('common.continue'))) await page.press(words('common.continue'));
      return false;
    },
    { timeout: 20_000, interval: 200 },
  );
  await flow.letReadsGrowOld();
  await sender.signInAgain(page);
}

async function letQuoteRunOut(stage: Stage): Promise<void> {
  await stage.tab.goto('/get-quote?from=CA&send=100');
  await askForPrice(stage);
  await answerNext(stage, createRateQuote, { data: rateQuoteFixture({ base: 'CAD', target: 'XAF' }) });
  await answerNext(stage, createTransferQuote, { data: quoteFixture() });
  await stage.page.choose(words('recipient.book.label'), `${marie.firstName} ${marie.lastName}`);
  await stage.page.press(words('common.continue'));
  await stage.page.choose(words('recipient.reason.label'), reason.reason);
  await stage.flow.letReadsGrowOld();
  await stage.page.press(words('recipient.reason.goOn'));
}

/** The real services; a pair that is down is said so where the browser asks for it. */
async function servicesAndSpreads(_stage: Stage, event: ActorEnd): Promise<readonly Answer[]> {
  if ('error' in event) return [answerOf(event), answerOf(event)];
  const { services, isDown } = event.output;
  const [first] = services;
  const spreads: DataOf<typeof listRateSpreads> = [
    { base: first.originCurrency, target: first.destinationCurrency, downtimeStatus: true },
  ];
  return ['real', isDown ? { data: spreads } : 'real'];
}

const rateQuote = byCall(createRateQuote, { real: { ok: async () => undefined } });

/** A session that has ended makes the page anew for a visitor, and what was under way is asked again. */
async function endRateQuote(stage: Stage, event: ActorEnd): Promise<void> {
  if (event.label !== 'signInRequired') return rateQuote.end(stage, event);
  await vi.waitUntil(
    async () => {
      if (stage.flow.lately().some(({ status }) => status === 'done')) return true;
      await stage.calls.answer(createRateQuote, { code: 'signInRequired' });
      return false;
    },
    { timeout: 20_000, interval: 50 },
  );
}

walkTours({
  spec,
  use: priceQuoteUse,
  prepares: sender.prepares,
  opens: {
    'the calculator as it opens': at('/get-quote'),
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
    createRateQuote: { holds: [createRateQuote], end: endRateQuote },
    createTransferQuote: byCall(createTransferQuote),
  },
  others: new Map([...readsOfSender, told(createTransfer, { code: 'quoteExpired' })]),
  readsGrowOld: true,
});
