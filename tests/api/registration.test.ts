import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmAccount, registerAccount, resendActivation } from '#contract/account/registration.ts';
import { checkSession, signIn, signInInstantly } from '#contract/session/session.ts';
import fieldProblems from '#src/locales/en/fieldProblems.json' with { type: 'json' };
import {
  messagesTo,
  newestMessage,
  newRegistration,
  type RegistrationDifferences,
  signInWith,
  signUpAndIn,
  testPassword,
} from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { createSender, dataOf } from '#tests/fixtures/sender.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const register = (differences: RegistrationDifferences = {}, sender = createSender(app.baseUrl)) =>
  sender.call(registerAccount, { body: newRegistration(differences) });

describe('signing up', () => {
  test('registers, confirms by the code in the mail, enters, and signs in by password (API-05, API-07, API-08, API-12, AUT-19, AUT-28)', async () => {
    const { user, sender } = await signUpAndIn(app);
    expect(user).toMatchObject({ status: 'ACTIVE', hasEmail: true, verifications: [] });
    expect(dataOf(await sender.call(checkSession)).user.id).toBe(user.id);
    const again = await signInWith(app, { username: user.username, password: testPassword });
    expect(again.user.id).toBe(user.id);
  });

  test('keeps what was entered: name, birthday, phone, country, marketing choice, language (AUT-25, AUT-42, D-109)', async () => {
    const { user } = await signUpAndIn(app, {
      firstName: '  Élodie ',
      lastName: 'N’Guessan',
      countryCode: 'FR',
      marketingOptOut: true,
      referralCode: 'SAW2345678',
      clientIp: '203.0.113.9',
    });
    expect(user.profile).toMatchObject({ firstName: 'Élodie', lastName: 'N’Guessan', location_country: 'FR' });
    expect(user.profile).toMatchObject({ day: 14, month: 3, year: 1990, phoneCode: '+33', mobile: /^612\d{6}$/ });
    expect(user.settings).toMatchObject({ marketingPermissions: false, language: 'en' });
    expect(user.meta).toMatchObject({ verified: false, phoneConfirmed: false });
  });

  test('writes in the language the visitor reads (LNG)', async () => {
    const visitor = createSender(app.baseUrl);
    visitor.speaks('fr');
    const { sentTo } = dataOf(await register({}, visitor));
    const { subject, text } = await newestMessage(app, sentTo);
    expect(subject).toMatch(/^\d{6} est votre code Sawa$/);
    expect(text).toContain('Bonjour Esi,');
  });

  const wrong: [string, RegistrationDifferences, string, string][] = [
    ['a first name of nothing', { firstName: '  ' }, 'firstName', 'nameRequired'],
    ['figures in a name', { lastName: 'B0ateng' }, 'lastName', 'nameInvalid'],
    ['a bad e-mail (AUT-38)', { email: 'esi@example' }, 'email', 'emailInvalid'],
    [
      'a line break in an e-mail (ASVS 1.3.11)',
      { email: 'esi@example.com\nBcc: x@example.com' },
      'email',
      'emailInvalid',
    ],
    ['a phone of another country (AUT-37)', { mobile: '+33612345678' }, 'mobile', 'phoneNotOfCountry'],
    ['a dial code of another country (AUT-37)', { phoneCode: '+33' }, 'mobile', 'phoneNotOfCountry'],
    ['a phone over 20 characters (AUT-36)', { mobile: '7400 100 001 000 0000' }, 'mobile', 'phoneTooLong'],
    ['somebody under eighteen (AUT-35)', { year: new Date().getUTCFullYear() - 17 }, 'day', 'tooYoung'],
    ['30 February', { day: 30, month: 2 }, 'day', 'birthDateInvalid'],
    ['a short password (AUT-32)', { password: 'Kite-88' }, 'password', 'minimumLength'],
    ['a password without a number (AUT-32)', { password: 'Lagoon-Kite' }, 'password', 'number'],
    ['a password without upper case (AUT-32)', { password: 'lagoon-88-kite' }, 'password', 'uppercase'],
    ['a password without a special character (AUT-32)', { password: 'Lagoon88Kite' }, 'password', 'special'],
    ['a password everybody uses (ASVS 6.2.4)', { password: 'P@ssw0rd2026!' }, 'password', 'common'],
    ['our own name as a password (ASVS 6.2.11, 6.1.2)', { password: 'Sawa-2026' }, 'password', 'common'],
    ['a country as a password (ASVS 6.2.11)', { password: 'Cameroon237!' }, 'password', 'common'],
    ['another confirmation (AUT-34)', { confirmation: 'Lagoon-88-Kites' }, 'confirmation', 'passwordsDiffer'],
    ['terms not agreed to (AUT-40)', { agreedToTerms: false }, 'agreedToTerms', 'termsRequired'],
    ['privacy not agreed to (AUT-40)', { agreedToPrivacy: false }, 'agreedToPrivacy', 'privacyRequired'],
    [
      'partner terms not agreed to in the euro area (AUT-41)',
      { countryCode: 'FR', agreedToPartnerTerms: false },
      'agreedToPartnerTerms',
      'partnerTermsRequired',
    ],
  ];
  test.each(wrong)('refuses %s, and says at which field', async (_case, differences, field, problem) => {
    const same = differences.password && { confirmation: differences.password };
    const body = newRegistration({ ...differences, ...same });
    const answer = await createSender(app.baseUrl).call(registerAccount, { body });
    expect(answer).toMatchObject({ status: 422, error: { code: 'registrationInvalid' } });
    expect(answer.ok ? [] : answer.error.details?.fields).toEqual([{ field, problem }]);
    expect(Object.keys(fieldProblems)).toContain(problem);
    expect(await messagesTo(app, body.email)).toEqual([]);
  });

  test('names every problem at once', async () => {
    const answer = await register({ firstName: '', email: 'x', agreedToTerms: false, confirmation: 'no' });
    const fields = answer.ok ? [] : (answer.error.details?.fields ?? []);
    expect(answer).toMatchObject({ error: { code: 'requestInvalid' } });
    expect(fields.map(({ field }) => field)).toContain('firstName');
    const filled = await register({ firstName: '?', email: 'x', agreedToTerms: false, confirmation: 'no' });
    const problems = filled.ok ? [] : (filled.error.details?.fields ?? []);
    expect(problems.map(({ field }) => field)).toEqual(['firstName', 'email', 'confirmation', 'agreedToTerms']);
  });

  test('in Britain needs no partner terms (AUT-41, D-31)', async () => {
    const { agreedToPartnerTerms: _partner, ...body } = newRegistration();
    dataOf(await createSender(app.baseUrl).call(registerAccount, { body }));
  });

  test('takes passwords as they are: long, with spaces, accents and any script (ASVS 6.2.8)', async () => {
    for (const password of [' Été-à-Lomé 88 ', `${'Ab1-'.repeat(60)}é`, 'Pa55\tmot🔑Clé']) {
      const { username } = await signUpAndIn(app, { password, confirmation: password });
      await signInWith(app, { username, password });
      const altered = { username, password: password.trim().normalize('NFD').slice(0, 64) };
      expect(await createSender(app.baseUrl).call(signIn, { body: altered })).toMatchObject({ ok: false });
    }
  });

  test('refuses fields nobody asked for, such as a status of one’s own (ASVS 15.3.3)', async () => {
    for (const extra of [{ status: 'ACTIVE' }, { meta: { verified: true } }, { id: '1' }]) {
      const body = { ...newRegistration(), ...extra };
      const answer = await createSender(app.baseUrl).call(registerAccount, { body });
      expect(answer).toMatchObject({ status: 400, error: { code: 'requestInvalid' } });
    }
  });
});

describe('an address that has an account', () => {
  test('answers a registration like any other, and only its owner is told (ASVS 6.3.8)', async () => {
    const { username: email } = await signUpAndIn(app);
    await waitIsOver(email);
    const known = await register({ email });
    const unknown = await register();
    expect(outlineOf(known)).toEqual(outlineOf(unknown));
    const notice = await newestMessage(app, email, 2);
    expect(notice.subject).toBe('You already have a Sawa account');
    expect(notice.code).toBe('');
  });

  test('keeps its password and details, whatever a stranger registers', async () => {
    const { username: email, user } = await signUpAndIn(app);
    await waitIsOver(email);
    const stranger = createSender(app.baseUrl);
    const other = { password: 'Stranger-77-Hat', confirmation: 'Stranger-77-Hat' };
    dataOf(await register({ email, firstName: 'Mallory', ...other }, stranger));
    const guess = await stranger.call(confirmAccount, { body: { token: '123456' } });
    expect(guess).toMatchObject({ error: { code: 'codeWrong' } });
    const { user: now } = await signInWith(app, { username: email, password: testPassword });
    expect(now).toEqual(user);
  });

  test('asking for another code is answered alike for confirmed, unconfirmed and unknown (ASVS 6.3.8)', async () => {
    const { username: confirmed } = await signUpAndIn(app);
    const unconfirmed = newRegistration();
    dataOf(await createSender(app.baseUrl).call(registerAccount, { body: unconfirmed }));
    await waitIsOver(unconfirmed.email);
    await waitIsOver(confirmed);
    const outlines = [];
    for (const username of [confirmed, unconfirmed.email, 'nobody-here@example.com']) {
      const visitor = createSender(app.baseUrl);
      const first = await visitor.call(resendActivation, { body: { username } });
      const second = await visitor.call(resendActivation, { body: { username } });
      outlines.push([outlineOf(first), second.ok ? 'sent' : second.error.code]);
    }
    expect(outlines[0]).toEqual(outlines[1]);
    expect(outlines[0]).toEqual(outlines[2]);
    expect(outlines[0]?.[1]).toBe('codeRequestedTooSoon');
    await newestMessage(app, unconfirmed.email, 2);
    expect(await messagesTo(app, confirmed)).toHaveLength(1);
  });
});

describe('an account nobody has confirmed', () => {
  test('signing in says so only with the right password, and sends a code to enter (AUT-20, D-27)', async () => {
    const body = newRegistration();
    dataOf(await createSender(app.baseUrl).call(registerAccount, { body }));
    await waitIsOver(body.email);
    const visitor = createSender(app.baseUrl);
    const wrong = await visitor.call(signIn, { body: { username: body.email, password: 'Wrong-77-Kite' } });
    expect(wrong).toMatchObject({ error: { code: 'credentialsWrong' } });
    const right = await visitor.call(signIn, { body: { username: body.email, password: body.password } });
    expect(right).toMatchObject({ status: 403, error: { code: 'accountNotConfirmed', message: /not confirm/ } });
    expect([...visitor.cookies.keys()]).toEqual(['__Host-code']);

    const { code } = await newestMessage(app, body.email, 2);
    const { username, instantToken } = dataOf(await visitor.call(confirmAccount, { body: { token: code } }));
    dataOf(await visitor.call(signInInstantly, { body: { username, token: instantToken } }));
  });

  test('becomes that of the one who confirms it, not of the stranger who registered first', async () => {
    const email = newRegistration().email;
    const stranger = { password: 'Stranger-77-Hat', confirmation: 'Stranger-77-Hat' };
    dataOf(await register({ email, firstName: 'Mallory', ...stranger }));
    await waitIsOver(email);
    const { user, username } = await signUpAndIn(app, { email }, 2);
    expect(user.profile.firstName).toBe('Esi');
    await signInWith(app, { username, password: testPassword });
    const hijack = await createSender(app.baseUrl).call(signIn, { body: { username, password: stranger.password } });
    expect(hijack).toMatchObject({ error: { code: 'credentialsWrong' } });
  });

  test('becomes that of the one who confirms it, even after asking again, not of the stranger who came between', async () => {
    const body = newRegistration();
    const owner = createSender(app.baseUrl);
    dataOf(await owner.call(registerAccount, { body }));
    await waitIsOver(body.email);
    const stranger = { password: 'Stranger-77-Hat', confirmation: 'Stranger-77-Hat' };
    dataOf(await register({ email: body.email, firstName: 'Mallory', ...stranger }));
    await waitIsOver(body.email, 2);
    dataOf(await owner.call(resendActivation, { body: { username: body.email } }));
    const { code } = await newestMessage(app, body.email, 3);
    dataOf(await owner.call(confirmAccount, { body: { token: code } }));
    const { user } = await signInWith(app, { username: body.email, password: body.password });
    expect(user.profile.firstName).toBe('Esi');
  });
});

/** Once the address has so many messages, as if the wait between two codes were over. */
async function waitIsOver(sentTo: string, messages = 1) {
  await newestMessage(app, sentTo, messages);
  const earlier = new Date(Date.now() - 31_000);
  await app.db.updateTable('code_request').set({ created_at: earlier }).where('sent_to', '=', sentTo).execute();
}

/** What a stranger sees of an answer, apart from the address they typed themselves. */
function outlineOf(answer: Awaited<ReturnType<typeof register>>) {
  return answer.ok ? { ...answer, data: { ...answer.data, sentTo: '' } } : answer;
}
