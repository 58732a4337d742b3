import { confirmAccount, registerEmail } from '#contract/account/registration.ts';
import { registerEmailUse } from '#tests/paths/screens/registerEmail.screen.ts';
import { registerEmailPaths } from '#tests/paths/specs/registerEmail.paths.ts';
import { byConfirming, codeSent, withoutKind } from './codes.ts';
import { byCall, byPlaying } from './endings.ts';
import { at } from './openings.ts';
import { aPhoneOwner, giveOrKeepPassword } from './senders.ts';
import { walkTours } from './walkTours.ts';

walkTours({
  spec: registerEmailPaths,
  use: registerEmailUse,
  prepares: aPhoneOwner,
  opens: { 'phone only': at('/email-registration') },
  ends: {
    registerEmail: byCall(registerEmail, { wire: () => codeSent }),
    reauthentication: byPlaying(giveOrKeepPassword),
    confirmCode: byConfirming(confirmAccount, withoutKind),
  },
});
