import { fullName } from '#contract/recipient/fullName.ts';
import { isFirstTime } from '#contract/recipient/recipient.ts';
import { updateTransfer } from '#contract/transfer/transfer.ts';
import { asks } from '#tests/paths/screens/chatWords.ts';
import { confirmNewRecipientInChat } from '#tests/paths/screens/confirmNewRecipient.chat.ts';
import { marie } from '#tests/paths/screens/sendFixtures.ts';
import { confirmNewRecipientPaths } from '#tests/paths/specs/confirmNewRecipient.paths.ts';
import { byCall } from './endings.ts';
import { aGuidedSender, askedWhoGetsIt, chooseToPayByBank, readsOfUnpaid, reviewUnpaid } from './guided.ts';
import { told } from './senders.ts';
import { walkTours } from './walkTours.ts';

const sender = aGuidedSender();

walkTours({
  face: 'chat',
  spec: confirmNewRecipientPaths,
  use: confirmNewRecipientInChat,
  prepares: sender.prepares,
  opens: {
    async 'a recipient'(stage) {
      await askedWhoGetsIt(stage);
      await stage.page.choose(asks('recipient'), fullName(marie));
    },
    /** The server wants the acknowledgement when it is to be paid. */
    async 'a recipient the server wants acknowledged'(stage) {
      await reviewUnpaid(stage);
      await chooseToPayByBank(stage);
    },
  },
  ends: { checkFirstTime: byCall(isFirstTime) },
  others: new Map([...readsOfUnpaid, told(updateTransfer, { code: 'acknowledgmentRequired' })]),
});
