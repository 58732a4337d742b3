import type { confirmNewRecipientMachine } from '#src/machines/recipient/confirm-new-recipient/confirmNewRecipientMachine.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { confirmNewRecipientFacts } from './confirmNewRecipient.facts.ts';
import { words } from './words.ts';

export const confirmNewRecipientUse: ScreenUse<typeof confirmNewRecipientMachine> = {
  headlines: { acknowledgement: words('recipient.trust.title') },
  facts: confirmNewRecipientFacts,
  controls: {
    'acknowledgement.given': words('recipient.trust.agree'),
    'acknowledgement.declined': words('recipient.trust.decline'),
  },
  table: {
    'acknowledgement.given': (page) => page.press(words('recipient.trust.agree')),
    'acknowledgement.declined': (page) => page.press(words('recipient.trust.decline')),
  },
};
