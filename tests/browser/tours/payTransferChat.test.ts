import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { asks } from '#tests/paths/screens/chatWords.ts';
import { payTransferInChat } from '#tests/paths/screens/payTransfer.chat.ts';
import { payTransferPaths } from '#tests/paths/specs/payTransfer.paths.ts';
import { byPlaying } from './endings.ts';
import { aGuidedSender, giveOrKeepPasswordInChat, payButton, updateOrLeaveProfileInChat } from './guided.ts';
import type { Answer } from './heldCalls.ts';
import { agreedStarts, waysToPay } from './paymentWays.ts';
import type { Stage } from './stage.ts';
import { walkTours } from './walkTours.ts';

const sender = aGuidedSender();
const { use, sees, fetchTransfer, ends, others, paysAsBefore } = waysToPay(payTransferInChat);

/** The button tells the sum, and the recipient or with what it is paid. */
async function payAtReview(stage: Stage): Promise<void> {
  await sender.reviewTransfer(stage);
  await stage.page.press((await payButton(stage)) ?? '');
}

walkTours({
  face: 'chat',
  spec: payTransferPaths,
  // Whoever is asked here lacks nothing that we ask.
  use: { ...use, headlines: { ...use.headlines, profile: asks('profile') } },
  sees,
  prepares: sender.prepares,
  opens: {
    'an unpaid transfer': payAtReview,
    ...Object.fromEntries(agreedStarts.map(([start, payBy]) => [start, paysAsBefore(payBy, payAtReview)])),
  },
  ends: {
    fetchTransfer,
    ...ends,
    completeProfile: byPlaying(updateOrLeaveProfileInChat),
    reauthentication: byPlaying(giveOrKeepPasswordInChat),
  },
  others: new Map<Endpoint, () => Answer>(others),
  readsGrowOld: true,
});
