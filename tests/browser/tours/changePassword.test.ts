import { changePassword } from '#contract/account/profile.ts';
import { changePasswordUse } from '#tests/paths/screens/changePassword.screen.ts';
import { changePasswordPaths } from '#tests/paths/specs/changePassword.paths.ts';
import { byCall } from './endings.ts';
import { at } from './openings.ts';
import { aSender } from './senders.ts';
import { walkTours } from './walkTours.ts';

walkTours({
  spec: changePasswordPaths,
  use: changePasswordUse,
  prepares: aSender,
  opens: { 'signed in': at('/change-password') },
  ends: { changePassword: byCall(changePassword, { wire: () => ({ done: true }) }) },
});
