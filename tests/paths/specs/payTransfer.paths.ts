import { ApiFailure } from '#contract/failure.ts';
import type { Payment } from '#contract/payment.ts';
import { payTransferMachine } from '#src/machines/pay-transfer/payTransferMachine.ts';
import { someMoment, transferFixture } from '#tests/fixtures/transferFixture.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

const unpaid = transferFixture();
const start = { transferId: unpaid.id, keyPrefix: 'draft.pay.1' };

const bank = {
  providerId: 'ob-monzo',
  schemeId: 'faster_payments_service',
  displayName: 'Monzo',
  countryCode: 'GB',
};

const payment: Payment = {
  id: '0197a000-0000-7000-8000-00000000000d',
  transferId: unpaid.id,
  method: 'trust-payment',
  amount: 102.19,
  currency: 'GBP',
  reference: 'SW-1',
  status: 'created',
  dateCreated: someMoment,
  lastUpdated: someMoment,
  meta: {},
  data: { form: { url: 'https://cards.example/process', fields: [['orderreference', 'SW-1']] } },
};
const { data: _form, ...paymentWithoutForm } = payment;

export const payTransferPaths: PathSpec<typeof payTransferMachine> = {
  machine: payTransferMachine,
  starts: { 'an unpaid transfer': start },
  cases: {
    'method.chosen': [{ provider: 'truelayer' }, { provider: 'trust-payment' }, { provider: 'axcess' }],
    'cardStorage.chosen': [{ isStored: true }, { isStored: false }],
    'bank.chosen': [
      { providerId: bank.providerId, schemeId: bank.schemeId },
      { providerId: 'a bank nobody listed', schemeId: bank.schemeId },
    ],
  },
  outcomes: {
    fetchTransfer: [
      ok(unpaid, 'unpaid'),
      ok(transferFixture('PENDING_PAYMENT', { totalToPay: 20_001 }), 'more than a card may pay'),
      ok({ ...unpaid, originCurrency: 'EUR' }, 'in euros'),
      ok(transferFixture('PENDING_VERIFICATION'), 'unverified'),
      ok(transferFixture('EXPIRED'), 'expired'),
      ok(transferFixture('PAYMENT_PROCESSING'), 'under way'),
      fail(new ApiFailure('unexpected')),
    ],
    chooseGateway: [
      ok(unpaid),
      fail(new ApiFailure('profileIncomplete')),
      fail(new ApiFailure('personalDetailsRequired')),
      fail(new ApiFailure('verificationRequired')),
      fail(new ApiFailure('acknowledgmentRequired')),
      fail(new ApiFailure('freshSignInRequired')),
      fail(new ApiFailure('transferExpired')),
      fail(new ApiFailure('transferNotPayable')),
      fail(new ApiFailure('providerNotOpen')),
      fail(new ApiFailure('unexpected')),
    ],
    fetchBanks: [ok([bank], 'one bank'), ok([], 'no bank'), fail(new ApiFailure('serviceUnavailable'))],
    startBankPayment: [
      ok({ payment_id: 'payment', auth_flow: { uri: 'https://bank.example/authorise' } }),
      fail(new ApiFailure('paymentNotStarted')),
      fail(new ApiFailure('paymentInProgress')),
      fail(new ApiFailure('unexpected')),
    ],
    startCardPayment: [
      ok(payment),
      ok(paymentWithoutForm, 'no form'),
      fail(new ApiFailure('cardLimitExceeded')),
      fail(new ApiFailure('profileIncomplete')),
    ],
    freshSignIn: [ok({ isConfirmed: true }, 'confirmed'), ok({ isConfirmed: false }, 'declined')],
  },
  key: ({ transfer, provider, bank: chosen, problem, failure, outcome }) => [
    transfer?.totalToPay,
    provider,
    chosen?.providerId,
    problem,
    failure?.code,
    outcome,
  ],
};
