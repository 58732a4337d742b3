import { ApiFailure } from '#contract/protocol/failure.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import { transitionsFrom } from '#domain/transfer/transitions.ts';
import {
  type PaymentResultContext,
  paymentResultMachine,
} from '#src/machines/payment/payment-result/paymentResultMachine.ts';
import type { Standing } from '#src/machines/payment/payment-result/standing.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

const transferId = transferFixture().id;

/** What a page may read while the flow waits. */
const news = new Map<TransferStatus, string>([
  ['PAYMENT_PROCESSING', 'hears that it is in progress'],
  ['PAYMENT_COMPLETED', 'hears that it is paid'],
  ['COMPLETE', 'hears that it has arrived'],
  ['PAYMENT_DECLINED', 'hears that the payment was declined'],
  ['REFUNDED', 'hears that the money came back'],
]);

const reads = [
  ['unpaid', 'PENDING_PAYMENT'],
  ['processing', 'PAYMENT_PROCESSING'],
  ['paid', 'PAYMENT_COMPLETED'],
  ['delivered', 'COMPLETE'],
  ['declined', 'PAYMENT_DECLINED'],
  ['cancelled', 'PAYMENT_CANCELLED'],
  ['refunded', 'REFUNDED'],
] as const;

/** How what ended without a session reads with one. */
const endedAs: { readonly [Ended in Standing]?: readonly TransferStatus[] } = {
  delivered: ['COMPLETE'],
  cancelled: ['PAYMENT_DECLINED', 'PAYMENT_CANCELLED'],
  ended: ['REFUNDED'],
};

/** A look may miss what a transfer was in between, but finds nothing that its lifecycle does not lead to. */
function mayRead(status: TransferStatus, { status: last, standing }: PaymentResultContext): boolean {
  const before = last ? [last] : standing && endedAs[standing];
  if (!before) return true;
  const reached = new Set(before);
  for (const from of reached) for (const { to } of transitionsFrom[from]) reached.add(to);
  return reached.has(status);
}

const words = /^(fetch(Transfer|PublicResult): (?!unexpected)|transfer\.told)/;

/** The last word of the server was one of these; what was told is the status since. */
function saw(past: readonly string[], answers: readonly string[], status: TransferStatus | undefined): boolean {
  const word = past.findLast((event) => words.test(event));
  return word !== undefined && answers.includes(word === 'transfer.told' ? `told ${status}` : word);
}

export const paymentResultPaths: PathSpec<typeof paymentResultMachine> = {
  machine: paymentResultMachine,
  starts: {
    'back from a bank': { transferId, paymentType: 'truelayer', isSignedIn: true },
    'back from a card company': { transferId, paymentType: 'trust_payment', isSignedIn: true },
    'back from pay360': { transferId, paymentType: 'pay360', sessionId: 'a session', isSignedIn: true },
    'turned back at paycross': { transferId, paymentType: 'paycross', statusCode: '2002', isSignedIn: true },
    'signed out': { transferId, paymentType: 'truelayer', isSignedIn: false },
    'without a transfer': { isSignedIn: true },
  },
  cases: {
    // Whoever is not signed in reads no transfer.
    'transfer.told': ({ context }) =>
      context.isSignedIn
        ? [...news.keys()].filter((status) => mayRead(status, context)).map((status) => ({ status }))
        : [],
  },
  outcomes: {
    reportReturn: [ok({ checked: true }), fail(new ApiFailure('unexpected'))],
    fetchTransfer: ({ context }) => [
      ...reads
        .filter(([, status]) => mayRead(status, context))
        .map(([label, status]) => ok(transferFixture(status), label)),
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
  key: ({ transferId: id, paymentType, isSignedIn, standing, status, polls, failure }) => [
    id,
    paymentType,
    isSignedIn,
    standing,
    status,
    polls,
    failure?.code,
  ],
  invariants: {
    'it is called paid only on the server’s word (D-83)': {
      in: ['paid', 'paid.pausing'],
      holds: ({ status }, past) =>
        saw(past, ['fetchTransfer: paid', 'fetchPublicResult: complete', 'told PAYMENT_COMPLETED'], status),
    },
    'it is called delivered only on the server’s word (D-83)': {
      in: ['delivered'],
      holds: ({ status }, past) =>
        saw(past, ['fetchTransfer: delivered', 'fetchPublicResult: delivered', 'told COMPLETE'], status),
    },
    'only what was cancelled or declined is paid again': {
      in: ['tryingAgain'],
      holds: ({ standing, outcome }) => standing === 'cancelled' && outcome === 'tryAgain',
    },
    'nobody signed out reads the transfer itself (D-111)': {
      in: ['fetchingTransfer', 'reportingReturn', 'paid.refreshing', 'inProgress.refreshing'],
      holds: ({ isSignedIn }) => isSignedIn,
    },
  },
  about: {
    nothingStarted: ['TRF-09'],
    failed: ['RES-07'],
    'inProgress.pausing': ['RES-12', 'D-77'],
    'paid.pausing': ['RES-10', 'D-111'],
    delivered: ['RES-10'],
    cancelled: ['RES-11'],
    ended: ['D-77'],
    fetchingPublicResult: ['RES-01'],
    reportingReturn: ['RES-05', 'RES-14', 'RES-15'],
    'transfer.told': ['NTF-01'],
  },
  words: {
    events: {
      'retry.chosen': 'tries again',
      'signed.in': 'signs in',
      'payAgain.chosen': 'goes back to pay again',
      'dashboard.chosen': 'goes to the dashboard',
      'transfer.told': ({ status }) => news.get(status) ?? status,
    },
    outcomes: {
      reportReturn: { ok: 'the company is asked', unexpected: 'the company does not answer' },
      fetchTransfer: {
        unpaid: 'sees that it is not paid yet',
        processing: 'sees that it is in progress',
        paid: 'sees that it is paid',
        delivered: 'sees that it has arrived',
        declined: 'sees that the payment was declined',
        cancelled: 'sees that the payment was cancelled',
        refunded: 'sees that the money came back',
        unexpected: 'gets no answer',
      },
      fetchPublicResult: {
        'in progress': 'sees that it is in progress',
        complete: 'sees that it is paid',
        delivered: 'sees that it has arrived',
        ended: 'sees that it has ended',
        cancelled: 'sees that the payment was cancelled',
        unexpected: 'gets no answer',
      },
    },
    timers: { pollPause: 'waits' },
  },
};
