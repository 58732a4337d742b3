import { confirmAccount, registerAccount, resendActivation } from '#contract/account/registration.ts';
import { registrationFixture } from '#tests/fixtures/registrationFixture.ts';
import { confirmCodeOnScreens, confirmCodeUse } from '#tests/paths/screens/confirmCode.screen.ts';
import { words } from '#tests/paths/screens/words.ts';
import { manyFrom } from '#tests/paths/walker/pathSpec.ts';
import { fillRegistration } from '../harness/authForms.ts';
import { codeSent, withoutKind } from './codes.ts';
import { byCall, byTime } from './endings.ts';
import { at } from './openings.ts';
import { told } from './senders.ts';
import type { Stage } from './stage.ts';
import { passes } from './untilResend.ts';
import { walkTours } from './walkTours.ts';

const spec: typeof confirmCodeOnScreens = {
  ...confirmCodeOnScreens,
  cases: {
    ...confirmCodeOnScreens.cases,
    'code.requested': (snapshot) =>
      passes(snapshot) ? [] : manyFrom(confirmCodeOnScreens.cases['code.requested'], snapshot),
  },
};

async function register({ tab, page }: Stage): Promise<void> {
  await tab.goto('/sign-up?with=email');
  await fillRegistration(tab, registrationFixture);
  await page.press(words('common.signUp'));
}

walkTours({
  spec,
  use: confirmCodeUse,
  passes,
  opens: {
    'code sent': register,
    'link followed': at('/confirm-account/link-token'),
    'link without its token': at('/confirm-account'),
  },
  startsElsewhere: { 'code sent to a phone': 'no page asks for it yet' },
  ends: {
    checkCode: byCall(confirmAccount, { wire: withoutKind }),
    sendCode: byCall(resendActivation, { wire: () => codeSent }),
    waitUntilResend: byTime(codeSent.resendAfterSeconds),
  },
  others: new Map([told(registerAccount, { data: codeSent })]),
});
