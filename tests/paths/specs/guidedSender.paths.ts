import { ApiFailure } from '#contract/protocol/failure.ts';
import { priceThen } from '#contract/transfer/priceThen.ts';
import { money } from '#domain/money/money.ts';
import { enterSend, startDraft } from '#domain/quote/draft.ts';
import { guidedSenderMachine } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import { recipientFixture, transferFixture } from '#tests/fixtures/transferFixture.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

const draftId = '0197a000-0000-7000-8000-0000000000d2';
const user = userFixture();
const userId = user.id;
const draft = startDraft('GB');
const recipientId = recipientFixture().id;
const transferId = transferFixture().id;
const last = {
  draft: enterSend(draft, money('GBP', 10_000)),
  recipientId,
  reasonId: 'family-support',
  price: priceThen(transferFixture('COMPLETE')),
};
/** A small amount arrived: what stays to be sent. */
const rest = {
  ...{ recipientId, reasonId: 'family-support', restOf: '0197a000-0000-7000-8000-0000000000ee' },
  draft: enterSend(draft, money('GBP', 9_500)),
};
const visitor = { draftId, draft, isUnderWay: false };

export const guidedSenderPaths: PathSpec<typeof guidedSenderMachine> = {
  machine: guidedSenderMachine,
  starts: {
    'a visitor': visitor,
    'a returning sender': { ...visitor, userId },
    'a returning sender without e-mail': { ...visitor, userId, isUnderWay: true, lacksEmail: true },
    'a transfer under way': { ...visitor, userId, isUnderWay: true },
    'back from a payment page, signed out': { ...visitor, followed: { transferId, paymentType: 'truelayer' } },
    'back from a payment page': { ...visitor, userId, followed: { transferId, paymentType: 'truelayer' } },
  },
  cases: { 'user.found': [{ userId }] },
  outcomes: {
    fetchPast: [
      ok({ last, unpaidId: transferId }, 'sent before and something unpaid'),
      ok({ last }, 'sent before'),
      ok({ last, rest }, 'a small amount arrived'),
      ok({ unpaidId: transferId }, 'something unpaid'),
      ok({ begun: { id: 'begun', draft: last.draft } }, 'something begun'),
      ok({}, 'nothing'),
      fail(new ApiFailure('unexpected')),
    ],
    /** A visitor is asked who they are long before a transfer can end. */
    sendMoney: ({ context }) =>
      context.userId === undefined
        ? []
        : [
            ok({ outcome: 'paying', transferId }, 'paying'),
            ok({ outcome: 'notPayable', transferId }, 'not payable'),
            ok({ outcome: 'verifyFirst' }, 'verify first'),
            ok({ outcome: 'cancelled', transferId }, 'cancelled'),
            ok({ outcome: 'left', transferId }, 'left'),
          ],
    signIn: [
      ok({ kind: 'signedIn', user }, 'signed in'),
      ok({ kind: 'needsEmail', user }, 'needs an e-mail'),
      ok({ kind: 'notConfirmed', username: 'ama@example.com', channel: 'email' }, 'not confirmed'),
    ],
    signUp: [
      ok({ kind: 'signedIn', user }, 'signed in'),
      ok({ kind: 'signIn', username: 'ama@example.com' }, 'to sign in'),
    ],
    registerEmail: [ok({ email: 'ama@example.com' }, 'registered')],
    verifyIdentity: [
      ok({ verified: true, continuesPayment: false }, 'verified'),
      ok({ verified: false, continuesPayment: false }, 'left'),
    ],
    paymentResult: [ok({ outcome: 'tryAgain', transferId }, 'tries again'), ok({ outcome: 'left' }, 'left')],
  },
  key: ({ userId: known, toldUserId, followed, past, transferId: held, resumesAt, round, ...context }) => [
    context.madeAgainFrom,
    known,
    toldUserId,
    followed !== undefined,
    past?.last !== undefined,
    past?.rest !== undefined,
    context.restOf,
    past?.unpaidId,
    past?.begun !== undefined,
    held,
    resumesAt,
    Math.min(round, 1),
    context.recipientId,
    context.isUnderWay,
    context.lacksEmail,
    context.registeredEmail,
    context.isVerificationDue,
    context.unconfirmed !== undefined,
    context.username,
  ],
  words: {
    events: {
      'user.found': 'turns out to be signed in',
      'rest.chosen': 'sends the rest of what arrived',
      'repeat.chosen': 'sends the last transfer again',
      'begun.chosen': 'goes on with the transfer begun elsewhere',
      'unpaid.chosen': 'goes on with the unpaid transfer',
      'repeat.declined': 'wants something else',
      'account.isNew': 'is new here',
      'account.isKnown': 'has an account',
      'account.postponed': 'goes back to the transfer first',
      'startOver.requested': 'asks to start over',
      'startOver.confirmed': 'starts over',
      'startOver.declined': 'goes on after all',
      'another.chosen': 'sends another transfer',
    },
    outcomes: {
      fetchPast: {
        'sent before and something unpaid': 'has sent before and has something to pay',
        'sent before': 'has sent before',
        'a small amount arrived': 'has sent a small amount that arrived',
        'something unpaid': 'has something to pay',
        'something begun': 'has begun a transfer',
        nothing: 'has no transfer yet',
        unexpected: 'is met as if for the first time',
      },
      sendMoney: {
        paying: 'is taken to pay',
        'not payable': 'has paid already',
        'verify first': 'must be verified first',
        cancelled: 'has cancelled it',
        left: 'leaves it unpaid',
      },
      signIn: {
        'signed in': 'signs in',
        'needs an e-mail': 'signs in by phone',
        'not confirmed': 'has an account that is not confirmed',
      },
      signUp: { 'signed in': 'has an account', 'to sign in': 'has an account to sign in to' },
      registerEmail: { registered: 'gives an e-mail address' },
      verifyIdentity: { verified: 'is verified', left: 'leaves the verification' },
      paymentResult: { 'tries again': 'tries to pay again', left: 'leaves the result' },
    },
  },
};
