import { sql } from 'kysely';
import { confirmAccount, registerEmail } from '#contract/registration.ts';
import { signUpAndIn, testPassword } from '#tests/fixtures/people.ts';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';
import { registerEmailUse } from '#tests/paths/screens/registerEmail.screen.ts';
import { registerEmailPaths } from '#tests/paths/specs/registerEmail.paths.ts';
import { byConfirming, codeSent, withoutKind } from './codes.ts';
import { byCall, byPlaying } from './endings.ts';
import { at } from './openings.ts';
import { giveOrKeepPassword } from './senders.ts';
import { walkTours } from './walkTours.ts';

/** Somebody whose account has a phone and nothing else. */
async function aPhoneOwner(app: RunningApp) {
  const username = '+447700900123';
  const { user } = await signUpAndIn(app);
  await sql`update app_user set email = null, phone = ${username} where id = ${user.id}`.execute(app.db);
  return { username, password: testPassword };
}

walkTours({
  spec: registerEmailPaths,
  use: registerEmailUse,
  prepares: aPhoneOwner,
  opens: { 'phone only': at('/email-registration') },
  ends: {
    registerEmail: byCall(registerEmail, { wire: () => codeSent }),
    freshSignIn: byPlaying(giveOrKeepPassword),
    confirmCode: byConfirming(confirmAccount, withoutKind),
  },
});
