import { recipientChangeRefusals } from '#contract/payment/updateRefusals.ts';
import { ApiFailure } from '#contract/protocol/failure.ts';
import { summaryOf } from '#src/machines/payment/pay-transfer/transferSummary.ts';
import { changeRecipientMachine } from '#src/machines/recipient/change-recipient/changeRecipientMachine.ts';
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
    'newRecipient.chosen': [{}],
  },
  outcomes: {
    addRecipient: [ok({ outcome: 'saved', recipient: marie }, 'saved'), ok({ outcome: 'left' }, 'left')],
    // Where the server wants an acknowledgement, nobody is known already.
    confirmNewRecipient: (snapshot) => [
      ...(snapshot.matches('acknowledgingAfterAll') ? [] : [ok({ outcome: 'known' as const }, 'known')]),
      ok({ outcome: 'acknowledged' }, 'acknowledged'),
      ok({ outcome: 'declined' }, 'declined'),
    ],
    reauthentication: [ok({ isConfirmed: true }, 'confirmed'), ok({ isConfirmed: false }, 'declined')],
    changeRecipient: [
      ok(unpaid),
      ...recipientChangeRefusals.map((code) => fail(new ApiFailure(code))),
      fail(new ApiFailure('unexpected')),
    ],
  },
  key: ({ recipientId, isAcknowledged, changed, failure }) => [
    recipientId,
    isAcknowledged,
    changed !== undefined,
    failure?.code,
  ],
  invariants: {
    'no money changes its way before consent': {
      in: ['changing'],
      holds: (_, past) => {
        const answers = past.filter((event) => event.startsWith('confirmNewRecipient: '));
        return answers.length > 0 && answers.at(-1) !== 'confirmNewRecipient: declined';
      },
    },
    'nobody is put in place before both were seen beside each other': {
      in: ['confirmingRecipient', 'changing'],
      holds: (_, past) => past.includes('change.agreed'),
    },
    'what can no longer be changed is not asked about again': {
      in: ['askingRecipient', 'changing'],
      holds: (_, past) =>
        !['recipientBoundToPayment', 'recipientNotChangeable'].some((code) =>
          past.includes(`changeRecipient: ${code}`),
        ),
    },
    'it is changed only where the server said so': { in: ['changed'], holds: ({ changed }) => changed !== undefined },
  },
  about: {
    changed: ['TRF-21', 'D-86'],
    confirmingRecipient: ['RCP-11'],
    'recipient.deleted': ['RCP-04', 'RCP-05'],
  },
  words: {
    events: {
      'recipient.chosen': 'chooses another recipient',
      'recipient.deleted': ({ recipientId }) =>
        recipientId === marie.id ? 'deletes that recipient' : 'deletes somebody else',
      'recipient.confirmed': 'continues with the recipient',
      'newRecipient.chosen': 'adds a recipient',
      'change.agreed': 'agrees to the change',
      'another.chosen': 'wants somebody else',
      'change.declined': 'keeps the recipient',
    },
    outcomes: {
      addRecipient: { saved: 'has added one', left: 'leaves the form' },
      confirmNewRecipient: {
        known: 'has sent to them before',
        acknowledged: 'says they know and trust them',
        declined: 'does not trust them after all',
      },
      reauthentication: { confirmed: 'gives the password', declined: 'does not give the password' },
      changeRecipient: {
        ok: 'has changed the recipient',
        reauthenticationRequired: 'is asked for the password',
        acknowledgmentRequired: 'must say first that they trust the recipient',
      },
    },
  },
};
