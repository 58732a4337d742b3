import { createPayment, listBankProviders } from '#contract/payment/payment.ts';
import { readTransfer, updateTransfer } from '#contract/transfer/transfer.ts';
import type { PayTransferStep } from '#src/machines/payment/pay-transfer/payTransferContext.ts';
import { summaryOf } from '#src/machines/payment/pay-transfer/transferSummary.ts';
import type { ChangeRecipientStep } from '#src/machines/recipient/change-recipient/changeRecipientMachine.ts';
import { cardFormFixture } from '#tests/fixtures/cardFormFixture.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { asks, totalOf } from '#tests/paths/screens/chatWords.ts';
import { refused } from './openProduct.tsx';
import {
  asksForPassword,
  book,
  changed,
  changedToPaul,
  chooseWay,
  comparedWithPaul,
  fill,
  inTurn,
  isNew,
  offers,
  paidBy,
  payment,
  press,
  review,
  reviewed,
  type Standing,
  shows,
  wantsPassword,
} from './wizardStanding.ts';

const unpaidTotal = totalOf(summaryOf(transferFixture()));

const demoBank = {
  providerId: 'ob-anchor-demo',
  schemeId: 'faster_payments_service',
  displayName: 'Anchor Demo Bank',
  countryCode: 'GB',
};
export const changing: Record<ChangeRecipientStep, Standing> = {
  otherRecipient: { at: review, replies: [book], walk: changed, asks: asks('otherRecipient') },
  newRecipient: {
    at: review,
    replies: [book],
    async walk() {
      await changed();
      await press('Add new recipient');
      await fill('First name', 'Grace');
    },
    asks: asks('recipientLastName', { name: 'Grace' }),
  },
  comparison: {
    at: review,
    replies: [book],
    walk: comparedWithPaul,
    asks: asks('comparison'),
  },
  acknowledgement: {
    at: review,
    replies: [book, isNew],
    async walk() {
      await changedToPaul();
      await shows('Do you know and trust this person?');
    },
    asks: asks('trust', { name: 'Paul Ngo' }),
  },
  password: {
    at: review,
    replies: [book, [updateTransfer, wantsPassword]],
    async walk() {
      await changedToPaul();
      await asksForPassword();
    },
    asks: asks('password'),
  },
};

export const paying: Record<PayTransferStep, Standing> = {
  transferRetry: {
    at: review,
    replies: [[readTransfer, inTurn(transferFixture, () => refused('tooManyRequests'))]],
    async walk() {
      await reviewed();
      await press('Continue to payment');
      await offers('Try again');
    },
    asks: asks('paymentRetry'),
  },
  nothingDue: {
    at: payment,
    replies: [[readTransfer, () => transferFixture('PENDING_PAYMENT', { totalToPay: 0 })]],
    walk: () => shows('There’s nothing to pay'),
    asks: asks('nothingDue'),
  },
  paymentMethod: { at: payment, walk: () => chooseWay('Card'), asks: asks('paymentMethod', unpaidTotal) },
  bank: {
    at: payment,
    replies: [[listBankProviders, () => [demoBank]]],
    async walk() {
      await paidBy('Instant bank transfer')();
      await offers('Anchor Demo Bank');
    },
    asks: asks('bank'),
  },
  bankRetry: {
    at: payment,
    replies: [[listBankProviders, () => refused('serviceUnavailable')]],
    async walk() {
      await paidBy('Instant bank transfer')();
      await offers('Try again');
    },
    asks: asks('bankRetry'),
  },
  profile: {
    at: payment,
    replies: [[updateTransfer, () => refused('profileIncomplete')]],
    async walk() {
      await paidBy('Card')();
      await shows('A few details are missing');
    },
    asks: asks('profile'),
  },
  password: {
    at: payment,
    replies: [[updateTransfer, wantsPassword]],
    async walk() {
      await paidBy('Card')();
      await asksForPassword();
    },
    asks: asks('password'),
  },
  notOpen: {
    at: payment,
    replies: [[updateTransfer, () => refused('providerNotOpen')]],
    async walk() {
      await paidBy('Card')();
      await offers('Go to dashboard');
    },
    asks: asks('notOpen'),
  },
  leaving: {
    at: payment,
    replies: [[createPayment, () => cardFormFixture]],
    async walk() {
      await paidBy('Card')();
      await shows('Next: your card');
    },
    asks: asks('leaving'),
  },
};
