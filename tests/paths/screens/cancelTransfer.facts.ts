import type {
  CancelTransferContext,
  cancelTransferMachine,
} from '#src/machines/transfer/cancel-transfer/cancelTransferMachine.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import type { Facts } from '../walker/screenTable.ts';
import { personName, sentence } from './asRead.ts';
import { personCalled } from './sendFixtures.ts';

const failure = {
  tells: ({ failure: refusal }: CancelTransferContext) => sentence(refusal),
  onlyOneWay: 'one refusal leads here',
};

export const cancelTransferFacts: Facts<typeof cancelTransferMachine> = {
  cancellation: { person: () => personName(personCalled(transferFixture().recipientId)) },
  cancellationRefused: { failure },
  cancellationClosed: { failure },
};

/** Whom it was for stands in the thread above, where a refusal is news as well. */
export const cancelTransferFactsInChat: typeof cancelTransferFacts = {
  cancellation: 'asked about the transfer that the thread is about',
  cancellationRefused: 'the refusal is news of the thread above',
  cancellationClosed: 'the refusal is news of the thread above',
};
