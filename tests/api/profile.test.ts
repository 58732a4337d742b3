import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readUser } from '#contract/account/account.ts';
import { changePassword, type ProfileChanges, updateSettings, updateUser } from '#contract/account/profile.ts';
import { endDevice, listDevices } from '#contract/notification/device.ts';
import { checkSession, signIn } from '#contract/session/session.ts';
import { messageThat, type Person, signInWith, signUpAndIn, testPassword } from '#tests/fixtures/people.ts';
import { submitPersonalDetailsOf } from '#tests/fixtures/personalDetails.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { createSender, dataOf } from '#tests/fixtures/sender.ts';
import { cancel, newTransfer, verifiedSender } from '#tests/fixtures/sending.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** As if the password had been given an hour ago. */
const growStale = ({ user }: Person) =>
  sql`update session set fresh_at = now() - interval '1 hour' where user_id = ${user.id}`.execute(app.db);

const giveThePasswordAgain = async ({ sender, username }: Person, password = testPassword) =>
  dataOf(await sender.call(signIn, { body: { username, password, skipSession: true } }));

const moved: ProfileChanges = { gender: 'female', address1: '2 Low Street', city: 'York', zip: 'YO1 1AA' };
const editing = ({ sender, user }: Person, profile: ProfileChanges = moved) =>
  sender.call(updateUser, { params: { id: user.id }, body: { profile } });

describe('a profile', () => {
  test('is changed after the password was given, and not before (API-17, PRF-07, PRF-18)', async () => {
    const esi = await signUpAndIn(app);
    await submitPersonalDetailsOf(app, esi);
    await growStale(esi);
    expect(await editing(esi)).toMatchObject({ status: 403, error: { code: 'reauthenticationRequired' } });
    await giveThePasswordAgain(esi);
    expect(dataOf(await editing(esi)).profile).toMatchObject(moved);
    const shown = dataOf(await esi.sender.call(readUser, { params: { id: esi.user.id } })).profile;
    expect(shown).toMatchObject({ ...moved, firstName: 'Esi', mobile: esi.user.profile.mobile });
  });

  test('changes by one answer alone, and loses an optional one that is emptied (API-17)', async () => {
    const esi = await signUpAndIn(app);
    await submitPersonalDetailsOf(app, esi);
    const before = dataOf(await editing(esi, { buildingNumber: '7', address2: 'Flat 2' })).profile;
    expect(before).toMatchObject({ buildingNumber: '7', address2: 'Flat 2' });
    const { address2: _emptied, ...kept } = before;
    expect(dataOf(await editing(esi, { city: 'York' })).profile).toEqual({ ...before, city: 'York' });
    expect(dataOf(await editing(esi, { address2: '' })).profile).toEqual({ ...kept, city: 'York' });
  });

  test('comes back as it was typed, however often it looks encoded (ASVS 1.1.1)', async () => {
    const esi = await signUpAndIn(app);
    await submitPersonalDetailsOf(app, esi);
    const address1 = '1 %2541%41 &amp;lt;b&gt; \\u0041 a+b';
    expect(dataOf(await editing(esi, { address1 })).profile.address1).toBe(address1);
    expect(dataOf(await esi.sender.call(readUser, { params: { id: esi.user.id } })).profile.address1).toBe(address1);
  });

  test('is not edited before it was submitted, and never left incomplete (PRF-02, KYC-30)', async () => {
    const esi = await signUpAndIn(app);
    expect(await editing(esi)).toMatchObject({ error: { code: 'personalDetailsRequired' } });
    await submitPersonalDetailsOf(app, esi);
    const answer = await editing(esi, { ...moved, zip: ' ' });
    expect(answer).toMatchObject({
      error: { code: 'personalDetailsInvalid', details: { fields: [{ field: 'zip', problem: 'labelRequired' }] } },
    });
  });

  test('of somebody else is not found, and says nothing of who they are (ASVS 8.2.2)', async () => {
    const [esi, other] = [await signUpAndIn(app), await signUpAndIn(app)];
    const answer = await esi.sender.call(updateUser, { params: { id: other.user.id }, body: { profile: moved } });
    expect(answer).toMatchObject({ status: 404 });
  });

  test('keeps that new terms were agreed to (API-17, SHL-08)', async () => {
    const esi = await signUpAndIn(app);
    await sql`update app_user set profile = profile || '{"readTermsAndCondition": "0"}'
      where id = ${esi.user.id}`.execute(app.db);
    const body = { readTermsAndCondition: '1' } as const;
    const agreed = dataOf(await esi.sender.call(updateUser, { params: { id: esi.user.id }, body }));
    expect(agreed.profile.readTermsAndCondition).toBe('1');
  });
});

test.each([[{ marketingPermissions: false }], [{ language: 'fr' }]] as const)(
  'the setting %j is kept, once the password was given (API-18, PRF-09, PRF-11)',
  async (change) => {
    const esi = await signUpAndIn(app);
    await growStale(esi);
    const refused = await esi.sender.call(updateSettings, { body: change });
    expect(refused).toMatchObject({ error: { code: 'reauthenticationRequired' } });
    await giveThePasswordAgain(esi);
    expect(dataOf(await esi.sender.call(updateSettings, { body: change })).settings).toMatchObject(change);
    const shown = dataOf(await esi.sender.call(readUser, { params: { id: esi.user.id } })).settings;
    expect(shown).toEqual({ ...esi.user.settings, ...change });
  },
);

test('the text size is kept at once, without the password, and is there on another device (API-18)', async () => {
  const esi = await signUpAndIn(app);
  expect(esi.user.settings).not.toHaveProperty('textSize');
  await growStale(esi);
  const kept = dataOf(await esi.sender.call(updateSettings, { body: { textSize: 'larger' } }));
  expect(kept.settings).toEqual({ ...esi.user.settings, textSize: 'larger' });
  const elsewhere = await signInWith(app, { username: esi.username, password: testPassword });
  expect(dataOf(await elsewhere.sender.call(checkSession)).user.settings.textSize).toBe('larger');
});

test('simple words are kept at once, without the password, and are there on another device (API-18)', async () => {
  const esi = await signUpAndIn(app);
  expect(esi.user.settings).not.toHaveProperty('wording');
  await growStale(esi);
  const kept = dataOf(await esi.sender.call(updateSettings, { body: { wording: 'simple' } }));
  expect(kept.settings).toEqual({ ...esi.user.settings, wording: 'simple' });
  const elsewhere = await signInWith(app, { username: esi.username, password: testPassword });
  expect(dataOf(await elsewhere.sender.call(checkSession)).user.settings.wording).toBe('simple');
});

test('who chose simple words is written to in them, about the account and about a transfer (decision 158)', async () => {
  const esi = await verifiedSender(app);
  dataOf(await esi.sender.call(updateSettings, { body: { wording: 'simple' } }));
  await cancel(esi, await newTransfer(esi));
  const added = await messageThat(app, esi.username, /was added to your recipients$/m);
  expect(added.text).toContain('Did you add them? Then you don’t need to do anything.');
  const cancelled = await messageThat(app, esi.username, /was cancelled$/m);
  expect(cancelled.text).toContain('Had you paid? Then we’re refunding you.');
});

test('the data saver is kept at once, without the password, and is there on another device (decision 149)', async () => {
  const esi = await signUpAndIn(app);
  expect(esi.user.settings).not.toHaveProperty('dataSaver');
  await growStale(esi);
  const kept = dataOf(await esi.sender.call(updateSettings, { body: { dataSaver: 'on' } }));
  expect(kept.settings).toEqual({ ...esi.user.settings, dataSaver: 'on' });
  const elsewhere = await signInWith(app, { username: esi.username, password: testPassword });
  expect(dataOf(await elsewhere.sender.call(checkSession)).user.settings.dataSaver).toBe('on');
});

test('the language of a sign-in is kept, and giving the password again changes none (LNG-03)', async () => {
  const { user, username } = await signUpAndIn(app);
  expect(user.settings.language).toBe('en');
  const french = createSender(app.baseUrl);
  french.speaks('fr');
  const body = { username, password: testPassword };
  const again = await french.call(signIn, { body: { ...body, skipSession: true } });
  expect(dataOf(again).user.settings.language).toBe('en');
  const opened = await french.call(signIn, { body });
  expect(dataOf(opened).user.settings.language).toBe('fr');
});

describe('a known password', () => {
  const next = 'Harbour-7-Lamp';
  const changing = (
    { sender }: Person,
    differences: Partial<Record<'oldPassword' | 'password' | 'confirmation', string>>,
  ) =>
    sender.call(changePassword, {
      body: { oldPassword: testPassword, password: next, confirmation: next, ...differences },
    });

  test('is changed on one device, which stays signed in while the others do not (API-15, PRF-08, ASVS 6.2.2, 6.2.3)', async () => {
    const esi = await signUpAndIn(app);
    const elsewhere = await signInWith(app, { username: esi.username, password: testPassword });
    dataOf(await changing(esi, {}));
    expect(await esi.sender.call(checkSession)).toMatchObject({ ok: true });
    expect(await elsewhere.sender.call(checkSession)).toMatchObject({ status: 401 });
    const old = { username: esi.username, password: testPassword };
    expect(await createSender(app.baseUrl).call(signIn, { body: old })).toMatchObject({ ok: false });
    await signInWith(app, { username: esi.username, password: next });
    const notice = await messageThat(app, esi.username, /^Your Sawa password was changed$/m);
    expect(notice.text).toContain('every other device');
  });

  test.each([
    ['the old one is not right (ERR-08)', { oldPassword: 'Not-A-Password-1' }, 'oldPasswordWrong'],
    ['the new one is written in two ways (PRF-16)', { confirmation: 'Harbour-7-Lamb' }, 'passwordsDiffer'],
    ['the new one is too short (PRF-14)', { password: 'Short-1', confirmation: 'Short-1' }, 'passwordRefused'],
    [
      'the new one is too long (PRF-14)',
      { password: `A1${'b'.repeat(19)}`, confirmation: `A1${'b'.repeat(19)}` },
      'passwordRefused',
    ],
    [
      'the new one has no number (PRF-15)',
      { password: 'Harbour-Lamp', confirmation: 'Harbour-Lamp' },
      'passwordRefused',
    ],
  ])('stays when %s', async (_case, differences, code) => {
    const esi = await signUpAndIn(app);
    expect(await changing(esi, differences)).toMatchObject({ status: 422, error: { code } });
    await signInWith(app, { username: esi.username, password: testPassword });
  });

  test('is not to be guessed on a session that was left open (ASVS 6.3.1)', async () => {
    const esi = await signUpAndIn(app);
    for (let tries = 0; tries < 10; tries++) await changing(esi, { oldPassword: 'Not-A-Password-1' });
    expect(await changing(esi, {})).toMatchObject({ status: 429 });
  });
});

describe('devices', () => {
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1) AppleWebKit/605.1.15 Version/18.1 Mobile Safari/604.1';

  test('signed in are listed, this one marked, and another is signed out (ASVS 7.5.2)', async () => {
    const esi = await signUpAndIn(app);
    const onPhone = createSender(app.baseUrl);
    const body = { username: esi.username, password: testPassword };
    const opened = dataOf(await onPhone.call(signIn, { body }, { 'user-agent': phone }));
    onPhone.becomes(esi.username, opened.signingKey ?? '');

    const devices = dataOf(await esi.sender.call(listDevices));
    expect(devices).toHaveLength(2);
    const other = devices.find(({ isThis }) => !isThis);
    expect(other).toMatchObject({ browser: 'Safari', system: 'iPhone' });
    const params = { sessionId: other?.id ?? '' };

    await growStale(esi);
    expect(await esi.sender.call(endDevice, { params })).toMatchObject({ error: { code: 'reauthenticationRequired' } });
    await giveThePasswordAgain(esi);
    dataOf(await esi.sender.call(endDevice, { params }));
    expect(await onPhone.call(checkSession)).toMatchObject({ status: 401 });
    expect(dataOf(await esi.sender.call(listDevices))).toHaveLength(1);
    expect(await esi.sender.call(endDevice, { params })).toMatchObject({ status: 404 });
  });

  test('of somebody else are not found', async () => {
    const [esi, other] = [await signUpAndIn(app), await signUpAndIn(app)];
    const [theirs] = dataOf(await other.sender.call(listDevices));
    const answer = await esi.sender.call(endDevice, { params: { sessionId: theirs?.id ?? '' } });
    expect(answer).toMatchObject({ status: 404 });
    expect(await other.sender.call(checkSession)).toMatchObject({ ok: true });
  });
});
