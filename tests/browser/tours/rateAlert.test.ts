import { dismissVerificationToast } from '#contract/account/account.ts';
import { listRateAlerts, setRateAlert, stopRateAlert } from '#contract/quote/rateAlert.ts';
import type { Credentials } from '#src/machines/account/sign-in/signInMachine.ts';
import { testPassword } from '#tests/fixtures/people.ts';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';
import { verifiedSender } from '#tests/fixtures/sending.ts';
import { rateAlertUse } from '#tests/paths/screens/rateAlert.screen.ts';
import { rateAlertPaths } from '#tests/paths/specs/rateAlert.paths.ts';
import { byCall } from './endings.ts';
import { at } from './openings.ts';
import { walkTours } from './walkTours.ts';

walkTours({
  spec: rateAlertPaths,
  use: rateAlertUse,
  async prepares(app: RunningApp): Promise<Credentials> {
    const person = await verifiedSender(app);
    await person.sender.call(dismissVerificationToast, { body: { displayVerificationToast: false } });
    return { username: person.username, password: testPassword };
  },
  opens: { 'the page with the rates': at('/rates?base=GBP&target=XAF&alerts=') },
  ends: {
    readAlerts: byCall(listRateAlerts),
    setAlert: byCall(setRateAlert),
    stopAlert: byCall(stopRateAlert),
  },
});
