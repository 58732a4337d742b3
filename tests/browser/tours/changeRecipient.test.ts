import { createRecipient, deleteRecipient } from '#contract/recipient/recipient.ts';
import { acknowledgeScamAlert, readTransfer, updateTransfer } from '#contract/transfer/transfer.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { changeRecipientUse } from '#tests/paths/screens/changeRecipient.screen.ts';
import { marie } from '#tests/paths/screens/sendFixtures.ts';
import { words } from '#tests/paths/screens/words.ts';
import { changeRecipientPaths } from '#tests/paths/specs/changeRecipient.paths.ts';
import { byCall } from './endings.ts';
import { aSender, readsOfSender, told } from './senders.ts';
import { childrenOfSendMoney } from './sendMoneyChildren.ts';
import { walkTours } from './walkTours.ts';

const unpaid = transferFixture();
const { addRecipient, confirmNewRecipient, reauthentication } = childrenOfSendMoney;

walkTours({
  spec: changeRecipientPaths,
  use: changeRecipientUse,
  prepares: aSender,
  opens: {
    async 'an unpaid transfer'({ tab, page }) {
      await tab.goto(`/review?transferId=${unpaid.id}`);
      await page.press(words('send.review.changeRecipient'));
    },
  },
  ends: { addRecipient, confirmNewRecipient, reauthentication, changeRecipient: byCall(updateTransfer) },
  others: new Map([
    ...readsOfSender,
    told(readTransfer, { data: unpaid }),
    told(acknowledgeScamAlert, { data: { done: true } }),
    told(createRecipient, { data: marie }),
    told(deleteRecipient, { data: { done: true } }),
  ]),
});
