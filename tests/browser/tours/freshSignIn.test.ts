import { sql } from 'kysely';
import { confirmDeed, deedPasskeyOptions, readDeed } from '#contract/deed.ts';
import { signIn } from '#contract/session.ts';
import { readTransfer, updateTransfer } from '#contract/transfer.ts';
import { newId } from '#server/ids.ts';
import { signUpAndIn } from '#tests/fixtures/people.ts';
import type { RunningApp } from '#tests/fixtures/runningApp.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { freshSignInUse } from '#tests/paths/screens/freshSignIn.screen.ts';
import { words } from '#tests/paths/screens/words.ts';
import { freshSignInPaths } from '#tests/paths/specs/freshSignIn.paths.ts';
import { virtualAuthenticator } from '../harness/virtualAuthenticator.ts';
import { answerOf, byCall, byCalls } from './endings.ts';
import { told } from './senders.ts';
import type { Stage } from './stage.ts';
import { walkTours } from './walkTours.ts';

const unpaid = transferFixture();
const password = 'Correct-Horse-9';

/** The server wants it confirmed before a sum above the limit is paid (D-120). */
async function payMuch({ tab, page }: Stage): Promise<void> {
  await tab.goto(`/payment-method?transferId=${unpaid.id}`);
  await page.choose(words('pay.options'), words('pay.kinds.bank.title'));
  await page.press(words('pay.proceed'));
}

/** As the server knows them when the page asks who is there. */
async function asSomebodyWith(passkeys: 0 | 1, stage: Stage): Promise<void> {
  await sql`delete from passkey`.execute(stage.app.db);
  await sql`insert into passkey (id, user_id, credential_id, public_key, sign_count, transports, is_synced, name)
    select ${newId()}, id, 'AA', 'AA', 0, '[]', false, 'My phone' from app_user limit ${passkeys}`.execute(
    stage.app.db,
  );
  await (await virtualAuthenticator(stage.tab)).isGivenPasskey();
  await payMuch(stage);
}

/** For any passkey of this site: whose it is, is for the model to say. */
const options = { challenge: 'c'.repeat(43), rpId: 'localhost', userVerification: 'required' };
const done = () => ({ done: true });

walkTours({
  spec: freshSignInPaths,
  use: freshSignInUse,
  async prepares(app: RunningApp) {
    const { username } = await signUpAndIn(app, { password, confirmation: password });
    return { username, password };
  },
  opens: {
    'a sum above the limit': (stage) => asSomebodyWith(0, stage),
    'a sum above the limit, with a second factor': (stage) => asSomebodyWith(1, stage),
  },
  ends: {
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
  },
  // The page knows of a second factor from its person, and asks it of no context.
  sees: ({ isConfirmed, pending, failure }) => [isConfirmed, pending, failure?.code],
  others: new Map([told(readTransfer, { data: unpaid }), told(updateTransfer, { code: 'freshSignInRequired' })]),
});
