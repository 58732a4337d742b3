import { ApiFailure } from '#contract/protocol/failure.ts';
import { cancelTransferMachine } from '#src/machines/transfer/cancel-transfer/cancelTransferMachine.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

const cancelled = transferFixture('CANCELLED');

export const cancelTransferPaths: PathSpec<typeof cancelTransferMachine> = {
  machine: cancelTransferMachine,
  starts: { 'an unpaid transfer': { transferId: cancelled.id } },
  outcomes: {
    cancelTransfer: [
      ok(cancelled),
      fail(new ApiFailure('transferNotCancellable')),
      fail(new ApiFailure('payoutNotClosed')),
    ],
  },
  key: ({ outcome, failure }) => [outcome, failure?.code],
  invariants: {
    'nothing is cancelled that nobody confirmed': {
      in: ['cancelling'],
      holds: (_, past) => past.at(-1) === 'cancellation.confirmed',
    },
    'it is cancelled only where the server said so': {
      in: ['cancelled'],
      holds: ({ outcome }, past) => outcome === 'cancelled' && past.at(-1) === 'cancelTransfer: ok',
    },
    'only a refusal that may pass is asked about again': {
      in: ['refused'],
      holds: ({ failure }) => failure?.code === 'payoutNotClosed',
    },
    'a transfer that is kept is not called cancelled': { in: ['kept'], holds: ({ outcome }) => outcome === 'kept' },
  },
  about: {
    cancelled: ['TRF-12', 'D-122'],
  },
  words: {
    events: {
      'cancellation.confirmed': 'confirms the cancellation',
      'cancellation.declined': 'keeps the transfer',
    },
    outcomes: { cancelTransfer: { ok: 'has cancelled the transfer' } },
  },
};
