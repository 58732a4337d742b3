import { readUser } from '#contract/account/account.ts';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { updateTransfer } from '#contract/transfer/transfer.ts';
import { submitPersonalDetails } from '#contract/verification/verification.ts';
import { completeProfileUse } from '#tests/paths/screens/completeProfile.screen.ts';
import { words } from '#tests/paths/screens/words.ts';
import { completeProfilePaths } from '#tests/paths/specs/completeProfile.paths.ts';
import { byCall } from './endings.ts';
import type { Answer } from './heldCalls.ts';
import { aSenderWithTransfers } from './senders.ts';
import { walkTours } from './walkTours.ts';

const sender = aSenderWithTransfers();

/** The payment company misses something once; whoever comes back from it is told of something else. */
let missesProfile = false;

walkTours({
  spec: completeProfilePaths,
  use: completeProfileUse,
  prepares: sender.prepares,
  opens: {
    async 'a payment that waits'({ tab, page }) {
      missesProfile = true;
      const { id } = await sender.createTransfer();
      await tab.goto(`/payment-method?transferId=${id}`);
      await page.choose(words('pay.options'), words('pay.kinds.card.title'));
      await page.press(words('pay.proceed'));
    },
  },
  ends: { readProfile: byCall(readUser), saveDetails: byCall(submitPersonalDetails) },
  others: new Map<Endpoint, () => Answer>([
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
