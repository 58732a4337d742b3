import { acknowledgeScamAlert, updateTransfer } from '#contract/transfer/transfer.ts';
import { changeRecipientInChat } from '#tests/paths/screens/changeRecipient.chat.ts';
import { changeRecipientPaths } from '#tests/paths/specs/changeRecipient.paths.ts';
import { byCall } from './endings.ts';
import { aGuidedSender, readsOfUnpaid, reviewUnpaid } from './guided.ts';
import { changeRecipientAtReview, childrenInGuide } from './guidedChildren.ts';
import { told } from './senders.ts';
import { walkTours } from './walkTours.ts';

const { addRecipient, confirmNewRecipient, reauthentication } = childrenInGuide;
const sender = aGuidedSender();

walkTours({
  face: 'chat',
  spec: changeRecipientPaths,
  use: changeRecipientInChat,
  prepares: sender.prepares,
  opens: {
    async 'an unpaid transfer'(stage) {
      await reviewUnpaid(stage);
      await changeRecipientAtReview(stage);
    },
  },
  ends: {
    addRecipient,
    confirmNewRecipient,
    reauthentication,
    changeRecipient: byCall(updateTransfer),
  },
  others: new Map([...readsOfUnpaid, told(acknowledgeScamAlert, { data: { done: true } })]),
});
