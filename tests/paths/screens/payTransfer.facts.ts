import { add, money, toMajorText } from '#domain/money/money.ts';
import type { PaymentKind } from '#domain/payment/paymentKind.ts';
import { cardLimits, type PaymentOption, paymentOptions } from '#domain/payment/paymentOptions.ts';
import type { PayTransferContext } from '#src/machines/payment/pay-transfer/payTransferContext.ts';
import type { payTransferMachine } from '#src/machines/payment/pay-transfer/payTransferMachine.ts';
import type { TransferSummary } from '#src/machines/payment/pay-transfer/transferSummary.ts';
import type { Facts } from '../walker/screenTable.ts';
import { moment, personName, sentence, sum } from './asRead.ts';
import { heldAs, personCalled } from './sendFixtures.ts';
import { pricedAs, sumFacts } from './sumFacts.ts';
import { words } from './words.ts';

const failure = ({ failure }: PayTransferContext) => sentence(failure);

/** Who gets it, in the sentence that says so. */
const paidTo =
  (write: (name: string) => string) =>
  ({ transfer }: PayTransferContext) =>
    transfer && write(personName(personCalled(transfer.recipientId)));

/** With what the chosen way adds. */
function due({ transfer, provider }: PayTransferContext): string | undefined {
  const chosen = transfer && paymentOptions(transfer).find((option) => option.provider === provider);
  return sum(
    chosen ? add(transfer.totalToPay, money(transfer.totalToPay.currency, chosen.chargeMinor)) : transfer?.totalToPay,
  );
}

/** What the chosen way adds. */
function charge({ transfer, provider }: PayTransferContext): string | undefined {
  const chosen = transfer && paymentOptions(transfer).find((option) => option.provider === provider);
  return chosen && sum(money(transfer.totalToPay.currency, chosen.chargeMinor));
}

/** What a card adds, which is told before anything is chosen. */
function cardCharge({ transfer }: PayTransferContext): string | undefined {
  const card = transfer && paymentOptions(transfer).find(({ kind }) => kind === 'card');
  return card && chargeOf(transfer, card);
}

const chargeOf = ({ totalToPay: { currency } }: TransferSummary, { chargeMinor }: PaymentOption) =>
  chargeMinor === 0 ? words('pay.free') : sum(money(currency, chargeMinor));

/** Why a way cannot be used, on its own card. */
const closed = {
  tells: closedWay,
  beside: (context: PayTransferContext) => words(`pay.kinds.${closedOption(context)?.kind ?? 'bank'}.title`),
  onlyOneWay: 'a company that does not answer is the one way that is met',
};

const closedOption = ({ transfer }: PayTransferContext) =>
  transfer && paymentOptions(transfer).find(({ disabledReason }) => disabledReason);

function closedWay(context: PayTransferContext): string | undefined {
  if (!context.transfer) return undefined;
  const { currency } = context.transfer.totalToPay;
  const reason = closedOption(context)?.disabledReason;
  const most = cardLimits[currency];
  const params = { currency, ...(most && { amount: toMajorText(most) }) };
  return reason && sentence({ code: reason, details: { params } });
}

/** What a way costs, on its own card. */
const priceOf = (kind: PaymentKind) => ({
  beside: words(`pay.kinds.${kind}.title`),
  tells({ transfer }: PayTransferContext) {
    const way = transfer && paymentOptions(transfer).find((option) => option.kind === kind);
    if (!transfer || !way) return undefined;
    return way.chargeMinor === 0 ? words('pay.free') : words('pay.fee', { amount: chargeOf(transfer, way) });
  },
});

const heldSum = sumFacts(({ transfer }: PayTransferContext) => transfer && pricedAs(heldAs(transfer)));

export const payTransferFacts: Facts<typeof payTransferMachine> = {
  transferRetry: 'the transfer could not be read, and there is one sentence for that',
  nothingDue: {
    recipient: paidTo((name) => words('pay.nothingDue.lead', { name })),
    failure: { tells: failure, onlyOneWay: 'one refusal leaves it here' },
  },
  paymentMethod: {
    ...heldSum,
    total: { tells: due, beside: words('price.sum.totalToPay') },
    charge: { tells: charge, beside: words('price.sum.paymentCharge') },
    'a bank costs': { ...priceOf('bank'), onlyOneWay: 'paying from a bank is free everywhere' },
    'a card costs': priceOf('card'),
    recipient: paidTo((name) => words('pay.next.payout', { name })),
    closed,
    failure: { tells: failure, evenSo: 'a way that is closed says the same sentence' },
    deadline: ({ transfer }) => transfer && words('send.review.payBy', { time: moment(transfer.expiresAt) }),
  },
  bank: 'the banks are the answers, which the walk chooses from by name',
  bankRetry: { failure: { tells: failure, onlyOneWay: 'the banks are listed, or nobody answers' } },
  profile: 'asked by completeProfile',
  password: 'asked by reauthentication',
  notOpen: {
    currency: {
      tells: ({ transfer }) =>
        transfer &&
        sentence({ code: 'providerNotOpen', details: { params: { currency: transfer.totalToPay.currency } } }),
      onlyOneWay: 'it is met in pounds',
    },
  },
  leaving: { due: { tells: due, beside: words('pay.leaving.amount') } },
};

/** The person and the deadline were reviewed in the thread above, and a refusal is news there. */
export const payTransferFactsInChat: typeof payTransferFacts = {
  ...payTransferFacts,
  nothingDue: 'the review above says who gets it',
  paymentMethod: { due: ({ transfer }) => sum(transfer?.totalToPay), cardCharge },
  bankRetry: 'the refusal is news of the thread above',
  notOpen: 'the refusal is news of the thread above, and says "this currency"',
};
