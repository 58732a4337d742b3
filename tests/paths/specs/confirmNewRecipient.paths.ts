import { ApiFailure } from '#contract/protocol/failure.ts';
import { confirmNewRecipientMachine } from '#src/machines/recipient/confirm-new-recipient/confirmNewRecipientMachine.ts';
import { recipientFixture } from '#tests/fixtures/transferFixture.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

const recipientId = recipientFixture().id;

export const confirmNewRecipientPaths: PathSpec<typeof confirmNewRecipientMachine> = {
  machine: confirmNewRecipientMachine,
  starts: {
    'a recipient': { recipientId },
    'a recipient the server wants acknowledged': { recipientId, isRequired: true },
  },
  outcomes: {
    checkFirstTime: [
      ok({ isFirstTime: true }, 'never sent to'),
      ok({ isFirstTime: false }, 'sent to before'),
      fail(new ApiFailure('unexpected')),
    ],
  },
  key: ({ outcome }) => outcome,
  invariants: {
    'nobody is acknowledged by themselves': {
      in: ['confirmed'],
      holds: ({ outcome }, past) => (outcome === 'acknowledged') === past.includes('acknowledgement.given'),
    },
    'somebody never sent to is not passed over (RCP-11)': {
      in: ['confirmed'],
      holds: (_, past) => past.at(-1) === 'checkFirstTime: sent to before' || past.at(-1) === 'acknowledgement.given',
    },
    'who declines is not confirmed': { in: ['declined'], holds: ({ outcome }) => outcome === 'declined' },
  },
  about: {
    askingAcknowledgement: ['RCP-11'],
    'acknowledgement.given': ['RCP-12', 'D-65'],
  },
  words: {
    events: {
      'acknowledgement.given': 'says they know and trust the recipient',
      'acknowledgement.declined': 'does not trust the recipient after all',
    },
    outcomes: {
      checkFirstTime: {
        'never sent to': 'is asked about somebody never sent to',
        'sent to before': 'has sent to them before',
        unexpected: 'is asked in doubt, as nobody could look',
      },
    },
  },
};
