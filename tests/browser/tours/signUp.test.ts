import { confirmAccount, registerAccount } from '#contract/registration.ts';
import { signInInstantly } from '#contract/session.ts';
import { signUpUse } from '#tests/paths/screens/signUp.screen.ts';
import { signUpPaths } from '#tests/paths/specs/signUp.paths.ts';
import { byConfirming, codeSent, withoutKind } from './codes.ts';
import { byCall } from './endings.ts';
import { at, knowing } from './openings.ts';
import { walkTours } from './walkTours.ts';

walkTours({
  spec: signUpPaths,
  use: signUpUse,
  opens: {
    'new here': at('/sign-up?with=email'),
    'invited by a friend': at('/sign-up?with=email&referral=SAW12345'),
    'sent here by signing in': knowing('/email/confirm-account', 'ama@example.com'),
    'link followed': at('/confirm-account/link-token'),
  },
  ends: {
    registerAccount: byCall(registerAccount, { wire: () => codeSent }),
    confirmCode: byConfirming(confirmAccount, withoutKind),
    signInInstantly: byCall(signInInstantly, { wire: (user) => ({ user, signingKey: 'a'.repeat(43) }) }),
  },
});
