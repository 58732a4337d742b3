import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { english } from '#src/locales/english.ts';
import { french } from '#src/locales/french.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { expectNoAxeViolations, expectNoSidewaysScroll } from './harness/expectations.ts';
import { useBrowser } from './harness/useBrowser.ts';

type Texts = typeof english.auth;

const faces = [
  { texts: english.auth, language: 'en', theme: 'light', width: 1280 },
  { texts: french.auth, language: 'fr', theme: 'dark', width: 320 },
  { texts: english.auth, language: 'en', theme: 'dark', width: 320 },
] as const;

/** Where each address of the area leads somebody who comes there first (AUT-01). */
const screens: readonly (readonly [
  path: string,
  title: (texts: Texts) => string,
  submit?: (texts: Texts) => string,
])[] = [
  ['/sign-in', ({ signIn }) => signIn.title],
  ['/sign-up', ({ welcome }) => welcome.title],
  ['/sign-up?with=email', ({ signUp }) => signUp.title],
  ['/email/confirm-account', ({ code }) => code.confirmEmail, ({ code }) => code.submit],
  ['/sms/confirm-account', ({ code }) => code.confirmPhone],
  ['/confirm-account', ({ newCode }) => newCode.title, ({ newCode }) => newCode.submit],
  ['/confirm-account/wrong', ({ newCode }) => newCode.title],
  ['/forget-password', ({ forgot }) => forgot.title, ({ forgot }) => forgot.submit],
  ['/email-link-sent', ({ code }) => code.checkEmail],
  ['/password-email-reset', ({ code }) => code.checkEmail],
  ['/email/password-reset', ({ code }) => code.checkEmail],
  ['/sms-code-sent', ({ code }) => code.checkPhone],
  ['/password-sms-reset', ({ code }) => code.checkPhone],
  ['/reset-password/any-token', ({ newPassword }) => newPassword.title, ({ newPassword }) => newPassword.submit],
  ['/email-registration', ({ signIn }) => signIn.title],
];

describe.each(faces)('in $language, $theme, $width pixels wide', ({ texts, language, theme, width }) => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist'), jobs: false });
  });
  afterAll(() => app.stop());

  test.each(screens)('%s shows its screen, readable for everybody (AUT-01, LNG-01)', async (path, title, submit) => {
    const page = await openPage(app, { path, language, theme, width });
    await page.getByRole('heading', { level: 1, name: title(texts) }).waitFor();
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
    if (!submit) return;

    await page.getByRole('button', { name: submit(texts) }).click();
    await page.locator('[data-invalid] :focus').waitFor();
    await expectNoSidewaysScroll(page);
    await expectNoAxeViolations(page);
  });
});

describe('the panel beside the form', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist'), jobs: false });
  });
  afterAll(() => app.stop());

  test('takes 35 % of the width, and its logo leads home (AUT-14)', async () => {
    const page = await openPage(app, { path: '/forget-password', width: 1000 });
    await page.getByRole('heading', { level: 1, name: english.auth.forgot.title }).waitFor();
    const box = await page.getByRole('complementary').boundingBox();
    expect(box?.width).toBeCloseTo(350, 0);
    const logo = page.getByRole('complementary').getByRole('link', { name: english.controls.toHome });
    expect(await logo.getAttribute('href')).toBe('/');
  });

  test.each([
    ['/sign-in', english.auth.signIn.title, true],
    ['/forget-password', english.auth.forgot.title, false],
    ['/sign-up', english.auth.welcome.title, false],
  ] as const)('on a phone at %s, under %s, is there: %s (AUT-15)', async (path, name, isThere) => {
    const page = await openPage(app, { path, width: 390 });
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(await page.locator('aside').isVisible()).toBe(isThere);
  });

  test('is the only thing around: no public navigation, no footer (PUB-21)', async () => {
    const page = await openPage(app, { path: '/sign-in' });
    await page.getByRole('heading', { level: 1, name: english.auth.signIn.title }).waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await page.getByRole('contentinfo').count()).toBe(0);
  });
});
