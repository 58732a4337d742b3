import { ApiFailure } from '#contract/failure.ts';
import { changeRecipientMachine } from '#src/machines/change-recipient/changeRecipientMachine.ts';
import { summaryOf } from '#src/machines/pay-transfer/transferSummary.ts';
import { recipientFixture, transferFixture } from '#tests/fixtures/transferFixture.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

const unpaid = transferFixture();
const marie = recipientFixture();
const paul = recipientFixture({ id: '0197a000-0000-7000-8000-0000000000a2', firstName: 'Paul' });

export const changeRecipientPaths: PathSpec<typeof changeRecipientMachine> = {
  machine: changeRecipientMachine,
  starts: { 'an unpaid transfer': { transfer: summaryOf(unpaid), keyPrefix: 'draft.recipient.1' } },
  cases: {
    'recipient.chosen': [{ recipientId: marie.id }],
    'recipient.deleted': [{ recipientId: marie.id }, { recipientId: paul.id }],
  },
  outcomes: {
    addRecipient: [ok({ outcome: 'saved', recipient: marie }, 'saved'), ok({ outcome: 'left' }, 'left')],
    confirmNewRecipient: [
      ok({ outcome: 'known' }, 'known'),
      ok({ outcome: 'acknowledged' }, 'acknowledged'),
      ok({ outcome: 'declined' }, 'declined'),
    ],
    freshSignIn: [ok({ isConfirmed: true }, 'confirmed'), ok({ isConfirmed: false }, 'declined')],
    changeRecipient: [
      ok(unpaid),
      fail(new ApiFailure('freshSignInRequired')),
      fail(new ApiFailure('recipientNotChangeable')),
    ],
  },
  key: ({ recipientId, isAcknowledged, changed }) => [recipientId, isAcknowledged, changed !== undefined],
};
