import { ApiFailure } from '#contract/failure.ts';
import { paymentResultMachine } from '#src/machines/payment-result/paymentResultMachine.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

const transferId = transferFixture().id;

export const paymentResultPaths: PathSpec<typeof paymentResultMachine> = {
  machine: paymentResultMachine,
  starts: {
    'back from a bank': { transferId, paymentType: 'truelayer', isSignedIn: true },
    'back from a card company': { transferId, paymentType: 'trust_payment', isSignedIn: true },
    'turned back at paycross': { transferId, paymentType: 'paycross', statusCode: '2002', isSignedIn: true },
    'signed out': { transferId, paymentType: 'truelayer', isSignedIn: false },
    'without a transfer': { isSignedIn: true },
  },
  outcomes: {
    completeBankPayment: [ok({ checked: true }), fail(new ApiFailure('unexpected'))],
    fetchTransfer: [
      ok(transferFixture('PENDING_PAYMENT'), 'unpaid'),
      ok(transferFixture('PAYMENT_PROCESSING'), 'processing'),
      ok(transferFixture('PAYMENT_COMPLETED'), 'paid'),
      ok(transferFixture('COMPLETE'), 'delivered'),
      ok(transferFixture('PAYMENT_DECLINED'), 'declined'),
      ok(transferFixture('PAYMENT_CANCELLED'), 'cancelled'),
      ok(transferFixture('REFUNDED'), 'refunded'),
      fail(new ApiFailure('unexpected')),
    ],
    fetchPublicResult: [
      ok({ state: 'INPROGRESS', ended: false }, 'in progress'),
      ok({ state: 'COMPLETE', ended: false }, 'complete'),
      ok({ state: 'COMPLETE', ended: true }, 'delivered'),
      ok({ state: 'INPROGRESS', ended: true }, 'ended'),
      ok({ state: 'CANCELLED', ended: true }, 'cancelled'),
      fail(new ApiFailure('unexpected')),
    ],
  },
  key: ({ transferId: id, paymentType, isSignedIn, standing, polls, failure }) => [
    id,
    paymentType,
    isSignedIn,
    standing,
    polls,
    failure?.code,
  ],
};
