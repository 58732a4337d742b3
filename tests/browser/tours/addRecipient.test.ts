import { createRecipient, validateBankAccount, validateMobileAccount } from '#contract/recipient/recipient.ts';
import { addRecipientUse } from '#tests/paths/screens/addRecipient.screen.ts';
import { words } from '#tests/paths/screens/words.ts';
import { addRecipientPaths } from '#tests/paths/specs/addRecipient.paths.ts';
import { byCall, byPlaying } from './endings.ts';
import { acceptPrice, aSender, giveOrKeepPassword, readsOfSender } from './senders.ts';
import type { Stage } from './stage.ts';
import { walkTours } from './walkTours.ts';

/** Longer than a pause in typing, in milliseconds. */
const pause = 600;
let stage: Stage;

const addTo = (address: string) => async (opened: Stage) => {
  stage = opened;
  await acceptPrice(stage, address);
  await stage.page.press(words('recipient.book.add'));
};

walkTours({
  spec: addRecipientPaths,
  use: addRecipientUse(() => stage.pace.letPass(pause)),
  prepares: aSender,
  opens: {
    'mobile money to Cameroon': addTo('/get-quote?to=CM'),
    'mobile money to Uganda': addTo('/get-quote?to=UG'),
    'a bank in Nigeria': addTo('/get-quote?to=NG'),
  },
  ends: {
    lookUpAccountName: byCall(validateBankAccount, {
      wire: (found) => ({ data: { AccountName: Object(found).accountName } }),
    }),
    lookUpCustomerName: byCall(validateMobileAccount),
    createRecipient: byCall(createRecipient, { real: { ok: async () => undefined } }),
    reauthentication: byPlaying(giveOrKeepPassword),
  },
  others: new Map(readsOfSender),
});
