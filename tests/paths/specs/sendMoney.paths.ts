import { ApiFailure } from '#contract/protocol/failure.ts';
import { money } from '#domain/money/money.ts';
import { chooseDestination, enterSend, startDraft } from '#domain/quote/draft.ts';
import { isUnpaid } from '#domain/transfer/statusGroups.ts';
import { summaryOf } from '#src/machines/payment/pay-transfer/transferSummary.ts';
import { sendMoneyMachine } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';
import { corrections, wayOutOf } from '#src/machines/transfer/send-money/wayOut.ts';
import { quoteFixture, recipientFixture, smallFirstFixture, transferFixture } from '#tests/fixtures/transferFixture.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';
import { sendMoneyWords } from './sendMoneyWords.ts';

const draftId = '0197a000-0000-7000-8000-0000000000d1';
const userId = userFixture().id;
const draft = enterSend(startDraft('GB'), money('GBP', 10_000));
const start = { draftId, draft, userId };

const marie = recipientFixture();
const paul = recipientFixture({ id: '0197a000-0000-7000-8000-0000000000a2', firstName: 'Paul' });
const quote = quoteFixture();
/** The name of its recipient could not be confirmed. */
const unpaid = { ...transferFixture(), smallFirst: 'nameDiffers' } as const;
const declined = { ...transferFixture('PAYMENT_DECLINED'), id: '0197a000-0000-7000-8000-0000000000dd' };
const arrived = '0197a000-0000-7000-8000-0000000000ee';
const asBefore = { kind: 'priced', recipientId: marie.id, transferReasonId: 'family', quote } as const;
/** What is first sent of a transfer whose recipient’s name could not be confirmed. */
const least = smallFirstFixture();
/** What refuses it leads back to the whole, whatever it is, but for a confirmation that is asked for. */
const leastMade = [ok(unpaid), fail(new ApiFailure('reauthenticationRequired')), fail(new ApiFailure('unexpected'))];
const stillUnpaid = ['fetchTransfer: unpaid', 'fetchTransfer: to be verified'];
/** The server's word may differ from what was remembered. */
const read = { ...transferFixture('PENDING_PAYMENT', { totalToPay: 101 }), smallFirst: 'nameDiffers' } as const;

export const sendMoneyPaths: PathSpec<typeof sendMoneyMachine> = {
  machine: sendMoneyMachine,
  starts: {
    'a new transfer': start,
    'too many unverified transfers': { ...start, isVerificationDue: true },
    'the rest of what arrived': { ...start, recipientId: marie.id, reasonId: 'rent', restOf: arrived },
    'an unpaid transfer to review': { ...start, transferId: unpaid.id, resumesAt: 'review' },
    'a declined transfer to make again': { ...start, madeAgainFrom: declined.id },
    'an unpaid transfer to pay': { ...start, transferId: unpaid.id, resumesAt: 'payment' },
  },
  cases: {
    'signed.in': [{ userId: '0197a000-0000-7000-8000-0000000000b2' }],
    'recipient.chosen': [{ recipientId: marie.id }],
    'recipient.deleted': [{ recipientId: marie.id }, { recipientId: paul.id }],
    'unpaid.chosen': [{ transferId: unpaid.id }],
    'reason.chosen': [{ reasonId: 'family' }],
    'review.accepted': [{}, { payBy: { provider: 'truelayer' } }],
    'flow.restored': [{ at: 0 }, { at: quote.expiresAt }],
    'step.reopened': [{ step: 'amount' }, { step: 'recipient' }, { step: 'reason' }, { step: 'review' }],
  },
  outcomes: {
    priceQuote: ({ context }) => [
      context.expiredQuote
        ? ok({ kind: 'quoted', quote, draft: context.draft, isRequote: true }, 'quoted afresh')
        : ok({ kind: 'quoted', quote, draft, isRequote: false }, 'quoted'),
      ok({ kind: 'quoted', quote, draft: chooseDestination(draft, 'KE'), isRequote: false }, 'quoted for Kenya'),
      ok({ kind: 'signInNeeded', draft: enterSend(draft, money('GBP', 20_000)) }, 'signed out'),
    ],
    addRecipient: [ok({ outcome: 'saved', recipient: marie }, 'saved'), ok({ outcome: 'left' }, 'left')],
    confirmNewRecipient: [
      ok({ outcome: 'known' }, 'known'),
      ok({ outcome: 'acknowledged' }, 'acknowledged'),
      ok({ outcome: 'declined' }, 'declined'),
    ],
    createTransfer: (snapshot) =>
      snapshot.matches({ holding: 'creatingSmallFirst' })
        ? leastMade
        : [
            ok(unpaid),
            fail(new ApiFailure('quoteExpired')),
            fail(new ApiFailure('quoteUsed')),
            fail(new ApiFailure('draftUsed', { params: { transferId: unpaid.id } })),
            fail(new ApiFailure('recipientDoesNotFit')),
            fail(new ApiFailure('reauthenticationRequired')),
            fail(new ApiFailure('unverifiedTransfersExceeded')),
            fail(new ApiFailure('promoUsedUp')),
            fail(new ApiFailure('sendingLimitExceeded', { params: { most: '60.00', mostCurrency: 'GBP' } })),
            fail(new ApiFailure('reasonUnknown')),
            fail(new ApiFailure('unexpected')),
          ],
    priceSmallFirst: [ok(least), fail(new ApiFailure('transferNotPayable'))],
    makeAgain: [
      ok({ ...asBefore, isHeld: true }, 'held'),
      ok({ ...asBefore, isHeld: false }, 'run out'),
      ok({ kind: 'goesOn', transferId: unpaid.id }, 'made already'),
      fail(new ApiFailure('unexpected')),
    ],
    acknowledgeScamAlert: [ok({ done: true }), fail(new ApiFailure('unexpected'))],
    fetchTransfer: [
      ok(read, 'unpaid'),
      ok(transferFixture('PENDING_VERIFICATION'), 'to be verified'),
      ok(transferFixture('EXPIRED'), 'expired'),
      ok(transferFixture('PAYMENT_COMPLETED'), 'paid'),
      fail(new ApiFailure('unexpected')),
      fail(new ApiFailure('notFound')),
    ],
    changeRecipient: [
      ok(
        { outcome: 'changed', transfer: { ...summaryOf(unpaid), recipientId: paul.id }, isAcknowledged: true },
        'changed, never sent to',
      ),
      ok({ outcome: 'changed', transfer: summaryOf(unpaid), isAcknowledged: false }, 'changed'),
      ok({ outcome: 'kept' }, 'kept'),
      ok(
        { outcome: 'notChangeable', failure: { code: 'recipientNotChangeable', details: {} } },
        'can no longer be changed',
      ),
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
    reauthentication: [ok({ isConfirmed: true }, 'confirmed'), ok({ isConfirmed: false }, 'declined')],
    expiryWatchdog: [ok(undefined, 'a day is over')],
  },
  key: ({ draft: answers, quote: held, expiredQuote, recipientId, trusted, ...context }) => [
    answers.payoutCurrency,
    held !== undefined,
    expiredQuote !== undefined,
    recipientId,
    trusted.join(),
    context.quotesAtOnce,
    context.reasonId,
    context.transfer?.status,
    context.smallFirst !== undefined,
    context.transferId,
    context.madeAgainFrom,
    context.transferId && context.resumesAt,
    context.outcome,
    corrections.find((wayOut) => wayOut === wayOutOf(context.failure)),
  ],
  invariants: {
    'in review there is an unpaid transfer': {
      in: ['holding.askingReview'],
      holds: ({ transfer }) => transfer !== undefined && isUnpaid(transfer.status),
    },
    'no transfer is made of an expired quote': {
      in: ['creating'],
      holds: (_, past) =>
        Math.max(past.lastIndexOf('createTransfer: quoteExpired'), past.lastIndexOf('createTransfer: quoteUsed')) <
        past.findLastIndex((event) => event.startsWith('priceQuote: quoted') || event === 'makeAgain: held'),
    },
    'no money event before consent': {
      in: ['creating'],
      // What is made again as it was has been consented to as it was.
      holds: ({ madeAgainFrom }, past) => {
        if (madeAgainFrom !== undefined) return true;
        const answers = past.filter((event) => event.startsWith('confirmNewRecipient: '));
        return answers.length > 0 && answers.at(-1) !== 'confirmNewRecipient: declined';
      },
    },
    'the least is made only of what is held, once its price was agreed to': {
      in: ['holding.creatingSmallFirst'],
      holds: ({ transfer, smallFirst }, past) =>
        transfer !== undefined && smallFirst !== undefined && past.includes('smallFirst.confirmed'),
    },
    'what is reviewed was read since it last could not be': {
      in: ['holding.askingReview'],
      holds: (_, past) => past.findLast((event) => event.startsWith('fetchTransfer: ')) !== 'fetchTransfer: unexpected',
    },
    'no path reaches paying with an expired quote or transfer (TRF-11)': {
      in: ['holding.paying'],
      holds: (_, past) => {
        const words = past.filter((event) => /^(createTransfer|fetchTransfer): (?!unexpected)/.test(event));
        return words.at(-1) === 'createTransfer: ok' || stillUnpaid.includes(words.at(-1) ?? '');
      },
    },
    'nothing is paid before the server knows of an acknowledgement it asked for (RCP-12)': {
      in: ['holding.paying'],
      holds: (_, past) =>
        past.lastIndexOf('payTransfer: acknowledgement required') <= past.lastIndexOf('acknowledgeScamAlert: ok'),
    },
    'before there is a transfer none is held': {
      in: ['preparing'],
      holds: ({ transfer }) => transfer === undefined,
    },
  },
  about: {
    'preparing.askingRecipient': ['QUO-04', 'RCP-02'],
    'recipient.confirmed': ['RCP-06'],
    'recipient.deleted': ['RCP-04', 'RCP-05'],
    'preparing.confirmingRecipient': ['RCP-11'],
    'holding.acknowledging': ['RCP-12', 'D-65'],
    'preparing.askingReason': ['TRF-02'],
    creating: ['TRF-05'],
    makingAgain: ['TRF-19', 'RES-11'],
    'holding.askingReview': ['TRF-06'],
    'holding.reviewUnavailable': ['TRF-07'],
    'holding.paying': ['TRF-08', 'TRF-20'],
    expired: ['TRF-10', 'TRF-11', 'D-73'],
    'cancelTransfer: cancelled': ['TRF-12', 'D-122'],
    'holding.changingRecipient': ['TRF-21', 'D-86'],
    'preparing.waitingForSignIn': ['D-13'],
    'holding.verifyingIdentity': ['KYC-19', 'KYC-20'],
    verifyFirst: ['D-85', 'KYC-23'],
    'payTransfer: opened': ['TRF-01'],
  },
  words: sendMoneyWords,
};
