import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { english } from '#src/locales/english.ts';
import { french } from '#src/locales/french.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { expectNoAxeViolations, expectNoSidewaysScroll } from './harness/expectations.ts';
import { useBrowser } from './harness/useBrowser.ts';

type Texts = typeof english.auth;

/** What axe finds on these screens as they open is for pageAccess.test.ts. */
const faces = [
  { texts: english.auth, language: 'en', theme: 'light', width: 1280 },
  { texts: french.auth, language: 'fr', theme: 'dark', width: 320 },
] as const;

type AuthScreen = {
  readonly path: string;
  readonly title: (texts: Texts) => string;
  /** Pressed with nothing filled in, where that is worth a look. */
  readonly submit?: (texts: Texts) => string;
};

/** Where each address of the area leads somebody who comes there first (AUT-01). */
const screens: readonly AuthScreen[] = [
  { path: '/sign-in', title: ({ signIn }) => signIn.title },
  { path: '/sign-up', title: ({ welcome }) => welcome.title },
  { path: '/sign-up?with=email', title: ({ signUp }) => signUp.title },
  { path: '/email/confirm-account', title: ({ code }) => code.confirmEmail, submit: ({ code }) => code.submit },
  { path: '/sms/confirm-account', title: ({ code }) => code.confirmPhone },
  { path: '/confirm-account', title: ({ newCode }) => newCode.title, submit: ({ newCode }) => newCode.submit },
  { path: '/confirm-account/wrong', title: ({ newCode }) => newCode.title },
  { path: '/forget-password', title: ({ forgot }) => forgot.title, submit: ({ forgot }) => forgot.submit },
  { path: '/email-link-sent', title: ({ code }) => code.checkEmail },
  { path: '/password-email-reset', title: ({ code }) => code.checkEmail },
  { path: '/email/password-reset', title: ({ code }) => code.checkEmail },
  { path: '/sms-code-sent', title: ({ code }) => code.checkPhone },
  { path: '/password-sms-reset', title: ({ code }) => code.checkPhone },
  {
    path: '/reset-password/any-token',
    title: ({ newPassword }) => newPassword.title,
    submit: ({ newPassword }) => newPassword.submit,
  },
  { path: '/email-registration', title: ({ signIn }) => signIn.title },
];

describe.each(faces)('in $language, $theme, $width pixels wide', ({ texts, language, theme, width }) => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist'), jobs: false });
  });
  afterAll(() => app.stop());

  test.each(screens)(
    '$path shows its screen, no wider than the window, and says what is missing (AUT-01, LNG-01)',
    async ({ path, title, submit }) => {
      const page = await openPage(app, { path, language, theme, width });
      await page.getByRole('heading', { level: 1, name: title(texts) }).waitFor();
      await expectNoSidewaysScroll(page);
      if (!submit) return;

      await page.getByRole('button', { name: submit(texts) }).click();
      await page.locator('[data-invalid] :focus').waitFor();
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolations(page);
    },
  );
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
