import type { ContextFrom } from 'xstate';
import { readUser } from '#contract/account/account.ts';
import { completeBankPayment, listBankProviders } from '#contract/payment/payment.ts';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { listRateSpreads, listServices } from '#contract/protocol/lookup.ts';
import { readExchange } from '#contract/quote/quote.ts';
import { checkSession } from '#contract/session/session.ts';
import { makeAgain } from '#contract/transfer/makeAgain.ts';
import { priceSmallFirst } from '#contract/transfer/smallFirst.ts';
import { acknowledgeScamAlert, createTransfer, readTransfer } from '#contract/transfer/transfer.ts';
import type { sendMoneyMachine } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';
import { exchangeFixture } from '#tests/fixtures/priceFixture.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { addressAnswers, userFixture } from '#tests/fixtures/userFixture.ts';
import { asks } from '#tests/paths/screens/chatWords.ts';
import { marie } from '#tests/paths/screens/sendFixtures.ts';
import { sendMoneyInChat } from '#tests/paths/screens/sendMoney.chat.ts';
import { words } from '#tests/paths/screens/words.ts';
import { sendMoneyPaths } from '#tests/paths/specs/sendMoney.paths.ts';
import { manyFrom, startOf } from '#tests/paths/walker/pathSpec.ts';
import type { ScreenUse } from '#tests/paths/walker/screenTable.ts';
import { answerOf, byCall, byCalls } from './endings.ts';
import { aGuidedSender, askedToVerifyFirst, chooseUnpaid, openAtDestination, readsOfUnpaid } from './guided.ts';
import { childrenInGuide } from './guidedChildren.ts';
import type { Answer } from './heldCalls.ts';
import { hearFromTourAlone } from './openSignedIn.ts';
import { told } from './senders.ts';
import type { Stage } from './stage.ts';
import { walkTours } from './walkTours.ts';

const guide = '/send/guided';
const unpaid = transferFixture();
/** The review reads the transfer by itself too, and must hear what the model was told last. */
let read = unpaid;

const { confirmNewRecipient, priceQuote, ...outcomes } = sendMoneyPaths.outcomes;
const isKnown = ({ userId }: ContextFrom<typeof sendMoneyMachine>) => userId !== undefined;

const spec: typeof sendMoneyPaths = {
  ...sendMoneyPaths,
  starts: {
    ...sendMoneyPaths.starts,
    'a visitor': { ...startOf(sendMoneyPaths, 'a new transfer'), userId: undefined },
    'to somebody, by an address': {
      ...startOf(sendMoneyPaths, 'the rest of what arrived'),
      reasonId: undefined,
      restOf: undefined,
    },
  },
  /** Nobody here has paid before. */
  cases: {
    ...sendMoneyPaths.cases,
    'review.accepted': [{}],
    /** Of what is known of nobody nothing is unpaid. */
    'unpaid.chosen': (snapshot) =>
      isKnown(snapshot.context) ? manyFrom(sendMoneyPaths.cases['unpaid.chosen'], snapshot) : [],
  },
  outcomes: {
    ...outcomes,
    /** A visitor is asked to sign in, and nobody else. */
    priceQuote: (snapshot) =>
      manyFrom(priceQuote, snapshot).filter(({ label }) => (label === 'signed out') !== isKnown(snapshot.context)),
    /** Where the server wants an acknowledgement, nobody is known already. */
    confirmNewRecipient: (snapshot) =>
      manyFrom(confirmNewRecipient, snapshot).filter(
        ({ label }) => label !== 'known' || !snapshot.matches({ holding: 'confirmingHeldRecipient' }),
      ),
  },
  key: (context) => [sendMoneyPaths.key(context), isKnown(context)],
};

/** The page of a visitor, who signs in as somebody of the fixtures. */
let visitors: Stage | undefined;

const bySender = (open: (stage: Stage) => Promise<void>) => async (stage: Stage) => {
  visitors = undefined;
  await open(stage);
};

async function makeDeclinedAgain(stage: Stage): Promise<void> {
  const { madeAgainFrom } = startOf(sendMoneyPaths, 'a declined transfer to make again');
  read = transferFixture('PAYMENT_DECLINED');
  await stage.tab.goto(`${guide}?transferId=${madeAgainFrom}&payment_type=truelayer`);
  await stage.page.choose(asks('cancelled'), words('result.payAgain'));
  read = unpaid;
}

const use: ScreenUse<typeof sendMoneyMachine> = {
  ...sendMoneyInChat,
  table: {
    ...sendMoneyInChat.table,
    /** By the flow for it, which is toured apart. */
    async 'signed.in'(_page, event, flow) {
      if (Object(flow.value()).preparing === 'waitingForSignIn') await visitors?.flow.enter(userFixture());
      await flow.send(event);
    },
    'review.accepted': async (page) => {
      const pay = (await page.usable()).find((control) => /^Pay \D+[\d,.]+, .+ gets /.test(control));
      await page.press(pay ?? words('send.payBy.otherWay'));
    },
  },
};

const ends = {
  ...childrenInGuide,
  createTransfer: byCalls([createTransfer], async (_stage, event) => {
    read = unpaid;
    return [answerOf(event)];
  }),
  makeAgain: byCall(makeAgain),
  priceSmallFirst: byCall(priceSmallFirst),
  acknowledgeScamAlert: byCall(acknowledgeScamAlert),
  fetchTransfer: byCalls([readTransfer], async (_stage, event) => {
    if ('output' in event) read = event.output;
    return [answerOf(event)];
  }),
};

const others = new Map<Endpoint, () => Answer>([
  ...readsOfUnpaid,
  [readTransfer, () => ({ data: read })],
  // Not verified yet, which only a review that waits for it asks.
  told(readUser, { data: userFixture({ profile: addressAnswers }) }),
  [readExchange, () => (visitors ? { data: exchangeFixture({ base: 'GBP', target: 'XAF' }, '780') } : 'real')],
  told(completeBankPayment, { data: { checked: true } }),
  told(listBankProviders, {
    data: [{ providerId: 'ob-monzo', schemeId: 'faster_payments_service', displayName: 'Monzo', countryCode: 'GB' }],
  }),
]);

const answered = [
  ...Object.values(ends).flatMap(({ holds }) => holds),
  ...others.keys(),
  ...[checkSession, listServices, listRateSpreads],
];

walkTours({
  face: 'chat',
  spec,
  use,
  prepares: aGuidedSender().prepares,
  visitors: ['a visitor'],
  opens: {
    'a new transfer': bySender((stage) => openAtDestination(stage)),
    async 'a visitor'(stage) {
      visitors = stage;
      await hearFromTourAlone(stage, answered);
      await openAtDestination(stage);
    },
    'to somebody, by an address': bySender((stage) => openAtDestination(stage, `?recipient=${marie.id}`)),
    'too many unverified transfers': bySender(askedToVerifyFirst),
    'an unpaid transfer to review': bySender(chooseUnpaid),
    'a declined transfer to make again': bySender(makeDeclinedAgain),
  },
  startsElsewhere: {
    'the rest of what arrived': 'the guide offers it before the flow begins, and reads its reason then',
    'an unpaid transfer to pay': 'the guide leads to the payment from the review',
  },
  ends,
  others,
});
