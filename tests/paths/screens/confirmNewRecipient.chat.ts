import type { confirmNewRecipientMachine } from '#src/machines/recipient/confirm-new-recipient/confirmNewRecipientMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { personName } from './asRead.ts';
import { asks } from './chatWords.ts';
import { confirmNewRecipientFactsInChat } from './confirmNewRecipient.facts.ts';
import { personCalled } from './sendFixtures.ts';
import { words } from './words.ts';

export const confirmNewRecipientInChat: ScreenUse<typeof confirmNewRecipientMachine> = {
  headlines: { acknowledgement: ({ recipientId }) => asks('trust', { name: personName(personCalled(recipientId)) }) },
  facts: confirmNewRecipientFactsInChat,
  table: {
    'acknowledgement.given': (page) => page.press(words('recipient.trust.agree')),
    'acknowledgement.declined': (page) => page.press(words('recipient.trust.decline')),
  },
};
