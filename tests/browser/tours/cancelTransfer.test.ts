import { cancelTransfer } from '#contract/transfer/transfer.ts';
import { cancelTransferUse } from '#tests/paths/screens/cancelTransfer.screen.ts';
import { words } from '#tests/paths/screens/words.ts';
import { cancelTransferPaths } from '#tests/paths/specs/cancelTransfer.paths.ts';
import { byCall } from './endings.ts';
import { aSenderWithTransfers } from './senders.ts';
import { walkTours } from './walkTours.ts';

const sender = aSenderWithTransfers();

walkTours({
  spec: cancelTransferPaths,
  use: cancelTransferUse,
  prepares: sender.prepares,
  opens: {
    async 'an unpaid transfer'(stage) {
      await sender.reviewNewTransfer(stage);
      await stage.page.press(words('send.review.cancel'));
    },
  },
  ends: { cancelTransfer: byCall(cancelTransfer, { real: { ok: async () => undefined } }) },
});
