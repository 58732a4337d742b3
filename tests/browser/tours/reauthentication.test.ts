import { readTransfer, updateTransfer } from '#contract/transfer/transfer.ts';
import { signUpAndIn } from '#tests/fixtures/people.ts';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { reauthenticationUse } from '#tests/paths/screens/reauthentication.screen.ts';
import { words } from '#tests/paths/screens/words.ts';
import { reauthenticationPaths } from '#tests/paths/specs/reauthentication.paths.ts';
import { seesConfirmed, sumsAboveLimit, waysToConfirm } from './deedToConfirm.ts';
import { told } from './senders.ts';
import type { Stage } from './stage.ts';
import { walkTours } from './walkTours.ts';

const unpaid = transferFixture();
const password = 'Correct-Horse-9';

const payMuch = async ({ tab, page }: Stage) => {
  await tab.goto(`/payment-method?transferId=${unpaid.id}`);
  await page.choose(words('pay.options'), words('pay.kinds.bank.title'));
  await page.press(words('pay.proceed'));
};

walkTours({
  spec: reauthenticationPaths,
  use: reauthenticationUse,
  async prepares(app: RunningApp) {
    const { username } = await signUpAndIn(app, { password, confirmation: password });
    return { username, password };
  },
  opens: sumsAboveLimit(payMuch),
  ends: waysToConfirm,
  sees: seesConfirmed,
  others: new Map([told(readTransfer, { data: unpaid }), told(updateTransfer, { code: 'reauthenticationRequired' })]),
});
