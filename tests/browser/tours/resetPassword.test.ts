import { requestPasswordReset, resetPassword, verifyPasswordReset } from '#contract/account/registration.ts';
import { resetPasswordUse } from '#tests/paths/screens/resetPassword.screen.ts';
import { resetPasswordPaths } from '#tests/paths/specs/resetPassword.paths.ts';
import { byConfirming, codeSent, withoutKind } from './codes.ts';
import { byCall } from './endings.ts';
import { at } from './openings.ts';
import { walkTours } from './walkTours.ts';

walkTours({
  spec: resetPasswordPaths,
  use: resetPasswordUse,
  opens: { 'password forgotten': at('/forget-password'), 'link followed': at('/reset-password/link-token') },
  ends: {
    requestReset: byCall(requestPasswordReset, { wire: () => codeSent }),
    confirmCode: byConfirming(verifyPasswordReset, withoutKind),
    resetPassword: byCall(resetPassword, { wire: () => ({ done: true }) }),
  },
});
