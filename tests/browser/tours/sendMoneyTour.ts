import { listBankProviders } from '#contract/payment/payment.ts';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { createRecipient, deleteRecipient } from '#contract/recipient/recipient.ts';
import { makeAgain } from '#contract/transfer/makeAgain.ts';
import { priceSmallFirst } from '#contract/transfer/smallFirst.ts';
import { acknowledgeScamAlert, createTransfer, readTransfer } from '#contract/transfer/transfer.ts';
import type { sendMoneyMachine } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { marie } from '#tests/paths/screens/sendFixtures.ts';
import { sendMoneyUse } from '#tests/paths/screens/sendMoney.screen.ts';
import { words } from '#tests/paths/screens/words.ts';
import { sendMoneyPaths } from '#tests/paths/specs/sendMoney.paths.ts';
import { manyFrom } from '#tests/paths/walker/pathSpec.ts';
import type { ScreenUse } from '#tests/paths/walker/screenTable.ts';
import { answerOf, byCall, byCalls } from './endings.ts';
import type { Answer } from './heldCalls.ts';
import { at, withTooManyUnverified } from './openings.ts';
import { aSenderWhoComesBack, readsOfSender, told } from './senders.ts';
import { childrenOfSendMoney } from './sendMoneyChildren.ts';
import type { Tour } from './tour.ts';

const unpaid = transferFixture();
/** The review reads the transfer by itself too, and must hear what the model was told last. */
let read = unpaid;
const sender = aSenderWhoComesBack();

const { confirmNewRecipient, ...outcomes } = sendMoneyPaths.outcomes;

/** Where the server wants an acknowledgement, nobody is known already. */
const spec: typeof sendMoneyPaths = {
  ...sendMoneyPaths,
  cases: { ...sendMoneyPaths.cases, 'review.accepted': [{}] },
  outcomes: {
    ...outcomes,
    confirmNewRecipient: (snapshot) =>
      manyFrom(confirmNewRecipient, snapshot).filter(
        ({ label }) => label !== 'known' || !snapshot.matches({ holding: 'confirmingHeldRecipient' }),
      ),
  },
};

const goOn = { 'review.accepted': words('send.review.goOn') };

const use: ScreenUse<typeof sendMoneyMachine> = {
  ...sendMoneyUse,
  controls: { ...sendMoneyUse.controls, ...goOn },
  table: {
    ...sendMoneyUse.table,
    /** Nobody here has paid before. */
    'review.accepted': (page) => page.press(words('send.review.goOn')),
    /** Whoever was asked to sign in does so by its page. */
    async 'signed.in'(page, event, flow) {
      const isAsked = await page.isEnabled(words('send.signIn.changeAmount'));
      if (isAsked) await sender.signInAgain(page);
      else await flow.send(event);
    },
  },
};

export const sendMoneyTour: Tour<typeof sendMoneyMachine> = {
  spec,
  use,
  prepares: sender.prepares,
  opens: {
    'a new transfer': at('/get-quote'),
    'the rest of what arrived': at(
      `/get-quote?recipient=${marie.id}&reason=rent&restOf=0197a000-0000-7000-8000-0000000000ee`,
    ),
    'too many unverified transfers': withTooManyUnverified('/get-quote'),
    'an unpaid transfer to review': at(`/review?transferId=${unpaid.id}`),
    'a declined transfer to make again': at('/payment-method?again=0197a000-0000-7000-8000-0000000000dd'),
    'an unpaid transfer to pay': at(`/payment-method?transferId=${unpaid.id}`),
  },
  ends: {
    ...childrenOfSendMoney,
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
    verifyIdentity: 'elsewhere',
  },
  // Whether it was made meanwhile is asked once more, which never makes it twice.
  beginsAnewFrom: ['a declined transfer to make again'],
  endsAt: {
    'sendMoney.holding.verifyingIdentity':
      'on the screens verification is a page of its own, and this page is left for it',
  },
  others: new Map<Endpoint, () => Answer>([
    ...readsOfSender,
    [readTransfer, () => ({ data: read })],
    told(createRecipient, { data: marie }),
    told(deleteRecipient, { data: { done: true } }),
    told(listBankProviders, {
      data: [{ providerId: 'ob-monzo', schemeId: 'faster_payments_service', displayName: 'Monzo', countryCode: 'GB' }],
    }),
  ]),
};
