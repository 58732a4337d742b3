import { readUser } from '#contract/account/account.ts';
import { listBankProviders } from '#contract/payment/payment.ts';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { listRateSpreads, listServices } from '#contract/protocol/lookup.ts';
import { readExchange } from '#contract/quote/quote.ts';
import { checkSession } from '#contract/session/session.ts';
import { readDraft } from '#contract/transfer/draft.ts';
import { listTransfers } from '#contract/transfer/transfer.ts';
import type { guidedSenderMachine } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import { exchangeFixture } from '#tests/fixtures/priceFixture.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { addressAnswers, userFixture } from '#tests/fixtures/userFixture.ts';
import { asks, write } from '#tests/paths/screens/chatWords.ts';
import { guidedSenderInChat } from '#tests/paths/screens/guidedSender.chat.ts';
import { words } from '#tests/paths/screens/words.ts';
import { guidedSenderPaths } from '#tests/paths/specs/guidedSender.paths.ts';
import { manyFrom } from '#tests/paths/walker/pathSpec.ts';
import type { ScreenUse } from '#tests/paths/walker/screenTable.ts';
import { answerNext } from './endings.ts';
import { isAsked, readsInGuide } from './guided.ts';
import { askedWhoSendsByFixtures, flowsOfGuide } from './guidedFlows.ts';
import type { Answer } from './heldCalls.ts';
import { at } from './openings.ts';
import { hearFromTourAlone } from './openSignedIn.ts';
import { aSender, told } from './senders.ts';
import type { Stage } from './stage.ts';
import { walkTours } from './walkTours.ts';

const guide = '/send/guided';
const backFromBank = `${guide}?transferId=${transferFixture().id}&payment_type=truelayer`;

const { sendMoney, signUp, ...outcomes } = guidedSenderPaths.outcomes;

/**
 * Sending money is ended by whoever is asked for it, and by the shortest way: what is unpaid ends by what the server says
 * of it, and what is new by its refusal. Whoever signs up was here before, and has a code to give.
 */
const spec: typeof guidedSenderPaths = {
  ...guidedSenderPaths,
  outcomes: {
    ...outcomes,
    sendMoney: (snapshot) => {
      if (!snapshot.matches({ conversing: 'sending' })) return [];
      const { transferId, madeAgainFrom } = snapshot.context;
      const isThere = transferId !== undefined || madeAgainFrom !== undefined;
      return manyFrom(sendMoney, snapshot).filter(
        ({ label }) => label !== 'paying' && isThere === (label !== 'verify first'),
      );
    },
    signUp: (snapshot) => (snapshot.context.unconfirmed ? manyFrom(signUp, snapshot) : []),
  },
  /** Whoever signs in on the page is of the fixtures, and whoever is signed in when it opens is the server's. */
  key: ({ userId, toldUserId, ...context }) =>
    guidedSenderPaths.key({
      ...context,
      userId: userId && 'somebody',
      toldUserId: toldUserId && 'somebody',
      lacksEmail: context.lacksEmail === true,
      isVerificationDue: context.isVerificationDue === true,
    }),
};

let standing: Stage | undefined;

const bySender = (open: (stage: Stage) => Promise<void>) => async (stage: Stage) => {
  standing = stage;
  await open(stage);
};

const use: ScreenUse<typeof guidedSenderMachine> = {
  ...guidedSenderInChat,
  table: {
    ...guidedSenderInChat.table,
    /** The session hears it, and tells the conversation. */
    async 'user.found'(_page, event, flow) {
      if (flow.context().userId !== undefined) return flow.send(event);
      await standing?.flow.enter(userFixture());
      await standing?.flow.sendTo('session', { type: 'signed.in', user: userFixture() });
    },
    async 'account.isNew'(page, event, flow) {
      if ((await page.headline()) === asks('account'))
        await page.choose(asks('account'), words('guide.options.newHere'));
      else await flow.send(event);
    },
    async 'account.isKnown'(page, event, flow) {
      if ((await page.headline()) === asks('account'))
        await page.choose(asks('account'), words('guide.options.haveAccount'));
      else await flow.send(event);
    },
  },
};

const others = new Map<Endpoint, () => Answer>([
  ...readsInGuide,
  told(readUser, { data: userFixture({ profile: addressAnswers }) }),
  told(readExchange, { data: exchangeFixture({ base: 'GBP', target: 'XAF' }, '780') }),
  told(listBankProviders, { data: [] }),
]);

const answered = [
  ...Object.values(flowsOfGuide).flatMap(({ holds }) => holds),
  ...others.keys(),
  ...[checkSession, listServices, listRateSpreads],
];

async function asVisitor(stage: Stage, open: (stage: Stage) => Promise<void>): Promise<void> {
  await hearFromTourAlone(stage, answered);
  await open(stage);
}

const nothingSent: Answer = {
  data: { collections: [], total: 0, totals: { completed: 0, cancelled: 0, pending: 0 } },
};

/** What is under way in this tab is gone on with after a reload. */
async function goOnUnderWay(stage: Stage): Promise<void> {
  await stage.tab.goto(guide);
  await answerNext(stage, listTransfers, nothingSent);
  await answerNext(stage, readDraft, { data: {} });
  await isAsked(stage, asks('destination'));
  await write(stage.page, asks('destination'), 'to Cameroon');
  await isAsked(stage, asks('method', { country: 'Cameroon' }));
  stage.flow.forgetAll();
  await stage.tab.reload();
}

/** By the real session, as of an account that has only a phone. */
async function lackingEmail(stage: Stage): Promise<void> {
  await stage.tab.route(`**/api${checkSession.path}`, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.user.hasEmail = false;
    await route.fulfill({ response, json: answer });
  });
  await stage.tab.reload();
}

walkTours({
  face: 'chat',
  spec,
  use,
  prepares: aSender,
  visitors: ['a visitor', 'back from a payment page, signed out'],
  opens: {
    'a visitor': bySender((stage) =>
      asVisitor(stage, async () => {
        await stage.tab.goto(guide);
        await askedWhoSendsByFixtures(stage);
      }),
    ),
    'a returning sender': bySender(at(guide)),
    'a returning sender without e-mail': bySender(async (stage) => {
      await goOnUnderWay(stage);
      stage.flow.forgetAll();
      await lackingEmail(stage);
    }),
    'a transfer under way': bySender(goOnUnderWay),
    'back from a payment page, signed out': bySender((stage) => asVisitor(stage, at(backFromBank))),
    'back from a payment page': bySender(at(backFromBank)),
  },
  ends: flowsOfGuide,
  others,
});
