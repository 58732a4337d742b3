import { createRecipient, validateBankAccount, validateMobileAccount } from '#contract/recipient/recipient.ts';
import { addRecipientInChat, addRecipientInChatPaths } from '#tests/paths/screens/addRecipient.chat.ts';
import { words } from '#tests/paths/screens/words.ts';
import { byCall, byPlaying } from './endings.ts';
import { askedWhoGetsIt, giveOrKeepPasswordInChat, readsInGuide } from './guided.ts';
import { aSender } from './senders.ts';
import type { Stage } from './stage.ts';
import { walkTours } from './walkTours.ts';

const addAfter = (said: string) => async (stage: Stage) => {
  await askedWhoGetsIt(stage, said);
  await stage.page.press(words('guide.options.newRecipient'));
};

walkTours({
  face: 'chat',
  spec: addRecipientInChatPaths,
  use: addRecipientInChat,
  prepares: aSender,
  opens: {
    'mobile money to Cameroon': addAfter('100 pounds to Cameroon by mobile money'),
    'mobile money to Uganda': addAfter('100 pounds to Uganda by mobile money'),
    'a bank in Nigeria': addAfter('100 pounds to Nigeria by bank transfer'),
  },
  ends: {
    lookUpAccountName: byCall(validateBankAccount, {
      wire: (found) => ({ data: { AccountName: Object(found).accountName } }),
    }),
    lookUpCustomerName: byCall(validateMobileAccount),
    createRecipient: byCall(createRecipient, { real: { ok: async () => undefined } }),
    reauthentication: byPlaying(giveOrKeepPasswordInChat),
  },
  others: new Map(readsInGuide),
});
