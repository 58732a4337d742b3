import type { confirmNewRecipientMachine } from '#src/machines/confirm-new-recipient/confirmNewRecipientMachine.ts';
import { fullName } from '#src/ui/screens/send-money/recipientText.ts';
import type { ScreenUse } from '../walker/screenTable.ts';
import { asks } from './chatWords.ts';
import { marie } from './sendFixtures.ts';
import { words } from './words.ts';

export const confirmNewRecipientInChat: ScreenUse<typeof confirmNewRecipientMachine> = {
  headlines: { acknowledgement: asks('trust', { name: fullName(marie) }) },
  table: {
    'acknowledgement.given': (page) => page.press(words('recipient.trust.agree')),
    'acknowledgement.declined': (page) => page.press(words('recipient.trust.decline')),
  },
};
