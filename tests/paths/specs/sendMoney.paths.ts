import { ApiFailure } from '#contract/failure.ts';
import { money } from '#domain/money/money.ts';
import { chooseDestination, enterSend, startDraft } from '#domain/quote/draft.ts';
import { summaryOf } from '#src/machines/pay-transfer/transferSummary.ts';
import { sendMoneyMachine } from '#src/machines/send-money/sendMoneyMachine.ts';
import { quoteFixture, recipientFixture, transferFixture } from '#tests/fixtures/transferFixture.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

const draftId = '0197a000-0000-7000-8000-0000000000d1';
const userId = userFixture().id;
const draft = enterSend(startDraft('GB'), money('GBP', 10_000));
const start = { draftId, draft, userId };

const marie = recipientFixture();
const paul = recipientFixture({ id: '0197a000-0000-7000-8000-0000000000a2', firstName: 'Paul' });
const quote = quoteFixture();
const unpaid = transferFixture();

export const sendMoneyPaths: PathSpec<typeof sendMoneyMachine> = {
  machine: sendMoneyMachine,
  starts: {
    'a new transfer': start,
    'too many unverified transfers': { ...start, isVerificationDue: true },
    'an unpaid transfer to review': { ...start, transferId: unpaid.id, resumesAt: 'review' },
    'an unpaid transfer to pay': { ...start, transferId: unpaid.id, resumesAt: 'payment' },
  },
  cases: {
    'signed.in': [{ userId }],
    'recipient.chosen': [{ recipientId: marie.id }],
    'recipient.deleted': [{ recipientId: marie.id }, { recipientId: paul.id }],
    'reason.chosen': [{ reasonId: 'family' }],
    'step.reopened': [{ step: 'amount' }, { step: 'recipient' }, { step: 'reason' }, { step: 'review' }],
  },
  outcomes: {
    priceQuote: ({ context }) => [
      context.expiredQuote
        ? ok({ kind: 'quoted', quote, draft: context.draft, isRequote: true }, 'quoted afresh')
        : ok({ kind: 'quoted', quote, draft, isRequote: false }, 'quoted'),
      ok({ kind: 'quoted', quote, draft: chooseDestination(draft, 'KE'), isRequote: false }, 'quoted for Kenya'),
      ok({ kind: 'signInNeeded', draft }, 'signed out'),
    ],
    addRecipient: [ok({ outcome: 'saved', recipient: marie }, 'saved'), ok({ outcome: 'left' }, 'left')],
    confirmNewRecipient: [
      ok({ outcome: 'known' }, 'known'),
      ok({ outcome: 'acknowledged' }, 'acknowledged'),
      ok({ outcome: 'declined' }, 'declined'),
    ],
    createTransfer: [
      ok(unpaid),
      fail(new ApiFailure('quoteExpired')),
      fail(new ApiFailure('quoteUsed')),
      fail(new ApiFailure('recipientDoesNotFit')),
      fail(new ApiFailure('freshSignInRequired')),
      fail(new ApiFailure('unverifiedTransfersExceeded')),
      fail(new ApiFailure('unexpected')),
    ],
    acknowledgeScamAlert: [ok({ done: true }), fail(new ApiFailure('unexpected'))],
    fetchTransfer: [
      ok(unpaid, 'unpaid'),
      ok(transferFixture('EXPIRED'), 'expired'),
      ok(transferFixture('PAYMENT_COMPLETED'), 'paid'),
      fail(new ApiFailure('unexpected')),
    ],
    changeRecipient: [
      ok({ outcome: 'changed', transfer: summaryOf(unpaid), isAcknowledged: true }, 'changed, never sent to'),
      ok({ outcome: 'changed', transfer: summaryOf(unpaid), isAcknowledged: false }, 'changed'),
      ok({ outcome: 'kept' }, 'kept'),
    ],
    cancelTransfer: [ok({ outcome: 'cancelled' }, 'cancelled'), ok({ outcome: 'kept' }, 'kept')],
    payTransfer: [
      ok({ outcome: 'opened' }, 'opened'),
      ok({ outcome: 'verificationRequired' }, 'verification required'),
      ok({ outcome: 'acknowledgementRequired' }, 'acknowledgement required'),
      ok({ outcome: 'expired' }, 'expired'),
      ok({ outcome: 'notPayable' }, 'not payable'),
      ok({ outcome: 'left' }, 'left'),
    ],
    verifyIdentity: [
      ok({ verified: true, continuesPayment: true }, 'goes on to pay'),
      ok({ verified: false, continuesPayment: false }, 'left'),
    ],
    freshSignIn: [ok({ isConfirmed: true }, 'confirmed'), ok({ isConfirmed: false }, 'declined')],
    expiryWatchdog: [ok(undefined, 'a day is over')],
  },
  key: ({ draft: answers, quote: held, expiredQuote, recipientId, isAcknowledged, ...context }) => [
    answers.payoutCurrency,
    held !== undefined,
    expiredQuote !== undefined,
    recipientId,
    isAcknowledged,
    context.quotesAtOnce,
    context.reasonId,
    context.transfer !== undefined,
    context.transferId,
    context.resumesAt,
    context.outcome,
  ],
};
