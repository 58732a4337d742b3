import type { Recipient } from '#contract/recipient/recipient.ts';
import type { changeRecipientMachine } from '#src/machines/recipient/change-recipient/changeRecipientMachine.ts';
import type { Facts } from '../walker/screenTable.ts';
import { personName, phoneNumber, sentence } from './asRead.ts';
import { marie, paul, personCalled } from './sendFixtures.ts';

/** Each of the two with a number of their own beside the name. */
const listed = ({ id }: Recipient) => ({
  tells: () => phoneNumber(personCalled(id).profile),
  beside: () => personName(personCalled(id)),
});

export const changeRecipientFacts: Facts<typeof changeRecipientMachine> = {
  otherRecipient: {
    person: listed(marie),
    'another person': listed(paul),
    failure: ({ failure }) => sentence(failure),
  },
  newRecipient: 'asked by addRecipient',
  comparison: {
    'the name after the change': ({ recipientId = '' }) => personName(personCalled(recipientId)),
    'the number after the change': ({ recipientId = '' }) => phoneNumber(personCalled(recipientId).profile),
  },
  acknowledgement: 'asked by confirmNewRecipient',
  password: 'asked by reauthentication',
};

/** Their numbers stand under the question, their names in the thread above as well. */
export const changeRecipientFactsInChat: typeof changeRecipientFacts = {
  ...changeRecipientFacts,
  otherRecipient: {
    person: () => personName(personCalled(marie.id)),
    'another person': () => personName(personCalled(paul.id)),
    failure: ({ failure }) => sentence(failure),
  },
};
