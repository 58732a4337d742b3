import { listRateSpreads, listServices } from '#contract/protocol/lookup.ts';
import { createRateQuote, createTransferQuote, holdRate, readExchange } from '#contract/quote/quote.ts';
import { createTransfer } from '#contract/transfer/transfer.ts';
import { money } from '#domain/money/money.ts';
import { enterSend, startDraft } from '#domain/quote/draft.ts';
import { rateQuoteFixture } from '#tests/fixtures/priceFixture.ts';
import { priceQuoteUse } from '#tests/paths/screens/priceQuote.screen.ts';
import { marie, reason } from '#tests/paths/screens/sendFixtures.ts';
import { words } from '#tests/paths/screens/words.ts';
import { priceQuotePaths } from '#tests/paths/specs/priceQuote.paths.ts';
import { answerNext } from './endings.ts';
import { at } from './openings.ts';
import { canadian, endsOfPrice, hold, pricedInBrowser, ranOut, senderInCanada } from './pricing.ts';
import { readsOfSender, told } from './senders.ts';
import type { Stage } from './stage.ts';
import { walkTours } from './walkTours.ts';

const sender = senderInCanada();

/** A page always begins with a sum in the box. */
const visitors = { draft: enterSend(startDraft('GB'), money('GBP', 10_000)) };

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
  spec: pricedInBrowser(priceQuotePaths, visitors),
  use: priceQuoteUse,
  prepares: sender.prepares,
  visitors: ['a visitor’s calculator', 'back from signing in'],
  opens: {
    'a visitor’s calculator': at('/get-quote?from=GB'),
    'back from signing in': comeBackFromSigningIn,
    'a quote that ran out': letQuoteRunOut,
  },
  ends: endsOfPrice,
  others: new Map([...readsOfSender, told(createTransfer, { code: 'quoteExpired' })]),
  readsGrowOld: true,
});
