import { ApiFailure } from '#contract/failure.ts';
import { confirmNewRecipientMachine } from '#src/machines/confirm-new-recipient/confirmNewRecipientMachine.ts';
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
};
