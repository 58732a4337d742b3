import { sql } from 'kysely';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { registerAccount } from '#contract/account/registration.ts';
import { signIn } from '#contract/session/session.ts';
import { triesPerAccount } from '#server/account/sessionRoutes.ts';
import { newRegistration, signUpAndIn, testPassword } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { createSender, dataOf } from '#tests/fixtures/sender.ts';
import { enterCode, fillSignIn } from './harness/authForms.ts';
import { anotherCode, readCode } from './harness/readCode.ts';
import { useBrowser } from './harness/useBrowser.ts';

describe('signing in', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist') });
  });
  afterAll(() => app.stop());

  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  /** Ten wrong passwords from browsers the account does not know. */
  async function attack(username: string) {
    const body = { username, password: 'Wrong-77-Kite' };
    for (let tried = 0; tried < triesPerAccount.free; tried++) await createSender(app.baseUrl).call(signIn, { body });
  }
  const pathOf = (page: Page) => new URL(page.url()).pathname;

  test('refuses what is missing or too short before anything is sent (AUT-16, AUT-17, AUT-18)', async () => {
    const page = await openPage(app, { path: '/sign-in' });
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText('Email or phone required').waitFor();
    await page.getByText('Password required').waitFor();
    expect(await page.getByLabel('Password', { exact: true }).getAttribute('placeholder')).toContain('8');
    await fillSignIn(page, { username: 'ama@example.com', password: '12345' });
    await page.getByText('Password must be at least 6 characters').waitFor();
  });

  test('is written before it runs: what is typed meanwhile is signed in with, and nothing is sent before (AUT-19)', async () => {
    const { username } = await signUpAndIn(app);
    const page = await openPage(app, { path: '/robots.txt' });
    let letCome = () => {};
    const come = new Promise<void>((resolve) => {
      letCome = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await come;
      await route.continue();
    });
    await page.goto('/sign-in', { waitUntil: 'commit' });
    const password = page.getByLabel('Password', { exact: true });
    await page.getByLabel('Email or phone').fill(username);
    await password.fill(testPassword);
    await password.press('Enter');
    const button = page.getByRole('button', { name: 'Sign in', exact: true });
    expect(await button.isDisabled()).toBe(true);
    letCome();
    await button.and(page.locator(':enabled')).waitFor();
    expect(page.url()).toBe(`${app.baseUrl}/sign-in`);
    expect(await password.evaluate((box) => box === document.activeElement)).toBe(true);
    await button.click();
    await page.waitForURL('**/dashboard');
  });

  test('with the wrong password says so once, at the password, until it is put right, and keeps what was typed (ERR-07, WCAG 3.3.1)', async () => {
    const { username } = await signUpAndIn(app);
    const page = await openPage(app, { path: '/sign-in' });
    await fillSignIn(page, { username, password: 'Wrong-88-Kite' });
    const said = page.getByText('The email, phone number or password isn’t right.');
    await said.waitFor();
    expect(await said.count()).toBe(1);
    const password = page.getByLabel('Password', { exact: true });
    expect(await page.getByLabel('Email or phone').inputValue()).toBe(username);
    expect(await password.inputValue()).toBe('Wrong-88-Kite');
    await expect.poll(() => password.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await password.getAttribute('aria-invalid')).toBe('true');
    const describedBy = (await password.getAttribute('aria-describedby')) ?? '';
    const ids = describedBy.split(' ').map((id) => page.locator(`[id="${id}"]`).textContent());
    expect((await Promise.all(ids)).join(' ')).toContain('isn’t right');
    await password.fill(testPassword);
    await password.press('Enter');
    await page.waitForURL('**/dashboard');
    expect(await said.count(), 'nothing of it outlives signing in').toBe(0);
  });

  test('greets by name, goes on to where the visitor was going, query and all, and knows them at once later (AUT-03, AUT-13, AUT-19, ERR-37)', async () => {
    const { username } = await signUpAndIn(app);
    const page = await openPage(app, { path: '/dashboard?from=a+friend' });
    await page.waitForURL('**/sign-in');
    await fillSignIn(page, { username, password: testPassword });
    await page.getByText('Welcome Esi').waitFor();
    await page.waitForURL('**/dashboard?from=a+friend');
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    await page.goto('/sign-in');
    await page.waitForURL('**/dashboard');
    await page.goto('/sign-up');
    await page.waitForURL('**/dashboard');
  });

  test('ends with Logout, on a public page, and protected pages are closed then (AUT-49)', async () => {
    const { username, user } = await signUpAndIn(app);
    const page = await openPage(app, { path: '/sign-in' });
    await fillSignIn(page, { username, password: testPassword });
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(`${app.baseUrl}/`);
    await page.goto('/dashboard');
    await page.waitForURL('**/sign-in');
    const open = await app.db
      .selectFrom('session')
      .selectAll()
      .where('user_id', '=', user.id)
      .where('ended_at', 'is', null)
      .execute();
    expect(open, 'the session of the test itself is left').toHaveLength(1);
  });

  test('in a browser nobody knows, after ten wrong passwords, does a check by itself and goes in (ASVS 6.3.1)', async () => {
    const { username } = await signUpAndIn(app);
    await attack(username);
    const page = await openPage(app, { path: '/sign-in' });
    await fillSignIn(page, { username, password: testPassword });
    await page.getByText('Welcome Esi').waitFor();
    const { rows } = await sql`select 1 from spent_challenge`.execute(app.db);
    expect(rows).toHaveLength(1);
  });

  test('there, where the check cannot run, says what to do and keeps what was typed', async () => {
    const { username } = await signUpAndIn(app);
    await attack(username);
    const page = await openPage(app, { path: '/sign-in' });
    await page.route('**/browserWorker*', (route) => route.abort());
    await fillSignIn(page, { username, password: testPassword });
    await page
      .getByText(/Reload the page and try again, or come back in \d+ minutes/)
      .first()
      .waitFor();
    expect(await page.getByLabel('Email or phone').inputValue()).toBe(username);
  });

  test.each(['BLOCKED', 'INACTIVE'] as const)(
    'to a %s account shows a notice that stays, with the way to us (AUT-21)',
    async (status) => {
      const { user, username } = await signUpAndIn(app);
      await app.db.updateTable('app_user').set({ status }).where('id', '=', user.id).execute();
      const page = await openPage(app, { path: '/sign-in' });
      await fillSignIn(page, { username, password: testPassword });
      await page.locator('h1:focus').getByText('Let’s sort this out together').waitFor();
      await page.getByRole('alert').getByText(`Your account is ${status.toLowerCase()}.`).waitFor();
      expect(await page.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/help');
      await page.getByRole('button', { name: 'Sign in with another account' }).click();
      await heading(page, 'Welcome back');
    },
  );

  test('to an account not confirmed yet leads to its code (AUT-20, D-27)', async () => {
    const registration = newRegistration();
    dataOf(await createSender(app.baseUrl).call(registerAccount, { body: registration }));
    const first = await readCode(app, registration.email);
    await sql`update code_request set created_at = created_at - interval '31 seconds'`.execute(app.db);

    const page = await openPage(app, { path: '/sign-in' });
    await fillSignIn(page, { username: registration.email, password: registration.password });
    await page.getByText('Your account is not confirmed yet.').waitFor();
    await page.getByText('An activation link has been sent to your email').waitFor();
    await heading(page, 'Confirm your email');
    expect(pathOf(page)).toBe('/email/confirm-account');
    await enterCode(page, await readCode(app, registration.email, anotherCode(first)));
    await heading(page, 'Your email is confirmed');
  });

  test('by phone to an account without e-mail asks for one first, once (AUT-11, AUT-29, D-28)', async () => {
    const { username } = await signUpAndIn(app, { channel: 'sms', email: '' });
    const page = await openPage(app, { path: '/sign-in' });
    await fillSignIn(page, { username, password: testPassword });
    await heading(page, 'Add your email');
    await page.goto('/dashboard');
    await heading(page, 'Add your email');

    const { email } = newRegistration();
    await page.getByLabel('Email', { exact: true }).fill(email);
    await sql`update session set fresh_at = fresh_at - interval '6 minutes'`.execute(app.db);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await page.getByRole('alertdialog').getByLabel('Password', { exact: false }).first().fill(testPassword);
    await page.getByRole('button', { name: 'Continue' }).click();
    await heading(page, 'Confirm your new email');
    await enterCode(page, await readCode(app, email));
    await page.getByText('Email confirmed. Use it to sign in from now on.').waitFor();
    await page.waitForURL('**/dashboard');
  });

  test('needs no mouse (WCAG 2.1.1)', async () => {
    const { username } = await signUpAndIn(app);
    const page = await openPage(app, { path: '/sign-in' });
    await heading(page, 'Welcome back');
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent);
    const tabTo = async (name: string) => {
      for (let stops = 0; stops < 20 && (await focused()) !== name; stops++) await page.keyboard.press('Tab');
      expect(await focused()).toBe(name);
    };
    await tabTo('Skip to content');
    await tabTo('username');
    await page.keyboard.type(username);
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('password');
    await page.keyboard.type(testPassword);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
  });
});
