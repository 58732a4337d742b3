import { cancelTransfer } from '#contract/transfer/transfer.ts';
import { cancelTransferInChat } from '#tests/paths/screens/cancelTransfer.chat.ts';
import { words } from '#tests/paths/screens/words.ts';
import { cancelTransferPaths } from '#tests/paths/specs/cancelTransfer.paths.ts';
import { byCall } from './endings.ts';
import { aGuidedSender } from './guided.ts';
import { walkTours } from './walkTours.ts';

const sender = aGuidedSender();

walkTours({
  face: 'chat',
  spec: cancelTransferPaths,
  use: cancelTransferInChat,
  prepares: sender.prepares,
  opens: {
    async 'an unpaid transfer'(stage) {
      await sender.reviewTransfer(stage);
      await stage.page.press(words('guide.repairs.cancel'));
    },
  },
  ends: { cancelTransfer: byCall(cancelTransfer, { real: { ok: async () => undefined } }) },
});
