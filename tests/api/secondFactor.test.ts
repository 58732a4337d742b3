import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmDeed, deedPasskeyOptions, readDeed } from '#contract/account/deed.ts';
import { updateSettings } from '#contract/account/profile.ts';
import { createRecipient } from '#contract/recipient/recipient.ts';
import {
  addPasskey,
  newPasskeyOptions,
  readFactors,
  removePasskey,
  renamePasskey,
  signInByPasskey,
  signInPasskeyOptions,
} from '#contract/session/secondFactor.ts';
import { createTransfer } from '#contract/transfer/transfer.ts';
import { confirmByPasskey, refusalIn, withPasskey } from '#tests/fixtures/factorFixture.ts';
import { messageThat, type Person, signUpAndIn } from '#tests/fixtures/people.ts';
import { askPrice } from '#tests/fixtures/quoting.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { createSender, dataOf, type Sender } from '#tests/fixtures/sender.ts';
import { recipientIn, verifiedSender } from '#tests/fixtures/sending.ts';
import { type SoftPasskey, softPasskey } from '#tests/fixtures/softPasskey.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const grace = recipientIn['UG mobile_money'];
const marie = recipientIn['CM mobile_money'];
if (!grace || !marie) throw new Error('Nobody to send to');

const signInWithPasskey = async (sender: Sender, passkey: SoftPasskey, differences: object = {}) => {
  const { challenge } = dataOf(await sender.call(signInPasskeyOptions));
  const credential = passkey.used({ challenge, origin: app.baseUrl, ...differences });
  return { challenge, credential, answer: await sender.call(signInByPasskey, { body: { credential } }) };
};

describe('passkeys', () => {
  test('are added, named, renamed and removed, several of them; their person is told (ASVS 6.5.6)', async () => {
    const person = await signUpAndIn(app);
    const first = await withPasskey(app, person);
    await messageThat(app, person.username, /You added a passkey/);
    dataOf(await person.sender.call(readFactors));
    expect(refusalIn(await person.sender.call(newPasskeyOptions))).toBe('reauthenticationRequired');
    expect(await confirmByPasskey(app, person, first)).toEqual({ kind: 'account', act: 'addPasskey' });
    await withPasskey(app, person, 'My key');
    const { passkeys } = dataOf(await person.sender.call(readFactors));
    expect(passkeys.map(({ name }) => name)).toEqual(['My phone', 'My key']);
    const params = { passkeyId: passkeys[1]?.id ?? '' };
    const renamed = dataOf(await person.sender.call(renamePasskey, { params, body: { name: 'Blue key' } }));
    expect(renamed.passkeys[1]?.name).toBe('Blue key');
    expect(refusalIn(await person.sender.call(removePasskey, { params }))).toBe('reauthenticationRequired');
    const shown = await confirmByPasskey(app, person, first);
    expect(shown).toEqual({ kind: 'account', act: 'removePasskey', about: 'Blue key' });
    expect(dataOf(await person.sender.call(removePasskey, { params })).passkeys).toHaveLength(1);
    await messageThat(app, person.username, /You removed a passkey/);
  });

  test('of somebody else are nobody’s to rename or remove', async () => {
    const [owner, other] = [await signUpAndIn(app), await signUpAndIn(app)];
    await withPasskey(app, owner);
    const { passkeys } = dataOf(await owner.sender.call(readFactors));
    const params = { passkeyId: passkeys[0]?.id ?? '' };
    expect(refusalIn(await other.sender.call(removePasskey, { params }))).toBe('notFound');
    expect(refusalIn(await other.sender.call(renamePasskey, { params, body: { name: 'Mine' } }))).toBe('notFound');
  });

  test('sign in alone, without a name or a password', async () => {
    const person = await signUpAndIn(app);
    const passkey = await withPasskey(app, person);
    const { answer } = await signInWithPasskey(createSender(app.baseUrl), passkey);
    expect(dataOf(answer).user.id).toBe(person.user.id);
  });

  test.each([
    ['another site asked for', { origin: 'https://sawa.example.evil' }],
    ['another relying party asked for', { rpId: 'evil.example' }],
    ['nobody was verified for', { isVerified: false }],
  ])('are refused for what %s (ASVS 6.7.2)', async (_what, differences) => {
    const person = await signUpAndIn(app);
    const passkey = await withPasskey(app, person);
    const { answer } = await signInWithPasskey(createSender(app.baseUrl), passkey, differences);
    expect(refusalIn(answer)).toBe('passkeyRefused');
  });

  test('that nobody was verified for are not added', async () => {
    const { sender } = await signUpAndIn(app);
    const { challenge } = dataOf(await sender.call(newPasskeyOptions));
    const credential = softPasskey().made({ challenge, origin: app.baseUrl, isVerified: false });
    expect(refusalIn(await sender.call(addPasskey, { body: { name: 'Phone', credential } }))).toBe('passkeyRefused');
  });

  test('whose counter goes back are refused: somebody copied them', async () => {
    const person = await signUpAndIn(app);
    const passkey = await withPasskey(app, person);
    const ahead = await signInWithPasskey(createSender(app.baseUrl), passkey, { counter: 9 });
    expect(ahead.answer.ok).toBe(true);
    const behind = await signInWithPasskey(createSender(app.baseUrl), passkey, { counter: 9 });
    expect(refusalIn(behind.answer)).toBe('passkeyRefused');
  });
});

describe('a challenge', () => {
  test('has 256 bits, is used once, and by the browser it was made for alone (ASVS 6.7.2)', async () => {
    const person = await signUpAndIn(app);
    const passkey = await withPasskey(app, person);
    const sender = createSender(app.baseUrl);
    const { challenge, credential } = await signInWithPasskey(sender, passkey);
    expect(Buffer.from(challenge, 'base64url')).toHaveLength(32);
    expect(refusalIn(await sender.call(signInByPasskey, { body: { credential } }))).toBe('passkeyRefused');

    const victim = createSender(app.baseUrl);
    const { challenge: stolen } = dataOf(await victim.call(signInPasskeyOptions));
    const signed = passkey.used({ challenge: stolen, origin: app.baseUrl });
    const thief = createSender(app.baseUrl);
    expect(refusalIn(await thief.call(signInByPasskey, { body: { credential: signed } }))).toBe('passkeyRefused');
  });

  test('is over after five minutes', async () => {
    const person = await signUpAndIn(app);
    const passkey = await withPasskey(app, person);
    const sender = createSender(app.baseUrl);
    const { challenge } = dataOf(await sender.call(signInPasskeyOptions));
    await sql`update passkey_challenge set expires_at = now() where challenge = ${challenge}`.execute(app.db);
    const credential = passkey.used({ challenge, origin: app.baseUrl });
    expect(refusalIn(await sender.call(signInByPasskey, { body: { credential } }))).toBe('passkeyRefused');
  });

  test('that we never made is refused, and so is another’s signature', async () => {
    const person = await signUpAndIn(app);
    await withPasskey(app, person);
    const sender = createSender(app.baseUrl);
    const made = softPasskey().used({ challenge: 'A'.repeat(43), origin: app.baseUrl });
    expect(refusalIn(await sender.call(signInByPasskey, { body: { credential: made } }))).toBe('passkeyRefused');
    const { answer } = await signInWithPasskey(sender, softPasskey());
    expect(refusalIn(answer)).toBe('passkeyRefused');
  });

  test('to sign in confirms no deed, and one of a deed signs nobody in', async () => {
    const person = await signUpAndIn(app);
    const passkey = await withPasskey(app, person);
    const deed = await deedOf(person);
    const { challenge } = dataOf(await person.sender.call(signInPasskeyOptions));
    const forSignIn = passkey.used({ challenge, origin: app.baseUrl });
    expect(refusalIn(await person.sender.call(confirmDeed, { body: { deed, credential: forSignIn } }))).toBe(
      'passkeyRefused',
    );
    const { challenge: ofDeed } = dataOf(await person.sender.call(deedPasskeyOptions, { body: { deed } }));
    const forDeed = passkey.used({ challenge: ofDeed, origin: app.baseUrl });
    expect(refusalIn(await person.sender.call(signInByPasskey, { body: { credential: forDeed } }))).toBe(
      'passkeyRefused',
    );
  });
});

/** The hash of a deed this person was refused just now: adding Grace. */
async function deedOf({ sender, user }: Person, body = grace): Promise<string> {
  const params = { id: user.id };
  if (!body) throw new Error('Nobody to add');
  expect(refusalIn(await sender.call(createRecipient, { params, body }))).toBe('reauthenticationRequired');
  const { deed } = dataOf(await sender.call(readDeed));
  return deed?.hash ?? '';
}

describe('a deed', () => {
  test('of whoever has a second factor takes it, however fresh the password is (ASVS 7.5.3)', async () => {
    const person = await signUpAndIn(app);
    const passkey = await withPasskey(app, person);
    await deedOf(person);
    const shown = await confirmByPasskey(app, person, passkey);
    expect(shown).toEqual({ kind: 'addRecipient', recipientName: 'Grace Akello', account: '+256771234500' });
    dataOf(await person.sender.call(createRecipient, { params: { id: person.user.id }, body: grace }));
  });

  test('is shown with the sum and the person, and its confirmation serves no other', async () => {
    const person = await verifiedSender(app);
    const params = { id: person.user.id };
    const recipients = [
      dataOf(await person.sender.call(createRecipient, { params, body: grace })),
      dataOf(
        await person.sender.call(createRecipient, {
          params,
          body: { ...grace, firstName: 'Mallory', profile: { ...grace.profile, mobile: '771234511' } },
        }),
      ),
    ];
    const passkey = await withPasskey(app, person);
    const quote = dataOf((await askPrice(person, { amount: 100, to: 'UG' })).answer);
    const pays = (recipientId = '') => ({
      params,
      body: { recipientId, transferQuoteId: quote.id, transferReasonId: 'family-support' },
    });
    expect(refusalIn(await person.sender.call(createTransfer, pays(recipients[0]?.id)))).toBe(
      'reauthenticationRequired',
    );
    const shown = await confirmByPasskey(app, person, passkey);
    expect(shown).toMatchObject({ kind: 'send', currency: 'GBP', recipientName: 'Grace Akello' });
    expect(shown).toMatchObject({ account: '+256771234500', amount: expect.stringMatching(/^1\d\d\.\d\d$/) });
    expect(refusalIn(await person.sender.call(createTransfer, pays(recipients[1]?.id)))).toBe(
      'reauthenticationRequired',
    );
    const made = dataOf(await person.sender.call(createTransfer, pays(recipients[0]?.id)));
    expect(made.recipient.firstName).toBe('Grace');
  });

  test('is not confirmed by what was signed for another, nor by another person', async () => {
    const [person, other] = [await signUpAndIn(app), await signUpAndIn(app)];
    const passkey = await withPasskey(app, person);
    const foreign = await withPasskey(app, other);
    const [forGrace, forMarie] = [await deedOf(person), await deedOf(person, marie)];
    const { challenge } = dataOf(await person.sender.call(deedPasskeyOptions, { body: { deed: forGrace } }));
    const credential = passkey.used({ challenge, origin: app.baseUrl });
    expect(refusalIn(await person.sender.call(confirmDeed, { body: { deed: forMarie, credential } }))).toBe(
      'passkeyRefused',
    );
    const again = dataOf(await person.sender.call(deedPasskeyOptions, { body: { deed: forGrace } }));
    const byOther = foreign.used({ challenge: again.challenge, origin: app.baseUrl });
    expect(refusalIn(await person.sender.call(confirmDeed, { body: { deed: forGrace, credential: byOther } }))).toBe(
      'passkeyRefused',
    );
    expect(refusalIn(await other.sender.call(deedPasskeyOptions, { body: { deed: forGrace } }))).toBe('notFound');
  });

  test('signed once is not confirmed by the same again, and a confirmation is over after five minutes', async () => {
    const person = await signUpAndIn(app);
    const passkey = await withPasskey(app, person);
    const deed = await deedOf(person);
    const { challenge } = dataOf(await person.sender.call(deedPasskeyOptions, { body: { deed } }));
    const body = { deed, credential: passkey.used({ challenge, origin: app.baseUrl }) };
    dataOf(await person.sender.call(confirmDeed, { body }));
    await sql`update deed set confirmed_at = now() - interval '301 s' where hash = ${deed}`.execute(app.db);
    expect(await deedOf(person)).toBe(deed);
    expect(refusalIn(await person.sender.call(confirmDeed, { body }))).toBe('passkeyRefused');
  });

  test('of whoever has no second factor takes a fresh password, as before', async () => {
    const person = await signUpAndIn(app);
    expect(dataOf(await person.sender.call(readDeed))).toEqual({ ways: { passkey: false, code: false } });
    dataOf(await person.sender.call(updateSettings, { body: { marketingPermissions: false } }));
  });
});
