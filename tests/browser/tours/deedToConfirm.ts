import { sql } from 'kysely';
import { confirmDeed, deedPasskeyOptions, readDeed } from '#contract/account/deed.ts';
import { signIn } from '#contract/session/session.ts';
import { newId } from '#server/database/ids.ts';
import type { ReauthenticationContext } from '#src/machines/account/reauthentication/reauthenticationMachine.ts';
import { virtualAuthenticator } from '../harness/virtualAuthenticator.ts';
import { answerOf, byCall, byCalls } from './endings.ts';
import type { Stage } from './stage.ts';

/** A payment the server wants confirmed by its sender, who has so many passkeys (D-120). */

/** As the server knows them when the page asks who is there. */
async function isGivenPasskeys(stage: Stage, passkeys: 0 | 1): Promise<void> {
  await sql`delete from passkey`.execute(stage.app.db);
  await sql`insert into passkey (id, user_id, credential_id, public_key, sign_count, transports, is_synced, name)
    select ${newId()}, id, 'AA', 'AA', 0, '[]', false, 'My phone' from app_user limit ${passkeys}`.execute(
    stage.app.db,
  );
  await (await virtualAuthenticator(stage.tab)).isGivenPasskey();
}

/** The starts of the model: the same payment, of somebody without a second factor and with one. */
export const sumsAboveLimit = (pay: (stage: Stage) => Promise<void>) => {
  const payWith = (passkeys: 0 | 1) => async (stage: Stage) => {
    await isGivenPasskeys(stage, passkeys);
    await pay(stage);
  };
  return { 'a sum above the limit': payWith(0), 'a sum above the limit, with a second factor': payWith(1) };
};

/** For any passkey of this site: whose it is, is for the model to say. */
const options = { challenge: 'c'.repeat(43), rpId: 'localhost', userVerification: 'required' };
const done = () => ({ done: true });

export const waysToConfirm = {
  readDeed: byCall(readDeed),
  confirmByPasskey: byCalls([deedPasskeyOptions, confirmDeed], async (_stage, event) => [
    { data: options },
    answerOf(event, done),
  ]),
  // The password alone goes to the real server where it is right; with a code it confirms one deed.
  confirmPassword: byCalls([signIn, confirmDeed], async (_stage, event) => [
    event.label === 'right' ? 'real' : answerOf(event),
    answerOf(event, done),
  ]),
};

/** The page knows of a second factor from its person, and asks it of no context. */
export const seesConfirmed = ({ isConfirmed, pending, failure }: ReauthenticationContext) => [
  isConfirmed,
  pending,
  failure?.code,
];
