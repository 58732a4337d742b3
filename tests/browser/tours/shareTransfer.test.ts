import { dismissVerificationToast } from '#contract/account/account.ts';
import { createTrackingLink, readTrackingLink, revokeTrackingLink } from '#contract/transfer/trackingLink.ts';
import type { Credentials } from '#src/machines/account/sign-in/signInMachine.ts';
import { testPassword } from '#tests/fixtures/people.ts';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';
import { newTransfer, payByBank, untilStatus, verifiedSender } from '#tests/fixtures/sending.ts';
import { shareTransferUse } from '#tests/paths/screens/shareTransfer.screen.ts';
import { shareTransferPaths } from '#tests/paths/specs/shareTransfer.paths.ts';
import { byCall } from './endings.ts';
import type { Stage } from './stage.ts';
import { walkTours } from './walkTours.ts';

let transferId: string;

walkTours({
  spec: shareTransferPaths,
  use: shareTransferUse,
  async prepares(app: RunningApp): Promise<Credentials> {
    const person = await verifiedSender(app);
    await person.sender.call(dismissVerificationToast, { body: { displayVerificationToast: false } });
    const transfer = await newTransfer(person);
    await payByBank(person, transfer);
    transferId = (await untilStatus(person, transfer.id, 'COMPLETE')).id;
    return { username: person.username, password: testPassword };
  },
  opens: {
    async 'a transfer on its way'({ tab }: Stage) {
      await tab.goto(`/transactions?transfer=${transferId}&share=`);
    },
  },
  ends: {
    readLink: byCall(readTrackingLink),
    makeLink: byCall(createTrackingLink),
    revokeLink: byCall(revokeTrackingLink),
  },
});
