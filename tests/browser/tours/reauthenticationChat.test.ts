import { updateTransfer } from '#contract/transfer/transfer.ts';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';
import { verifiedSender } from '#tests/fixtures/sending.ts';
import { reauthenticationInChat } from '#tests/paths/screens/reauthentication.chat.ts';
import { reauthenticationPaths } from '#tests/paths/specs/reauthentication.paths.ts';
import { seesConfirmed, sumsAboveLimit, waysToConfirm } from './deedToConfirm.ts';
import { chooseToPayByBank, readsOfUnpaid, reviewUnpaid } from './guided.ts';
import { told } from './senders.ts';
import type { Stage } from './stage.ts';
import { walkTours } from './walkTours.ts';

const password = 'Correct-Horse-9';

const payMuch = async (stage: Stage) => {
  await reviewUnpaid(stage);
  await chooseToPayByBank(stage);
};

walkTours({
  face: 'chat',
  spec: reauthenticationPaths,
  use: reauthenticationInChat,
  async prepares(app: RunningApp) {
    const { username } = await verifiedSender(app, { password, confirmation: password });
    return { username, password };
  },
  opens: sumsAboveLimit(payMuch),
  ends: waysToConfirm,
  sees: seesConfirmed,
  others: new Map([...readsOfUnpaid, told(updateTransfer, { code: 'reauthenticationRequired' })]),
});
