import type { Transfer } from '#contract/transfer/transfer.ts';
import type {
  PaymentResultContext,
  paymentResultMachine,
} from '#src/machines/payment/payment-result/paymentResultMachine.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { told } from '../telling/retell.ts';
import type { Facts } from '../walker/screenTable.ts';
import { personName, phoneNumber, sentence } from './asRead.ts';
import { amountText } from './sumFacts.ts';
import { words } from './words.ts';

/** The transfer that the page reads once somebody is signed in; anybody else is told no amount and no name (D-111). */
const read =
  <Value>(tells: (transfer: Transfer) => Value) =>
  ({ status }: PaymentResultContext) =>
    status && tells(told(transferFixture(status)));

/** The reference as it is written for people, in fours. */
const reference = (text: string) => `SW-${text.slice(0, 4)}-${text.slice(4)}`;

const total = read(({ meta, originCurrency }) => amountText(meta.totalToPay, originCurrency));

const paid = {
  person: read(({ recipient }) => words('result.for', { name: personName(recipient) })),
  received: read(({ destinationAmount, destinationCurrency }) => amountText(destinationAmount, destinationCurrency)),
  number: read(({ recipient }) => phoneNumber(recipient.profile)),
  reference: read((transfer) => words('result.reference', { id: reference(transfer.reference) })),
};

const withUs = { tells: total, beside: words('result.totalPaid', { currency: 'GBP' }) };

export const paymentResultFacts: Facts<typeof paymentResultMachine> = {
  nothingStarted: 'there is no transfer to tell anything of',
  error: { failure: { tells: ({ failure }) => sentence(failure), onlyOneWay: 'nobody answers' } },
  // What the sum is called here hangs on who has it.
  inProgress: { ...paid, total },
  paid: { ...paid, total: withUs },
  delivered: { ...paid, total: withUs },
  cancelled: { ...paid, total },
  ended: { ...paid, total },
};

const inTheThread = 'the transfer stands in the thread above, which a walk of one flow does not have';

export const paymentResultFactsInChat: typeof paymentResultFacts = {
  nothingStarted: paymentResultFacts.nothingStarted,
  error: 'the refusal is news of the thread above',
  inProgress: inTheThread,
  paid: inTheThread,
  delivered: inTheThread,
  cancelled: inTheThread,
  ended: inTheThread,
};
