import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { messageThat, signUpAndIn, testPassword } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { enterCode, fillSignIn, otherCode } from './harness/authForms.ts';
import { readCode } from './harness/readCode.ts';
import { useBrowser } from './harness/useBrowser.ts';

const newPassword = 'Harbour-27-Moon';
/** What the message of a forgotten password says, and no other. */
const passwordCode = /is your Sawa password code/;

describe('a forgotten password', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist') });
  });
  afterAll(() => app.stop());

  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  const pathOf = (page: Page) => new URL(page.url()).pathname;

  async function askForReset(page: Page, username: string) {
    await heading(page, 'Forgot your password?');
    await page.getByLabel('Email or phone').fill(username);
    await page.getByRole('button', { name: 'Send link' }).click();
  }

  async function choosePassword(page: Page, password: string, confirmation = password) {
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password', { exact: true }).fill(confirmation);
    await page.getByRole('button', { name: 'Change password' }).click();
  }

  test('is replaced by e-mailed code, and the new one signs in (AUT-23, AUT-24, ERR-38)', async () => {
    const { username } = await signUpAndIn(app);
    const page = await openPage(app, { path: '/sign-in' });
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await askForReset(page, username);
    await page.getByText(`Email sent to ${username}`).waitFor();
    await heading(page, 'Check your email');
    expect(pathOf(page)).toBe('/email-link-sent');

    const code = await readCode(app, username, passwordCode);
    await enterCode(page, otherCode(code));
    await page.getByText('That code isn’t right. Check it and try again.').waitFor();
    await enterCode(page, code);
    await heading(page, 'Choose a new password');
    expect(pathOf(page)).toBe('/reset-password');

    await choosePassword(page, newPassword);
    await heading(page, 'Password changed');
    expect(pathOf(page)).toBe('/password-reset-complete');
    await page.getByRole('button', { name: 'Sign in' }).click();
    expect(await page.getByLabel('Email or phone').inputValue()).toBe(username);
    await fillSignIn(page, { username, password: newPassword });
    await page.waitForURL('**/dashboard');
  });

  test('is replaced by link in any browser, once, and its secret leaves the address (AUT-23, ERR-09, ASVS 14.2.1)', async () => {
    const { username } = await signUpAndIn(app);
    await askForReset(await openPage(app, { path: '/forget-password' }), username);
    const { token } = await messageThat(app, username, passwordCode);

    const page = await openPage(app, { path: `/reset-password/${token}` });
    await page.waitForURL((url) => url.pathname === '/reset-password');
    await page.reload();
    expect(page.url()).not.toContain(token);
    await choosePassword(page, newPassword);
    await heading(page, 'Password changed');
    await page.goto(`/reset-password/${token}`);
    await choosePassword(page, testPassword);
    await heading(page, 'Forgot your password?');
    await page.getByText('Could not change password').waitFor();
    await page.getByText('Invalid token').waitFor();
    await page.getByText('Get another one below').waitFor();
  });

  test('says what the new one lacks, and that both must be the same (AUT-33, AUT-34)', async () => {
    const page = await openPage(app, { path: '/reset-password/any-token' });
    await page.getByText('At least 1 lowercase letter').waitFor();
    await choosePassword(page, 'HARBOUR-27', 'HARBOUR-28');
    await page.getByText('Your password still needs: at least 1 lowercase letter').waitFor();
    await page.getByText('Passwords do not match').waitFor();
  });

  test('code can still be entered after a reload, at each of its addresses (AUT-01, D-18)', async () => {
    const { username } = await signUpAndIn(app);
    const page = await openPage(app, { path: '/forget-password' });
    await askForReset(page, username);
    await heading(page, 'Check your email');
    await page.reload();
    await heading(page, 'Check your email');
    await page.goto('/password-email-reset');
    await enterCode(page, await readCode(app, username, passwordCode));
    await heading(page, 'Choose a new password');
    expect(pathOf(page)).toBe('/reset-password');
  });

  test('answers the same for an address nobody has, and can be asked for another (AUT-23)', async () => {
    const page = await openPage(app, { path: '/forget-password' });
    await askForReset(page, 'nobody@example.com');
    await page.getByText('Email sent to nobody@example.com').waitFor();
    await page.getByRole('button', { name: 'Use another email or phone' }).click();
    await heading(page, 'Forgot your password?');
    await page.getByLabel('Email or phone').fill('not an email@');
    await page.getByRole('button', { name: 'Send link' }).click();
    await page.getByText('Valid email address required').waitFor();
  });

  test('page for a new one without its link asks for the link, and never claims success', async () => {
    const page = await openPage(app, { path: '/reset-password' });
    await heading(page, 'Forgot your password?');
    await page.goto('/password-reset-complete');
    await heading(page, 'Welcome back');
  });
});
