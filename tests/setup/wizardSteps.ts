import { createRateQuote, createTransferQuote } from '#contract/quote/quote.ts';
import { priceSmallFirst } from '#contract/transfer/smallFirst.ts';
import { acknowledgeScamAlert, cancelTransfer, createTransfer, readTransfer } from '#contract/transfer/transfer.ts';
import { summaryOf } from '#src/machines/payment/pay-transfer/transferSummary.ts';
import type { SendMoneyStep } from '#src/machines/transfer/send-money/sendMoneyContext.ts';
import { quoteFixture, smallFirstFixture, transferFixture } from '#tests/fixtures/transferFixture.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { asks, totalOf } from '#tests/paths/screens/chatWords.ts';
import { refused, verified } from './openProduct.tsx';
import {
  asksForPassword,
  cancelled,
  chooseReason,
  fill,
  inTurn,
  isNew,
  offers,
  press,
  quoted,
  review,
  reviewed,
  type Standing,
  shows,
  toCreation,
  toReason,
  toRecipients,
  until,
  wantsPassword,
} from './wizardStanding.ts';

/** A record: a step that is added and not shown here does not compile. Those of a child are the child's. */
export const sending: Record<Exclude<SendMoneyStep, 'payment' | 'otherRecipient'>, Standing> = {
  amount: { walk: () => fill('You send', '120'), asks: asks('amount') },
  signIn: {
    user: null,
    replies: [[createRateQuote, () => refused('signInRequired')]],
    async walk() {
      await quoted();
      await press('Continue');
      await shows('One quick step first');
    },
    asks: asks('account'),
  },
  recipient: { walk: toRecipients, asks: asks('recipient') },
  newRecipient: {
    async walk() {
      await toRecipients();
      await press('Add new recipient');
      await fill('First name', 'Grace');
    },
    asks: asks('recipientLastName', { name: 'Grace' }),
  },
  acknowledgement: {
    replies: [isNew],
    async walk() {
      await toReason();
      await shows('Do you know and trust this person?');
    },
    asks: asks('trust', { name: 'Marie Ngo' }),
  },
  reason: { walk: toReason, asks: asks('reason') },
  draftUsed: {
    replies: [[createTransfer, () => refused('draftUsed', { params: { transferId: transferFixture().id } })]],
    async walk() {
      await toCreation();
      await offers('See the transfer');
    },
    asks: asks('draftUsed'),
  },
  creationRetry: {
    replies: [[createTransfer, () => refused('serviceUnavailable')]],
    async walk() {
      await toCreation();
      await shows('Transfer failed');
    },
    asks: asks('creationRetry'),
  },
  password: {
    replies: [[createTransfer, wantsPassword]],
    walk: async () => {
      await toCreation();
      await asksForPassword();
    },
    asks: asks('password'),
  },
  verifyFirst: {
    user: { ...verified, meta: { ...verified.meta, exceededMaxUnverifiedTransactions: true } },
    walk: () => offers('Verify now'),
    asks: asks('verifyFirst'),
  },
  agreementRetry: {
    replies: [isNew, [acknowledgeScamAlert, () => refused('serviceUnavailable')]],
    async walk() {
      await toReason();
      await press('Yes, I know and trust them');
      await chooseReason();
      await press('Create transfer');
      await offers('Try again');
    },
    asks: asks('agreementRetry'),
  },
  transferRetry: {
    at: review,
    replies: [[readTransfer, () => refused('tooManyRequests')]],
    walk: () => shows('We couldn’t show your transfer'),
    asks: asks('transferRetry'),
  },
  review: { at: review, walk: reviewed, asks: asks('review') },
  cancellation: {
    at: review,
    async walk() {
      await reviewed();
      await press('Cancel transfer');
      await offers('Yes, cancel transfer');
    },
    asks: asks('cancellation', { name: 'Marie Ngo', ...totalOf(summaryOf(transferFixture())) }),
  },
  smallFirst: {
    at: review,
    replies: [
      [readTransfer, () => ({ ...transferFixture(), smallFirst: 'nameDiffers' as const })],
      [priceSmallFirst, () => smallFirstFixture()],
    ],
    async walk() {
      await reviewed();
      await press('Send £5.00 first');
      await offers('Send all of it at once');
    },
    asks: asks('smallFirst', { send: '£5.00', total: '£3.16', before: '£2.19' }),
  },
  startAgain: {
    async walk({ goBack, address }) {
      await toCreation();
      await reviewed();
      // Nobody is quick enough to go back before the page has its address.
      await until('The review’s address', () => address()?.startsWith('/review') ?? false);
      await goBack();
      await offers('Start another');
    },
    asks: asks('review'),
    isAskedByBack: true,
  },
  identity: {
    at: review,
    user: userFixture(),
    replies: [[readTransfer, () => transferFixture('PENDING_VERIFICATION')]],
    async walk() {
      await reviewed();
      await press('Verify now');
      await shows('First, a little about you');
    },
    asks: asks('address1'),
  },
  expired: {
    at: review,
    replies: [[readTransfer, () => transferFixture('EXPIRED')]],
    walk: () => shows('Expired'),
    asks: asks('expired'),
  },
};

/** What is asked over or beside these. */
export const besides: Readonly<Record<string, Standing>> = {
  'the new price': {
    replies: [
      [createTransfer, () => refused('quoteExpired')],
      [
        createTransferQuote,
        inTurn(quoteFixture, () =>
          quoteFixture({ id: '0197a000-0000-7000-8000-0000000000bb', destinationAmount: 77_000, exchangeRate: '770' }),
        ),
      ],
    ],
    async walk() {
      await toCreation();
      await shows('The price has changed');
    },
    asks: asks('newPrice'),
  },
  'a cancellation that was refused': {
    at: review,
    replies: [[cancelTransfer, () => refused('serviceUnavailable')]],
    async walk() {
      await cancelled();
      await offers('Try again');
    },
    asks: asks('cancellationRefused'),
  },
  'a form of signing in': {
    user: null,
    replies: [[createRateQuote, () => refused('signInRequired')]],
    async walk(product) {
      await sending.signIn.walk(product);
      await press('Sign in');
      await fill('Email or phone', 'ama@example.com');
    },
    asks: asks('signInPassword'),
  },
};
