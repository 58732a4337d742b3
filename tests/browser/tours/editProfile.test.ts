import { updateUser } from '#contract/account/profile.ts';
import type { Credentials } from '#src/machines/account/sign-in/signInMachine.ts';
import { signUpAndIn, testPassword } from '#tests/fixtures/people.ts';
import { submitPersonalDetailsOf } from '#tests/fixtures/personalDetails.ts';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';
import { editProfileUse } from '#tests/paths/screens/editProfile.screen.ts';
import { editProfilePaths } from '#tests/paths/specs/editProfile.paths.ts';
import { byCall, byPlaying } from './endings.ts';
import { at } from './openings.ts';
import { giveOrKeepPassword } from './senders.ts';
import { walkTours } from './walkTours.ts';

walkTours({
  spec: editProfilePaths,
  use: editProfileUse,
  async prepares(app: RunningApp): Promise<Credentials> {
    const person = await signUpAndIn(app);
    await submitPersonalDetailsOf(app, person);
    return { username: person.username, password: testPassword };
  },
  opens: { 'profile submitted': at('/profile?mode=edit') },
  ends: { reauthentication: byPlaying(giveOrKeepPassword), saveProfile: byCall(updateUser) },
});
