import { sql } from 'kysely';
import { signInByCode, signInByPasskey, signInPasskeyOptions } from '#contract/session/secondFactor.ts';
import { signIn } from '#contract/session/session.ts';
import { signUpAndIn } from '#tests/fixtures/people.ts';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';
import { virtualAuthenticator } from '../harness/virtualAuthenticator.ts';
import { answerOf, byCall, byCalls } from './endings.ts';
import type { Stage } from './stage.ts';

export const accountEmail = 'ama@example.com';
const password = 'Correct-horse1';

/** An account with an e-mail address and a phone number; nobody is signed in to it. */
export async function anAccount(app: RunningApp): Promise<undefined> {
  await signUpAndIn(app, { email: accountEmail, password, confirmation: password });
  await sql`update app_user set phone = '+447700900123' where email = ${accountEmail}`.execute(app.db);
}

/** The account as the outcome needs it; whoever is right about the password then hears of it. */
const whose =
  (status: 'ACTIVE' | 'BLOCKED' | 'INACTIVE' | 'UNCONFIRMED') =>
  async ({ app }: Stage): Promise<void> => {
    await sql`update app_user set status = ${status} where email = ${accountEmail}`.execute(app.db);
  };

const opened = (user: unknown) => ({ user, signingKey: 'a'.repeat(43) });

export const signingIn = byCall(signIn, {
  real: {
    'with e-mail': whose('ACTIVE'),
    accountNotConfirmed: whose('UNCONFIRMED'),
    accountBlocked: whose('BLOCKED'),
    accountInactive: whose('INACTIVE'),
  },
  wire: opened,
});

export const signingInByCode = byCall(signInByCode, { wire: opened });

/** The browser signs the real server's challenge; whose passkey it is, is for the model to say. */
export const signingInByPasskey = byCalls([signInPasskeyOptions, signInByPasskey], async (_stage, event) => [
  'real',
  answerOf(event, opened),
]);

/** The page as somebody opens it who has a passkey on this device. */
export const withPasskeyHere = (open: (stage: Stage) => Promise<void>) => async (stage: Stage) => {
  await (await virtualAuthenticator(stage.tab)).isGivenPasskey();
  await open(stage);
};
