import type { guidedSenderMachine } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import type { Facts } from '../walker/screenTable.ts';
import { personName, sum } from './asRead.ts';
import { personCalled } from './sendFixtures.ts';

export const guidedSenderFactsInChat: Facts<typeof guidedSenderMachine> = {
  repeat: {
    sum: ({ past }) => sum(past?.last?.draft.payinActualValue),
    person: ({ past }) => past?.last && personName(personCalled(past.last.recipientId)),
  },
  startOver: 'a question about the conversation as a whole',
  next: 'what has ended stands in the thread above',
};
