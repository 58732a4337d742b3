import type {
  ConfirmNewRecipientInput,
  confirmNewRecipientMachine,
} from '#src/machines/recipient/confirm-new-recipient/confirmNewRecipientMachine.ts';
import type { Facts } from '../walker/screenTable.ts';
import { network, personName, phoneNumber } from './asRead.ts';
import { personCalled } from './sendFixtures.ts';

type Context = ConfirmNewRecipientInput;

const person = ({ recipientId }: Context) => personName(personCalled(recipientId));

/** Whom the sender says they know and trust, so that nobody agrees to somebody else. */
export const confirmNewRecipientFacts: Facts<typeof confirmNewRecipientMachine> = {
  acknowledgement: {
    person,
    number: { tells: ({ recipientId }) => phoneNumber(personCalled(recipientId).profile), beside: person },
    network: { tells: ({ recipientId }) => network(personCalled(recipientId).profile), beside: person },
  },
};

/** Where the money goes to was chosen just above, by name and number. */
export const confirmNewRecipientFactsInChat: typeof confirmNewRecipientFacts = { acknowledgement: { person } };
