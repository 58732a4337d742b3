import type { Page } from 'playwright';
import { confirmAccount, type Registration, registerAccount } from '#contract/account/registration.ts';
import { signInInstantly } from '#contract/session/session.ts';
import { registrationFixture } from '#tests/fixtures/registrationFixture.ts';
import { signUpUse } from '#tests/paths/screens/signUp.screen.ts';
import { signUpPaths } from '#tests/paths/specs/signUp.paths.ts';
import { fillAboutYou, fillContact, goOn, partHeading } from '../harness/authForms.ts';
import { byConfirming, codeSent, withoutKind } from './codes.ts';
import { byCall } from './endings.ts';
import { at, knowing } from './openings.ts';
import type { Stage } from './stage.ts';
import { walkTours } from './walkTours.ts';

/** What was typed in these parts is there once more. */
const reloadedAfter =
  (...filled: readonly ((tab: Page, registration: Registration) => Promise<void>)[]) =>
  async ({ tab }: Stage): Promise<void> => {
    await tab.goto('/sign-up?with=email');
    for (const [index, fill] of filled.entries()) {
      await fill(tab, registrationFixture);
      await goOn(tab);
      await partHeading(tab, index + 2);
    }
    await tab.waitForFunction(() => sessionStorage.getItem('sawa.flow.typed') !== null);
    await tab.reload();
  };

walkTours({
  spec: signUpPaths,
  use: signUpUse,
  opens: {
    'new here': at('/sign-up?with=email'),
    'invited by a friend': at('/sign-up?with=email&referral=SAW12345'),
    'sent here by signing in': knowing('/email/confirm-account', 'ama@example.com'),
    'link followed': at('/confirm-account/link-token'),
    'reloaded at the second part': reloadedAfter(fillAboutYou),
    'reloaded at the third part': reloadedAfter(fillAboutYou, fillContact),
  },
  startsElsewhere: { 'in a conversation': 'it is in the chat' },
  outOfReach: { 'signUp.askingToEnter | always | 0': 'an account is entered without a press in the guide only' },
  ends: {
    registerAccount: byCall(registerAccount, { wire: () => codeSent }),
    confirmCode: byConfirming(confirmAccount, withoutKind),
    signInInstantly: byCall(signInInstantly, { wire: (user) => ({ user, signingKey: 'a'.repeat(43) }) }),
  },
});
