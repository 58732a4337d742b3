import { add, money, toMajorText } from '#domain/money/money.ts';
import { cardLimits, type PaymentOption, paymentOptions } from '#domain/payment/paymentOptions.ts';
import type { PayTransferContext } from '#src/machines/payment/pay-transfer/payTransferContext.ts';
import type { payTransferMachine } from '#src/machines/payment/pay-transfer/payTransferMachine.ts';
import type { TransferSummary } from '#src/machines/payment/pay-transfer/transferSummary.ts';
import type { Facts } from '../walker/screenTable.ts';
import { moment, personName, sentence, sum } from './asRead.ts';
import { personCalled } from './sendFixtures.ts';
import { words } from './words.ts';

const failure = ({ failure }: PayTransferContext) => sentence(failure);
const recipient = ({ transfer }: PayTransferContext) => transfer && personName(personCalled(transfer.recipientId));

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
  return chosen && chargeOf(transfer, chosen);
}

/** What a card adds, which is told before anything is chosen. */
function cardCharge({ transfer }: PayTransferContext): string | undefined {
  const card = transfer && paymentOptions(transfer).find(({ kind }) => kind === 'card');
  return card && chargeOf(transfer, card);
}

const chargeOf = ({ totalToPay: { currency } }: TransferSummary, { chargeMinor }: PaymentOption) =>
  chargeMinor === 0 ? words('pay.free') : sum(money(currency, chargeMinor));

const closed = { tells: closedWay, onlyOneWay: 'a company that does not answer is the one way that is met' };

/** Why a way that is shown cannot be used. */
function closedWay({ transfer }: PayTransferContext): string | undefined {
  if (!transfer) return undefined;
  const { currency } = transfer.totalToPay;
  const reason = paymentOptions(transfer).find(({ disabledReason }) => disabledReason)?.disabledReason;
  const most = cardLimits[currency];
  const params = { currency, ...(most && { amount: toMajorText(most) }) };
  return reason && sentence({ code: reason, details: { params } });
}

export const payTransferFacts: Facts<typeof payTransferMachine> = {
  transferRetry: 'the transfer could not be read, and there is one sentence for that',
  nothingDue: { recipient, failure: { tells: failure, onlyOneWay: 'one refusal leaves it here' } },
  paymentMethod: {
    due,
    charge,
    recipient,
    closed,
    failure,
    deadline: ({ transfer }) => transfer && moment(transfer.expiresAt),
  },
  bank: 'the banks are the answers, which the walk chooses from by name',
  bankRetry: { failure: { tells: failure, onlyOneWay: 'the banks are listed, or nobody answers' } },
  profile: 'whatever is missing, the company asks for the whole profile in one sentence',
  password: 'asked by freshSignIn',
  notOpen: {
    currency: { tells: ({ transfer }) => transfer?.totalToPay.currency, onlyOneWay: 'it is met in pounds' },
  },
  leaving: { due },
};

/** The person and the deadline were reviewed in the thread above, and a refusal is news there. */
export const payTransferFactsInChat: typeof payTransferFacts = {
  ...payTransferFacts,
  nothingDue: 'the review above says who gets it',
  paymentMethod: { due: ({ transfer }) => sum(transfer?.totalToPay), cardCharge },
  bankRetry: 'the refusal is news of the thread above',
  notOpen: 'the refusal is news of the thread above, and says "this currency"',
};
