import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { newestMessage, newRegistration } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import {
  agree,
  chooseCountry,
  enterCode,
  fillAboutYou,
  fillConsent,
  fillContact,
  fillRegistration,
  fillSignIn,
  goOn,
  otherCode,
  partHeading,
} from './harness/authForms.ts';
import { anotherCode, readCode } from './harness/readCode.ts';
import { useBrowser } from './harness/useBrowser.ts';

const formPath = '/sign-up?with=email';

describe('signing up', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist') });
  });
  afterAll(() => app.stop());

  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  const register = (page: Page) => page.getByRole('button', { name: 'Create account' }).click();

  test('leads from the welcome by form and e-mailed code into the account (AUT-10, AUT-25, AUT-26, AUT-28, AUT-30, ERR-36, ERR-37)', async () => {
    const page = await openPage(app, { path: '/sign-up?referral=SAW12345' });
    await page.getByText('SAW12345').waitFor();
    await page.getByRole('link', { name: 'Sign up with email' }).click();
    await heading(page, 'Create your account');

    const registration = newRegistration();
    await fillRegistration(page, registration);
    expect(await page.getByLabel('Referral code (optional)').inputValue()).toBe('SAW12345');
    await register(page);
    await page.getByText('Account created successfully. Verify your email').waitFor();
    await heading(page, 'Confirm your email');
    expect(new URL(page.url()).pathname).toBe('/email/confirm-account');
    await page.getByText(registration.email).waitFor();

    const code = await readCode(app, registration.email);
    await enterCode(page, otherCode(code));
    await page.getByText('That code isn’t right. Check it and try again.').waitFor();
    await enterCode(page, code);
    await heading(page, 'Your account is ready');
    await page.getByRole('button', { name: 'Continue to your account' }).click();
    await page.getByText('Welcome Esi').waitFor();
    await page.waitForURL('**/dashboard');
  });

  test('works for an address of any letters, signing in again too (AUT-19, AUT-38)', async () => {
    const page = await openPage(app, { path: formPath });
    const registration = newRegistration({ email: `łucja-${randomUUID()}@example.com` });
    await fillRegistration(page, registration);
    await register(page);
    await heading(page, 'Confirm your email');
    await enterCode(page, await readCode(app, registration.email));
    await heading(page, 'Your account is ready');
    await page.getByRole('button', { name: 'Continue to your account' }).click();
    await page.getByText('Welcome Esi').waitFor();
    const again = await openPage(app, { path: '/sign-in' });
    await fillSignIn(again, { username: registration.email, password: registration.password });
    await again.getByText('Welcome Esi').waitFor();
  });

  test('by text message asks for the code where the phone got it (AUT-27)', async () => {
    const page = await openPage(app, { path: formPath });
    const registration = newRegistration({ channel: 'sms' });
    await fillRegistration(page, registration);
    await register(page);
    await heading(page, 'Confirm your phone number');
    expect(new URL(page.url()).pathname).toBe('/sms/confirm-account');
    await enterCode(page, await readCode(app, `${registration.phoneCode}${registration.mobile}`));
    await heading(page, 'Your account is ready');
  });

  test('tells every problem at its field and on top, and leads from there to the field (AUT-32…AUT-40)', async () => {
    const page = await openPage(app, { path: formPath });
    const summary = page.getByRole('alert');
    await goOn(page);
    await summary.getByRole('link', { name: 'First name: required!' }).click();
    expect(await page.getByLabel('First name').evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await page.title()).toMatch(/^Error: /);

    const registration = newRegistration();
    await fillAboutYou(page, registration);
    await goOn(page);
    await partHeading(page, 2);
    await goOn(page);
    await summary.getByRole('link', { name: 'Valid email address required' }).waitFor();

    await fillContact(page, registration);
    await goOn(page);
    await page.getByLabel('Password', { exact: true }).fill('lagoon');
    await register(page);
    await summary.getByText('Passwords do not match').waitFor();
    const told = await summary.textContent();
    expect(told).toContain(
      'at least 8 characters, at least 1 number, at least 1 uppercase letter, and at least 1 special',
    );
    expect(told).toContain('Agree to the terms and conditions to continue');
  });

  test('refuses the young, and a phone of another country, in the words of the rules (AUT-35, AUT-37)', async () => {
    const page = await openPage(app, { path: formPath });
    const year = new Date().getFullYear() - 17;
    const registration = newRegistration({ mobile: '612345678' });
    await fillAboutYou(page, { ...registration, year });
    await goOn(page);
    await page.getByText('You must be older than 18 years').first().waitFor();
    await fillAboutYou(page, registration);
    await goOn(page);
    await fillContact(page, registration);
    await goOn(page);
    await page.getByText('Invalid phone number for United Kingdom').first().waitFor();
  });

  test('asks for the partner terms only where the euro area pays in (AUT-41, AUT-47)', async () => {
    const page = await openPage(app, { path: formPath });
    const partnerTerms = page.getByRole('checkbox', { name: /partner terms/ });
    await fillAboutYou(page, newRegistration());
    await goOn(page);
    await page.getByRole('button', { name: 'Country you live in' }).click();
    await expect.poll(() => page.getByRole('listbox').getByRole('option').count()).toBe(14);
    await page.keyboard.press('Escape');
    const registration = newRegistration({ countryCode: 'FR' });
    await fillContact(page, registration);
    await goOn(page);
    await fillConsent(page, registration);
    await register(page);
    await page.getByText('Agree to the partner terms to continue').first().waitFor();
    await agree(page, 'partner terms');
    await page.getByRole('button', { name: 'Back' }).click();
    await chooseCountry(page, 'GB');
    await fillContact(page, newRegistration());
    await goOn(page);
    await partHeading(page, 3);
    expect(await partnerTerms.count()).toBe(0);
  });

  test('keeps everything typed when the server refuses, and says why beside the field', async () => {
    const page = await openPage(app, { path: formPath });
    const registration = newRegistration({ password: 'P@ssw0rd', confirmation: 'P@ssw0rd' });
    await fillRegistration(page, registration);
    await register(page);
    await page.getByText('This password is easy to guess. Choose another.').waitFor();
    expect(await page.getByRole('checkbox', { name: /privacy policy/ }).isChecked()).toBe(true);
    await page.getByLabel('Password', { exact: true }).fill('Lagoon-88-Kite');
    await page.getByLabel('Confirm password', { exact: true }).fill('Lagoon-88-Kite');
    await register(page);
    await heading(page, 'Confirm your email');
  });

  test('can be gone back to from the code, by button and by the browser, with the details still there', async () => {
    const page = await openPage(app, { path: formPath });
    const registration = newRegistration();
    await fillRegistration(page, registration);
    await register(page);
    await page.waitForURL('**/email/confirm-account');
    await page.goBack();
    await partHeading(page, 3);
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');

    await fillConsent(page, registration);
    await sql`update code_request set created_at = created_at - interval '31 seconds'`.execute(app.db);
    await register(page);
    await page.getByRole('button', { name: 'Change my details' }).click();
    await partHeading(page, 2);
    expect(await page.getByRole('textbox', { name: 'Email', exact: true }).inputValue()).toBe(registration.email);
  });

  test('sends another code once the wait is over (AUT-26, ERR-39)', async () => {
    const page = await openPage(app, { path: '/sign-up' });
    await page.clock.install();
    await page.getByRole('link', { name: 'Sign up with email' }).click();
    const registration = newRegistration();
    await fillRegistration(page, registration);
    await register(page);
    await page.getByText(/^You can ask for another code in 0:/).waitFor();
    const first = await readCode(app, registration.email);
    await sql`update code_request set created_at = created_at - interval '31 seconds'`.execute(app.db);
    await page.clock.fastForward(31_000);
    await page.getByRole('button', { name: 'Send another code' }).click();
    await page.getByText('An activation link has been sent to your email').waitFor();
    await enterCode(page, await readCode(app, registration.email, anotherCode(first)));
    await heading(page, 'Your account is ready');
  });

  describe('by the link in the message', () => {
    async function registerHere() {
      const page = await openPage(app, { path: formPath });
      const registration = newRegistration();
      await fillRegistration(page, registration);
      await register(page);
      const { token } = await newestMessage(app, registration.email);
      return { page, email: registration.email, linkPath: `/confirm-account/${token}` };
    }

    test('confirms, and lets the browser that asked in at one press (AUT-30)', async () => {
      const { page, linkPath } = await registerHere();
      await page.goto(linkPath);
      await heading(page, 'Your email is confirmed');
      await page.getByRole('button', { name: 'Continue to your account' }).click();
      await page.waitForURL('**/dashboard');
    });

    test('confirms in any other browser, which then signs in by password', async () => {
      const { email, linkPath } = await registerHere();
      const page = await openPage(app, { path: linkPath });
      await heading(page, 'Your email is confirmed');
      await page.getByRole('button', { name: 'Continue to your account' }).click();
      await page.getByText('Please sign in to continue.').waitFor();
      expect(await page.getByLabel('Email or phone').inputValue()).toBe(email);
    });

    test('says that a token is wrong or missing, and sends another to who says who they are (AUT-46)', async () => {
      const page = await openPage(app, { path: '/confirm-account/not-a-token' });
      await page.getByText('Invalid token').waitFor();
      await page.goto('/confirm-account');
      await page.getByText('No token provided').waitFor();
      await page.getByText('Open it again from our message').waitFor();
      await page.getByRole('button', { name: 'Send a new code' }).click();
      await page.getByText('Email or phone required').waitFor();
      await page.getByLabel('Email or phone').fill('nobody@example.com');
      await page.getByRole('button', { name: 'Send a new code' }).click();
      await heading(page, 'Confirm your email');
      await page.getByText('nobody@example.com').waitFor();
    });
  });
});
