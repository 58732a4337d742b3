import { sql } from 'kysely';
import { readUser } from '#contract/account/account.ts';
import {
  openVerificationWidget,
  requestVerificationDocuments,
  submitPersonalDetails,
} from '#contract/verification/verification.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { words } from '#tests/paths/screens/words.ts';
import { answerNext, byCall, byPlaying } from './endings.ts';
import type { ActorEnd, Stage } from './stage.ts';
import { widgetAddress } from './widgetPage.ts';

/** The only person there is has not told where they live. */
async function withoutDetails({ app }: Stage): Promise<void> {
  await sql`update app_user set profile = profile - 'gender' - 'address1' - 'city' - 'zip'`.execute(app.db);
}

async function withDetails({ app }: Stage): Promise<void> {
  const details = JSON.stringify({ gender: 'female', address1: '1 High Street', city: 'London', zip: 'N1 1AA' });
  await sql`update app_user set profile = profile || ${details}::jsonb`.execute(app.db);
}

/** The widget opens and is closed again, or does not open. Its own paths are toured apart. */
async function leaveWidget(stage: Stage, { output }: ActorEnd): Promise<void> {
  await answerNext(stage, requestVerificationDocuments, { data: userFixture() });
  if (output.failure) return answerNext(stage, openVerificationWidget, output.failure);
  await answerNext(stage, openVerificationWidget, {
    data: { token: 'token', widgetUrl: widgetAddress(stage.app), parts: [], expiresAt: 2_000 },
  });
  await stage.page.press(words('verification.capture.close'));
}

export const checksOfIdentity = {
  fetchUser: byCall(readUser, { real: { 'nothing submitted': withoutDetails, 'details submitted': withDetails } }),
  submitPersonalDetails: byCall(submitPersonalDetails, { real: { ok: withoutDetails } }),
  captureDocuments: byPlaying(leaveWidget, [requestVerificationDocuments, openVerificationWidget]),
};
