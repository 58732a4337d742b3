import { sumOfTransfer } from '#contract/transfer/transferSum.ts';
import { formatMoney } from '#domain/money/formatMoney.ts';
import type {
  CancelTransferContext,
  cancelTransferMachine,
} from '#src/machines/transfer/cancel-transfer/cancelTransferMachine.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { told } from '../telling/retell.ts';
import type { Facts } from '../walker/screenTable.ts';
import { personName, sentence } from './asRead.ts';
import { personCalled } from './sendFixtures.ts';
import { words } from './words.ts';

const sumNow = () => sumOfTransfer(told(transferFixture()));

/** Whom the transfer would have gone to, and all that it costs. */
export const cancelled = () => ({
  name: personName(personCalled(transferFixture().recipientId)),
  total: formatMoney(sumNow().totalToPay, 'en-GB'),
});

const failure = {
  tells: ({ failure: refusal }: CancelTransferContext) => sentence(refusal),
  onlyOneWay: 'one refusal leads here',
};

export const cancelTransferFacts: Facts<typeof cancelTransferMachine> = {
  cancellation: {
    personAndSum: () =>
      words('transfer.cancel.question', { name: cancelled().name, received: formatMoney(sumNow().theyGet, 'en-GB') }),
  },
  cancellationRefused: { failure },
  cancellationClosed: { failure },
};

/** A refusal is news of the thread above. */
export const cancelTransferFactsInChat: typeof cancelTransferFacts = {
  cancellation: { person: () => cancelled().name, total: () => cancelled().total },
  cancellationRefused: 'the refusal is news of the thread above',
  cancellationClosed: 'the refusal is news of the thread above',
};
