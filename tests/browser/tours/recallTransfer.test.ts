import { dismissVerificationToast } from '#contract/account/account.ts';
import { openRecall, readRecall } from '#contract/transfer/recall.ts';
import type { Credentials } from '#src/machines/account/sign-in/signInMachine.ts';
import { testPassword } from '#tests/fixtures/people.ts';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';
import { newTransfer, payByBank, untilStatus, verifiedSender } from '#tests/fixtures/sending.ts';
import { recallTransferUse } from '#tests/paths/screens/recallTransfer.screen.ts';
import { recallTransferPaths } from '#tests/paths/specs/recallTransfer.paths.ts';
import { byCall } from './endings.ts';
import type { Stage } from './stage.ts';
import { walkTours } from './walkTours.ts';

let transferId: string;

walkTours({
  spec: recallTransferPaths,
  use: recallTransferUse,
  async prepares(app: RunningApp): Promise<Credentials> {
    const person = await verifiedSender(app);
    await person.sender.call(dismissVerificationToast, { body: { displayVerificationToast: false } });
    const transfer = await newTransfer(person);
    await payByBank(person, transfer);
    transferId = (await untilStatus(person, transfer.id, 'COMPLETE')).id;
    return { username: person.username, password: testPassword };
  },
  opens: {
    async 'a delivered transfer'({ tab }: Stage) {
      await tab.goto(`/transactions?transfer=${transferId}&recall=`);
    },
  },
  ends: { readRecall: byCall(readRecall), openRecall: byCall(openRecall) },
});
