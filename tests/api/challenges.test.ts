import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readProofOfWork, solveChallenge } from '#contract/account/proofOfWork.ts';
import { registerAccount, requestPasswordReset } from '#contract/account/registration.ts';
import type { Challenge } from '#contract/protocol/challenge.ts';
import { requestHeaders } from '#contract/protocol/requestHash.ts';
import { signIn } from '#contract/session/session.ts';
import { codesPerAddress } from '#server/account/codes.ts';
import { registrationsPerVisitor } from '#server/account/registrationRoutes.ts';
import { triesPerAccount } from '#server/account/sessionRoutes.ts';
import { challenges } from '#server/http/challenges.ts';
import { sha256Hex } from '#server/http/requestSignature.ts';
import { newRegistration, signInWith, signUpAndIn, testPassword } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp, testKeys } from '#tests/fixtures/runningApp.ts';
import { type Answer, createSender, withoutWork } from '#tests/fixtures/sender.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const stranger = () => createSender(app.baseUrl);
const codeOf = (answer: Answer<typeof signIn>) => (answer.ok ? 'signed in' : answer.error.code);
const tryPassword = (username: string, password: string, proof?: string) =>
  stranger().call(
    signIn,
    { body: { username, password } },
    proof === undefined ? withoutWork : { [requestHeaders.proofOfWork]: proof },
  );

/** What a refusal asks for instead. */
function askedBy(answer: Answer<typeof signIn>): Challenge {
  const asked = answer.ok ? undefined : answer.error.details?.challenge;
  if (!asked) throw new Error(`No challenge: ${JSON.stringify(answer)}`);
  return asked;
}

/** Somebody whose account strangers have tried to get into as often as is free. */
async function attacked(times = triesPerAccount.free) {
  const person = await signUpAndIn(app);
  const key = `signIn:${sha256Hex(person.username)}`;
  await tryPassword(person.username, 'Wrong-77-Kite');
  await sql`update attempt_count set count = ${times} where bucket = ${key}`.execute(app.db);
  return person;
}

describe('a browser an account does not know, after ten wrong passwords', () => {
  test('is asked for work, does it, and signs in with the right password (ASVS 6.3.1)', async () => {
    const { username } = await signUpAndIn(app);
    for (let wrong = 0; wrong < triesPerAccount.free; wrong++) {
      expect(codeOf(await tryPassword(username, 'Wrong-77-Kite'))).toBe('credentialsWrong');
    }
    const refused = await tryPassword(username, testPassword);
    expect(refused).toMatchObject({ status: 429, error: { code: 'challengeRequired' } });
    expect(codeOf(await tryPassword(username, testPassword, solveChallenge(askedBy(refused))))).toBe('signed in');
  });

  test('is asked whether or not there is such an account (ASVS 6.3.8)', async () => {
    for (let wrong = 0; wrong < triesPerAccount.free; wrong++) await tryPassword('nobody@example.com', 'Wrong-77-Kite');
    expect(codeOf(await tryPassword('nobody@example.com', 'Wrong-77-Kite'))).toBe('challengeRequired');
  });

  test('brings each piece of work once, for that account, in time, and as it was asked', async () => {
    const [{ username }, other] = [await attacked(), await attacked()];
    const asked = askedBy(await tryPassword(username, 'Wrong-77-Kite'));
    const proof = solveChallenge(asked);
    const easier = { ...asked, difficulty: 1 };
    const later = { ...asked, expires: asked.expires + 60 };
    const undone = [asked.nonce, asked.difficulty, asked.expires, asked.mac, '0.0.0.0.0.0.0.0'].join('~');
    const forged = [solveChallenge(easier), solveChallenge(later), undone, proof.replace('~', '~~'), '~', 'x'];
    for (const text of forged) {
      expect(codeOf(await tryPassword(username, testPassword, text)), text).toBe('challengeRequired');
    }
    expect(codeOf(await tryPassword(other.username, testPassword, proof))).toBe('challengeRequired');
    const reset = { body: { username, type: 'email' as const } };
    await stranger().call(requestPasswordReset, reset, { [requestHeaders.proofOfWork]: proof });
    expect(codeOf(await tryPassword(username, 'Wrong-77-Kite', proof))).toBe('credentialsWrong');
    expect(codeOf(await tryPassword(username, testPassword, proof))).toBe('challengeRequired');
  });

  test('brings it once when fifty requests carry it at the same moment', async () => {
    const { username } = await attacked();
    const proof = solveChallenge(askedBy(await tryPassword(username, 'Wrong-77-Kite')));
    const answers = await Promise.all(Array.from({ length: 50 }, () => tryPassword(username, 'Wrong-77-Kite', proof)));
    expect(answers.map(codeOf).filter((code) => code === 'credentialsWrong')).toHaveLength(1);
  });

  test('is asked for more the more was tried, up to a wall that asking does not bring nearer', async () => {
    const { username } = await attacked();
    const first = askedBy(await tryPassword(username, 'Wrong-77-Kite'));
    for (let asking = 0; asking < 20; asking++) await tryPassword(username, 'Wrong-77-Kite');
    expect(askedBy(await tryPassword(username, 'Wrong-77-Kite')).difficulty).toBe(first.difficulty);
    const harder = askedBy(await tryPassword((await attacked(30)).username, 'Wrong-77-Kite'));
    expect(harder.difficulty).toBe(first.difficulty + 2);
    const hardest = askedBy(await tryPassword((await attacked(99)).username, 'Wrong-77-Kite'));
    expect(hardest.difficulty).toBe(first.difficulty + 4);
    expect(codeOf(await tryPassword((await attacked(100)).username, testPassword))).toBe('tooManyRequests');
  });

  test('is told in both languages what to do when its browser cannot', async () => {
    const { username } = await attacked();
    const visitor = stranger();
    visitor.speaks('fr');
    const body = { username, password: testPassword };
    const answer = await visitor.call(signIn, { body }, withoutWork);
    expect(answer).toMatchObject({
      error: { message: /Rechargez la page et réessayez, ou revenez dans \d+ minutes\./ },
    });
    expect(await tryPassword(username, testPassword)).toMatchObject({
      error: { message: /Reload the page and try again, or come back in \d+ minutes\./ },
    });
  });
});

test('a browser the account knows is asked for nothing meanwhile', async () => {
  const { username, sender } = await attacked(100);
  expect((await signInWith(app, { username, password: testPassword }, sender)).username).toBe(username);
});

test('an expired piece of work is worth nothing', async () => {
  const { username } = await attacked();
  const askedAgo = async (seconds: number): Promise<Challenge> => {
    const clock = { now: () => Date.now() - seconds * 1000 };
    const { proofOf } = challenges({ db: app.db, keys: testKeys, clock });
    const proof = await proofOf(undefined, { call: 'signIn', about: sha256Hex(username) });
    const asked = proof.ask({ level: 0, seconds: 60 }).details?.challenge;
    if (!asked) throw new Error('No challenge');
    return asked;
  };
  const signInAsked = async (seconds: number) =>
    codeOf(await tryPassword(username, testPassword, solveChallenge(await askedAgo(seconds))));
  expect(await signInAsked(302)).toBe('challengeRequired');
  expect(await signInAsked(240)).toBe('signed in');
});

describe('work in place of a refusal', () => {
  test('is asked of a visitor who registers more than a household, and opens the account', async () => {
    await stranger().call(registerAccount, { body: newRegistration() });
    await sql`update attempt_count set count = ${registrationsPerVisitor.free} where bucket like 'registration:%'`.execute(
      app.db,
    );
    const body = newRegistration();
    const refused = await stranger().call(registerAccount, { body }, withoutWork);
    expect(refused).toMatchObject({ error: { code: 'challengeRequired' } });
    expect(await stranger().call(registerAccount, { body })).toMatchObject({ ok: true, data: { sentTo: body.email } });
  });

  test('is asked for codes to an address that got several today, and sends the next', async () => {
    const username = 'often-asked@example.com';
    const reset = (headers = {}) =>
      stranger().call(requestPasswordReset, { body: { username, type: 'email' } }, headers);
    const sendable = () =>
      sql`update code_request set created_at = created_at - interval '30 seconds' where sent_to = ${username}`.execute(
        app.db,
      );
    for (let sent = 0; sent < codesPerAddress.free; sent++) {
      expect(await reset(withoutWork)).toMatchObject({ ok: true });
      await sendable();
    }
    expect(await reset(withoutWork)).toMatchObject({
      error: { code: 'challengeRequired' },
    });
    expect(await reset()).toMatchObject({ ok: true });
  });
});

test('nothing that comes as a proof is believed or breaks anything (property)', () => {
  const asked = fc.record({
    nonce: fc.string(),
    difficulty: fc.integer(),
    expires: fc.double(),
    mac: fc.string(),
    answers: fc.array(fc.integer()),
  });
  const written = asked.map(({ nonce, difficulty, expires, mac, answers }) =>
    [nonce, difficulty, expires, mac, answers.join('.')].join('~'),
  );
  fc.assert(
    fc.property(fc.oneof(fc.string(), written), (text) => {
      expect(readProofOfWork(text)?.isDone ?? false).toBe(false);
    }),
  );
});
