import { readUser } from '#contract/account/account.ts';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { updateTransfer } from '#contract/transfer/transfer.ts';
import { submitPersonalDetails } from '#contract/verification/verification.ts';
import { completeProfileInChat } from '#tests/paths/screens/completeProfile.chat.ts';
import { completeProfilePaths } from '#tests/paths/specs/completeProfile.paths.ts';
import { byCall } from './endings.ts';
import { chooseToPayByBank, readsOfUnpaid, reviewUnpaid } from './guided.ts';
import type { Answer } from './heldCalls.ts';
import { aSender } from './senders.ts';
import { walkTours } from './walkTours.ts';

/** The payment company misses something once; whoever comes back from it is told of something else. */
let missesProfile = false;

walkTours({
  face: 'chat',
  spec: completeProfilePaths,
  use: completeProfileInChat,
  prepares: aSender,
  opens: {
    async 'a payment that waits'(stage) {
      missesProfile = true;
      await reviewUnpaid(stage);
      await chooseToPayByBank(stage);
    },
  },
  ends: { readProfile: byCall(readUser), saveDetails: byCall(submitPersonalDetails) },
  others: new Map<Endpoint, () => Answer>([
    ...readsOfUnpaid,
    [
      updateTransfer,
      () => {
        const code = missesProfile ? 'profileIncomplete' : 'transferNotPayable';
        missesProfile = false;
        return { code };
      },
    ],
  ]),
});
