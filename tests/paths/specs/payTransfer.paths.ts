import { ApiFailure } from '#contract/protocol/failure.ts';
import { choosePaymentOption } from '#domain/payment/paymentOptions.ts';
import { payTransferMachine } from '#src/machines/payment/pay-transfer/payTransferMachine.ts';
import { cardFormFixture } from '#tests/fixtures/cardFormFixture.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

const unpaid = transferFixture();
const start = { transferId: unpaid.id, userId: userFixture().id, keyPrefix: 'draft.pay.1' };

const bank = {
  providerId: 'ob-monzo',
  schemeId: 'faster_payments_service',
  displayName: 'Monzo',
  countryCode: 'GB',
};

const chosenBank = { providerId: bank.providerId, schemeId: bank.schemeId };
const goneBank = { providerId: 'a bank nobody listed', schemeId: bank.schemeId };

const noneClosed = { closed: {}, switched: [] };
const { data: _form, ...paymentWithoutForm } = cardFormFixture;

/** Where a payment is being made. */
const starting = ['choosingGateway', 'startingBankPayment', 'startingCardPayment', 'startingHostedPayment'] as const;

export const payTransferPaths: PathSpec<typeof payTransferMachine> = {
  machine: payTransferMachine,
  starts: {
    'an unpaid transfer': start,
    'agreed to pay from a bank': { ...start, payBy: { provider: 'truelayer', bank: chosenBank } },
    'agreed to pay from a bank that is gone': { ...start, payBy: { provider: 'truelayer', bank: goneBank } },
    'agreed to pay by card': { ...start, payBy: { provider: 'trust-payment' } },
  },
  cases: {
    'method.chosen': [{ provider: 'truelayer' }, { provider: 'trust-payment' }, { provider: 'axcess' }],
    'ways.read': [{ ways: { closed: { truelayer: 'providerUnavailable' }, switched: [] } }, { ways: noneClosed }],
    // Offered beside a card, and nowhere else.
    'tokenisation.chosen': ({ context }) =>
      context.provider === 'trust-payment' ? [{ tokenised: true }, { tokenised: false }] : [],
    'bank.chosen': [chosenBank, goneBank],
  },
  outcomes: {
    fetchTransfer: [
      ok(unpaid, 'unpaid'),
      ok(transferFixture('PENDING_PAYMENT', { totalToPay: 20_001 }), 'more than a card may pay'),
      ok({ ...unpaid, originCurrency: 'EUR' }, 'in euros'),
      ok(transferFixture('PENDING_PAYMENT', { totalToPay: 0 }), 'nothing to pay'),
      ok(transferFixture('PENDING_VERIFICATION'), 'unverified'),
      ok(transferFixture('EXPIRED'), 'expired'),
      ok(transferFixture('PAYMENT_PROCESSING'), 'under way'),
      ok({ ...unpaid, payment: 'checking' }, 'being checked'),
      fail(new ApiFailure('unexpected')),
    ],
    chooseGateway: [
      ok(unpaid),
      fail(new ApiFailure('profileIncomplete')),
      fail(new ApiFailure('personalDetailsRequired')),
      fail(new ApiFailure('verificationRequired')),
      fail(new ApiFailure('acknowledgmentRequired')),
      fail(new ApiFailure('reauthenticationRequired')),
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
      ok(cardFormFixture),
      ok(paymentWithoutForm, 'no form'),
      fail(new ApiFailure('cardLimitExceeded')),
      fail(new ApiFailure('notFound')),
      fail(new ApiFailure('profileIncomplete')),
    ],
    startHostedPayment: [
      ok({ kind: 'widget', checkoutId: 'a-checkout' }),
      fail(new ApiFailure('providerUnavailable')),
      fail(new ApiFailure('profileIncomplete')),
    ],
    sendUnpaid: [
      ok({ ...paymentWithoutForm, method: 'none', amount: 0, status: 'SETTLED' }),
      fail(new ApiFailure('acknowledgmentRequired')),
      fail(new ApiFailure('transferNotPayable')),
      fail(new ApiFailure('unexpected')),
    ],
    completeProfile: [ok({ isCompleted: true }, 'completed'), ok({ isCompleted: false }, 'left')],
    reauthentication: [ok({ isConfirmed: true }, 'confirmed'), ok({ isConfirmed: false }, 'declined')],
  },
  key: ({ transfer, payBy, provider, bank: chosen, problem, failure, outcome }) => [
    transfer?.totalToPay,
    transfer?.ways?.closed,
    payBy?.provider,
    payBy?.bank?.providerId,
    provider,
    chosen?.providerId,
    problem,
    failure?.code,
    outcome,
  ],
  invariants: {
    'nothing is started without a chosen way that fits the transfer': {
      in: starting,
      holds: ({ provider, transfer }) =>
        provider !== undefined && transfer !== undefined && choosePaymentOption(provider, transfer).ok,
    },
    'only an unpaid transfer is paid': {
      in: starting,
      holds: ({ transfer }) => transfer?.status === 'PENDING_PAYMENT',
    },
    'no money event before the sender asked to pay and the server agreed': {
      in: ['startingBankPayment', 'startingCardPayment', 'startingHostedPayment'],
      holds: ({ payBy }, past) =>
        (payBy !== undefined || past.includes('payment.requested')) && past.includes('chooseGateway: ok'),
    },
    'whoever is asked how to pay has agreed to nothing yet': {
      in: ['askingMethod'],
      holds: ({ payBy }) => payBy === undefined,
    },
    'whoever takes another way leaves no form of a card company behind': {
      in: ['askingMethod'],
      holds: ({ leaving }) => leaving === undefined,
    },
    'a bank payment has a bank that was listed': {
      in: ['startingBankPayment'],
      holds: ({ bank: chosen, banks }) => banks?.some(({ providerId }) => providerId === chosen?.providerId) === true,
    },
    'a way to pay is written to the transfer for the one chosen last (PAY-18)': {
      in: ['startingBankPayment', 'startingCardPayment', 'startingHostedPayment'],
      holds: (_, past) => past.lastIndexOf('method.chosen') < past.lastIndexOf('chooseGateway: ok'),
    },
    'nothing is sent unpaid but by the sender’s word, and only where nothing is due': {
      in: ['sendingUnpaid'],
      holds: ({ transfer }, past) => transfer?.totalToPay.minor === 0 && past.includes('sending.confirmed'),
    },
    'no way to pay is asked for where nothing is due': {
      in: ['askingMethod', ...starting],
      holds: ({ transfer }) => transfer?.totalToPay.minor !== 0,
    },
    'the sender is sent nowhere without an address': { in: ['leaving'], holds: ({ leaving }) => leaving !== undefined },
  },
  about: {
    askingMethod: ['PAY-01'],
    'payment.requested': ['PAY-02', 'PAY-03'],
    'tokenisation.chosen': ['PAY-05'],
    askingBank: ['PAY-07'],
    choosingGateway: ['PAY-18'],
    startingBankPayment: ['PAY-21'],
    'chooseGateway: profileIncomplete': ['PAY-31', 'D-88'],
    'chooseGateway: personalDetailsRequired': ['PAY-32', 'D-88'],
    'chooseGateway: verificationRequired': ['KYC-19', 'KYC-22'],
    'startCardPayment: cardLimitExceeded': ['PAY-16'],
    'startCardPayment: ok': ['PAY-26'],
    startingHostedPayment: ['PAY-19', 'PAY-20'],
    'startHostedPayment: profileIncomplete': ['PAY-31'],
  },
  words: {
    events: {
      'retry.chosen': 'tries again',
      'method.chosen': ({ provider }) => `chooses to pay with ${provider}`,
      'tokenisation.chosen': ({ tokenised }) =>
        tokenised ? 'lets the card be stored' : 'does not let the card be stored',
      'payment.requested': 'goes on to pay',
      'sending.confirmed': 'lets it be sent',
      'bank.chosen': ({ providerId }) =>
        providerId === bank.providerId ? 'chooses their bank' : 'chooses a bank nobody listed',
      'method.reopened': 'goes back to the methods',
      'flow.restored': 'comes back',
      'ways.read': ({ ways }) => (ways === noneClosed ? 'sees all companies answer' : 'sees that the bank way is off'),
      'provider.opened': 'is taken to the provider',
      'dashboard.chosen': 'goes to the dashboard',
    },
    outcomes: {
      fetchTransfer: {
        unpaid: 'sees what is to be paid',
        'more than a card may pay': 'sees a sum above the limit of cards',
        'in euros': 'sees what is to be paid, in euros',
        'nothing to pay': 'sees that there is nothing to pay',
        unverified: 'has a transfer that waits for verification',
        expired: 'has a transfer that expired',
        'under way': 'has a transfer that is being paid',
        'being checked': 'has a transfer whose payment is being checked',
      },
      chooseGateway: {
        ok: 'may pay that way',
        profileIncomplete: 'is asked to complete the profile',
        personalDetailsRequired: 'is asked for personal details',
        verificationRequired: 'must be verified first',
        acknowledgmentRequired: 'must say first that they trust the recipient',
        reauthenticationRequired: 'is asked for the password',
        transferExpired: 'is told that the transfer expired',
        transferNotPayable: 'is told that it is paid or being paid',
        providerNotOpen: 'is told that this method is not open yet',
      },
      fetchBanks: {
        'one bank': 'sees the banks',
        'no bank': 'sees no bank',
        serviceUnavailable: 'cannot see the banks',
      },
      startBankPayment: {
        ok: 'is sent to the bank',
        paymentInProgress: 'is told that a payment is under way',
      },
      startCardPayment: {
        ok: 'is sent to the card company',
        'no form': 'is told that the payment did not start',
        profileIncomplete: 'is asked to complete the profile',
      },
      startHostedPayment: {
        ok: 'is sent to the card company’s fields',
        profileIncomplete: 'is asked to complete the profile',
      },
      sendUnpaid: {
        ok: 'sees it sent',
        acknowledgmentRequired: 'must say first that they trust the recipient',
        transferNotPayable: 'is told that it went out already',
      },
      completeProfile: { completed: 'completes the profile', left: 'takes another way to pay' },
      reauthentication: { confirmed: 'gives the password', declined: 'does not give the password' },
    },
  },
};
