import { listRateSpreads, listServices } from '#contract/protocol/lookup.ts';
import { createRateQuote, createTransferQuote, holdRate, readExchange } from '#contract/quote/quote.ts';
import { fullName } from '#contract/recipient/fullName.ts';
import { createTransfer } from '#contract/transfer/transfer.ts';
import { startDraft } from '#domain/quote/draft.ts';
import { testPassword } from '#tests/fixtures/people.ts';
import { rateQuoteFixture } from '#tests/fixtures/priceFixture.ts';
import { asks, write } from '#tests/paths/screens/chatWords.ts';
import { priceQuoteChat, priceQuoteInChatPaths } from '#tests/paths/screens/priceQuote.chat.ts';
import { marie, reason } from '#tests/paths/screens/sendFixtures.ts';
import { words } from '#tests/paths/screens/words.ts';
import { answerNext } from './endings.ts';
import { isAsked, openAtDestination, readsInGuide } from './guided.ts';
import { canadian, endsOfPrice, hold, pricedInBrowser, ranOut, senderInCanada } from './pricing.ts';
import { told } from './senders.ts';
import type { Stage } from './stage.ts';
import { walkTours } from './walkTours.ts';

const { priceQuoteInChat, begin } = priceQuoteChat();
const sender = senderInCanada();
const hundredDollars = 'CAD 100 to Cameroon by mobile money';

async function askForPrice(stage: Stage): Promise<void> {
  await write(stage.page, asks('destination'), hundredDollars);
  await answerNext(stage, listServices, 'real');
  await answerNext(stage, listRateSpreads, 'real');
  await answerNext(stage, readExchange, { data: canadian });
}

/** Somebody in Canada asks for a price first, and signs in. */
async function comeBackFromSigningIn(stage: Stage): Promise<void> {
  const { page, flow } = stage;
  await openAtDestination(stage, '?from=CA');
  await askForPrice(stage);
  await answerNext(stage, holdRate, { data: hold });
  await isAsked(stage, asks('account'));
  await flow.letReadsGrowOld();
  await page.choose(asks('account'), words('guide.options.haveAccount'));
  await write(page, asks('username'), sender.username());
  await write(page, asks('signInPassword'), testPassword);
}

async function letQuoteRunOut(stage: Stage): Promise<void> {
  const { page, flow } = stage;
  await openAtDestination(stage);
  await askForPrice(stage);
  await answerNext(stage, createRateQuote, { data: rateQuoteFixture({ base: 'CAD', target: 'XAF' }) });
  await answerNext(stage, createTransferQuote, { data: ranOut });
  await page.choose(asks('recipient'), fullName(marie));
  await isAsked(stage, asks('reason'));
  await flow.letReadsGrowOld();
  await page.choose(asks('reason'), reason.reason);
}

type ToldBefore = Parameters<typeof begin>[0];
const opening = (before: ToldBefore, open: (stage: Stage) => Promise<void>) => async (stage: Stage) => {
  begin(before);
  await open(stage);
};

walkTours({
  face: 'chat',
  spec: pricedInBrowser(priceQuoteInChatPaths, { draft: startDraft('GB') }),
  use: {
    ...priceQuoteInChat,
    table: {
      ...priceQuoteInChat.table,
      // Said to the guide an amount asks for its price: what is only entered comes from the screens.
      'amount.entered': 'fromOutside',
    },
  },
  prepares: sender.prepares,
  visitors: ['a visitor’s calculator', 'back from signing in'],
  opens: {
    'a visitor’s calculator': opening('nothing', (stage) => openAtDestination(stage, '?from=GB')),
    'back from signing in': opening('everything', comeBackFromSigningIn),
    'a quote that ran out': opening('everything', letQuoteRunOut),
  },
  ends: endsOfPrice,
  others: new Map([...readsInGuide, told(createTransfer, { code: 'quoteExpired' })]),
  readsGrowOld: true,
});
