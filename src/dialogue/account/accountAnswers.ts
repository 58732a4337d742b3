import { fullName } from '#contract/recipient/fullName.ts';
import { recipientChangeStage } from '#contract/transfer/recipientChange.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { displayOf, holderOf } from '#contract/transfer/transferDisplay.ts';
import { moneyOf } from '#contract/transfer/transferSum.ts';
import { mostLettersCorrected } from '#domain/recipient/recipientDifference.ts';
import { offersTrackingLink } from '#domain/transfer/recipientStage.ts';
import { refundRouteOf } from '#domain/transfer/refundRoute.ts';
import { isTerminal, isUnpaid } from '#domain/transfer/statusGroups.ts';
import type { DisplayStatus } from '#domain/transfer/statusLabel.ts';
import type { AccountQuestion } from '#src/understanding/understanding.ts';
import type { Happening } from '../thread.ts';
import type { Facts, Words } from '../words.ts';
import { transferStatusWords } from './transferStatusWords.ts';

/** How one question about the sender's account is answered from the transfers there are. */
type AccountAnswer = {
  readonly concerns: (transfer: Transfer) => boolean;
  /** Where none is concerned, the newest one is spoken of. */
  readonly elseNewest?: true;
  readonly says: (transfer: Transfer) => readonly Happening[];
  readonly none: Words;
};

const told = (words: Words): Happening => ({ kind: 'told', words });

export const factsOf = (transfer: Transfer): Facts => ({
  recipientId: transfer.recipientId,
  name: fullName(transfer.recipient),
  send: moneyOf(transfer.originAmount, transfer.originCurrency),
  get: moneyOf(transfer.destinationAmount, transfer.destinationCurrency),
  moment: transfer.dateCreated,
});

/** The page of the transfer, which has all that can be done about it. */
const pageOf = ({ id }: Transfer, words: Words): Happening => ({
  kind: 'lead',
  words,
  to: `/transactions?transfer=${id}`,
});

/** Its page, with the question what is wrong with it. */
const recallOf = ({ id }: Transfer, words: Words): Happening => ({
  kind: 'lead',
  words,
  to: `/transactions?transfer=${id}&recall=`,
});

const isDelivered = (transfer: Transfer): boolean => displayOf(transfer) === 'COMPLETE';

const held: readonly DisplayStatus[] = [
  'PENDING_VERIFICATION',
  'PENDING_DOCUMENTATION',
  'PENDING_REVIEW',
  'PENDING_APPROVAL',
  'WATCHLIST_FAILED',
  'PAYMENT_FRAUD',
  'PAYMENT_SUSPENDED',
  'PAYOUT_RETURNED',
];

/** A record: a question nobody answers does not compile. */
export const accountAnswers: Readonly<
  Record<Exclude<AccountQuestion, 'limits' | 'open'> | 'changeRecipient', AccountAnswer>
> = {
  status: {
    concerns: ({ status }) => !isTerminal(status),
    elseNewest: true,
    says: (transfer) => [
      ...transferStatusWords(transfer).map(told),
      pageOf(transfer, { key: 'guide.account.open' }),
      ...(isDelivered(transfer) ? [recallOf(transfer, { key: 'guide.account.notThere' })] : []),
    ],
    none: { key: 'guide.account.noTransfers' },
  },
  lastRecipient: {
    concerns: () => false,
    elseNewest: true,
    says: () => [],
    none: { key: 'guide.account.noTransfers' },
  },
  canCancel: {
    concerns: ({ cancellable }) => cancellable,
    elseNewest: true,
    says: (transfer) => (transfer.cancellable ? cancelling(transfer) : tooLate(transfer)),
    none: { key: 'guide.account.nothingToCancel' },
  },
  changeRecipient: {
    concerns: ({ status }) => !isTerminal(status),
    elseNewest: true,
    says: changingRecipient,
    none: { key: 'guide.account.noTransfers' },
  },
  receipt: {
    concerns: ({ meta }) => meta.receipt_url !== undefined,
    says: (transfer) => [
      told({ key: 'guide.account.receipt', facts: factsOf(transfer) }),
      { kind: 'lead', words: { key: 'guide.account.openReceipt' }, to: `/transactions/${transfer.id}/receipt` },
    ],
    none: { key: 'guide.account.noReceipt' },
  },
  recipientLink: {
    concerns: (transfer) => offersTrackingLink({ ...transfer, state: transfer.meta.state }),
    says: (transfer) => [
      told({ key: 'guide.account.link', facts: factsOf(transfer) }),
      { kind: 'lead', words: { key: 'guide.account.makeLink' }, to: `/transactions?transfer=${transfer.id}&share=` },
    ],
    none: { key: 'guide.account.noLink' },
  },
  recall: {
    concerns: () => false,
    elseNewest: true,
    says: recalling,
    none: { key: 'guide.account.noTransfers' },
  },
  whyHeld: {
    concerns: (transfer) => held.includes(displayOf(transfer)),
    says: (transfer) => [...transferStatusWords(transfer).map(told), pageOf(transfer, { key: 'guide.account.open' })],
    none: { key: 'guide.account.noneHeld' },
  },
  refund: {
    concerns: ({ refunds, status }) => refunds.length > 0 || status === 'REFUNDED',
    says: (transfer) =>
      transfer.refunds.length === 0
        ? transferStatusWords(transfer).map(told)
        : transfer.refunds.map((refund) => refunded(refund, transfer)),
    none: { key: 'guide.account.noRefund' },
  },
};

/** How the money comes back: what can be done depends on how far it is. */
function recalling(transfer: Transfer): readonly Happening[] {
  if (isDelivered(transfer)) {
    return [
      told({ key: 'guide.account.recall', facts: factsOf(transfer) }),
      recallOf(transfer, { key: 'guide.account.toRecall' }),
    ];
  }
  if (transfer.recipientChangeable) return changingRecipient(transfer);
  return transfer.cancellable ? cancelling(transfer) : tooLate(transfer);
}

/** What cancelling means for this one, and where it is done. */
function cancelling(transfer: Transfer): readonly Happening[] {
  const facts = { ...factsOf(transfer), moment: transfer.expiresAt };
  const route = transfer.meta.paymentGateway && refundRouteOf(transfer.meta.paymentGateway);
  const means: readonly Words[] = isUnpaid(transfer.status)
    ? holderOf(transfer) === 'payer'
      ? [{ key: 'transfer.terms.unpaid', facts }, { key: 'transfer.cancel.nothingTaken' }]
      : [{ key: 'transfer.cancel.ifPaid' }]
    : [{ key: 'transfer.terms.paid', facts }, ...(route ? [{ key: `transfer.terms.back.${route}` } as const] : [])];
  return [
    told({ key: 'guide.account.cancellable', facts }),
    ...means.map(told),
    pageOf(transfer, { key: 'guide.account.toCancel' }),
  ];
}

/** What another recipient or a corrected name means where this one stands, and where it is done (peers 16). */
function changingRecipient(transfer: Transfer): readonly Happening[] {
  const stage = recipientChangeStage(transfer);
  const says = [
    told({ key: 'guide.account.wrongRecipient', facts: factsOf(transfer) }),
    told({ key: `transfer.recipientChange.${stage}` }),
  ];
  switch (stage) {
    case 'unpaid':
    case 'refused':
      return [
        ...says,
        told({ key: 'send.review.comparison.rule', facts: { count: mostLettersCorrected } }),
        {
          kind: 'lead',
          words: { key: 'guide.account.toChangeRecipient' },
          to: `/transactions/${transfer.id}/recipient`,
        },
      ];
    case 'paid':
      return [...says, pageOf(transfer, { key: 'guide.account.toCancel' })];
    case 'delivered':
      return [...says, recallOf(transfer, { key: 'guide.account.toRecall' })];
    case 'checking':
    case 'payingOut':
    case 'ended':
      return [...says, pageOf(transfer, { key: 'guide.account.open' })];
  }
}

const tooLate = (transfer: Transfer): readonly Happening[] => [
  told({ key: 'guide.account.notCancellable', facts: factsOf(transfer) }),
  ...transferStatusWords(transfer).map(told),
];

const refunded = (
  { amount, currency, dueAt, settledAt, isRefused }: Transfer['refunds'][number],
  transfer: Transfer,
): Happening => {
  const key = isRefused ? 'refundByBank' : settledAt === undefined ? 'refundDue' : 'refundSettled';
  return told({
    key: `guide.account.${key}`,
    facts: { ...factsOf(transfer), total: moneyOf(amount, currency), moment: settledAt ?? dueAt },
  });
};
