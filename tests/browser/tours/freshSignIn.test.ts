import { signIn } from '#contract/session.ts';
import { readTransfer, updateTransfer } from '#contract/transfer.ts';
import { signUpAndIn } from '#tests/fixtures/people.ts';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { freshSignInUse } from '#tests/paths/screens/freshSignIn.screen.ts';
import { words } from '#tests/paths/screens/words.ts';
import { freshSignInPaths } from '#tests/paths/specs/freshSignIn.paths.ts';
import { byCall } from './endings.ts';
import { told } from './senders.ts';
import type { Stage } from './stage.ts';
import { walkTours } from './walkTours.ts';

const unpaid = transferFixture();
const password = 'Correct-Horse-9';

/** The server wants the password once more before a sum above the limit is paid (D-120). */
async function payMuch({ tab, page }: Stage): Promise<void> {
  await tab.goto(`/payment-method?transferId=${unpaid.id}`);
  await page.choose(words('pay.options'), words('pay.kinds.bank.title'));
  await page.press(words('pay.proceed'));
}

walkTours({
  // With a second factor it takes an authenticator, which the browser of a tour has not.
  spec: { ...freshSignInPaths, starts: { 'a sum above the limit': undefined } },
  use: freshSignInUse,
  async prepares(app: RunningApp) {
    const { username } = await signUpAndIn(app, { password, confirmation: password });
    return { username, password };
  },
  opens: { 'a sum above the limit': payMuch },
  ends: {
    readDeed: 'elsewhere',
    confirmByPasskey: 'elsewhere',
    confirmPassword: byCall(signIn, { real: { right: async () => undefined } }),
  },
  others: new Map([told(readTransfer, { data: unpaid }), told(updateTransfer, { code: 'freshSignInRequired' })]),
});
