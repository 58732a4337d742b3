import type { changeRecipientMachine } from '#src/machines/recipient/change-recipient/changeRecipientMachine.ts';
import type { Facts } from '../walker/screenTable.ts';
import { personName, sentence } from './asRead.ts';
import { marie, paul, personCalled } from './sendFixtures.ts';

export const changeRecipientFacts: Facts<typeof changeRecipientMachine> = {
  otherRecipient: {
    person: () => personName(personCalled(marie.id)),
    'another person': () => personName(personCalled(paul.id)),
    failure: ({ failure }) => sentence(failure),
  },
  newRecipient: 'asked by addRecipient',
  acknowledgement: 'asked by confirmNewRecipient',
  password: 'asked by freshSignIn',
};
