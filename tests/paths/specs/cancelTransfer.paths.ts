import { ApiFailure } from '#contract/failure.ts';
import { cancelTransferMachine } from '#src/machines/cancel-transfer/cancelTransferMachine.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

const cancelled = transferFixture('CANCELLED');

export const cancelTransferPaths: PathSpec<typeof cancelTransferMachine> = {
  machine: cancelTransferMachine,
  starts: { 'an unpaid transfer': { transferId: cancelled.id } },
  outcomes: { cancelTransfer: [ok(cancelled), fail(new ApiFailure('transferNotCancellable'))] },
  key: ({ outcome, failure }) => [outcome, failure?.code],
};
