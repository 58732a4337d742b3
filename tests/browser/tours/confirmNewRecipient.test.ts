import { isFirstTime } from '#contract/recipient/recipient.ts';
import { readTransfer, updateTransfer } from '#contract/transfer/transfer.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { confirmNewRecipientUse } from '#tests/paths/screens/confirmNewRecipient.screen.ts';
import { marie } from '#tests/paths/screens/sendFixtures.ts';
import { words } from '#tests/paths/screens/words.ts';
import { confirmNewRecipientPaths } from '#tests/paths/specs/confirmNewRecipient.paths.ts';
import { byCall } from './endings.ts';
import { acceptPrice, aSender, readsOfSender, told } from './senders.ts';
import type { Stage } from './stage.ts';
import { walkTours } from './walkTours.ts';

const unpaid = transferFixture();

async function chooseMarie(stage: Stage): Promise<void> {
  await acceptPrice(stage);
  await stage.page.choose(words('recipient.book.label'), `${marie.firstName} ${marie.lastName}`);
  await stage.page.press(words('common.continue'));
}

/** The server wants the acknowledgement when it is to be paid. */
async function payWithoutAcknowledgement({ tab, page }: Stage): Promise<void> {
  await tab.goto(`/payment-method?transferId=${unpaid.id}`);
  await page.choose(words('pay.options'), words('pay.kinds.bank.title'));
  await page.press(words('pay.proceed'));
}

walkTours({
  spec: confirmNewRecipientPaths,
  use: confirmNewRecipientUse,
  prepares: aSender,
  opens: {
    'a recipient': chooseMarie,
    'a recipient the server wants acknowledged': payWithoutAcknowledgement,
  },
  ends: { checkFirstTime: byCall(isFirstTime) },
  others: new Map([
    ...readsOfSender,
    told(readTransfer, { data: unpaid }),
    told(updateTransfer, { code: 'acknowledgmentRequired' }),
  ]),
});
