import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { french } from '#src/locales/french.ts';
import { newRegistration } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { fillAboutYou, fillConsent, fillContact, fillRegistration, goOn, partHeading } from './harness/authForms.ts';
import { useBrowser } from './harness/useBrowser.ts';

describe('the three parts of signing up', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist'), jobs: false });
  });
  afterAll(() => app.stop());

  const register = (page: Page) => page.getByRole('button', { name: 'Create account' }).click();
  const codeIsAsked = (page: Page) => page.getByRole('heading', { level: 1, name: 'Confirm your email' }).waitFor();

  test('come after a page that is written before it runs; their own address is drawn (AUT-10)', async () => {
    const page = await openPage(app, { path: '/robots.txt' });
    await page.route('**/assets/*.js', () => new Promise(() => undefined));
    await page.goto('/sign-up?lang=fr', { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1, name: french.auth.welcome.title }).waitFor();
    await page.goto('/sign-up?with=email', { waitUntil: 'commit' });
    await page.getByRole('heading', { name: french.common.loading }).waitFor();
  });

  test('are gone back over part by part, by button and by the browser, with everything typed and the heading in focus (AUT-25)', async () => {
    const page = await openPage(app, { path: '/sign-up?with=email' });
    const registration = newRegistration();
    await fillAboutYou(page, registration);
    await goOn(page);
    await partHeading(page, 2);
    expect(new URL(page.url()).pathname).toBe('/sign-up/contact');
    await fillContact(page, registration);
    await goOn(page);
    await partHeading(page, 3);
    await page.goBack();
    await partHeading(page, 2);
    expect(await page.getByRole('textbox', { name: 'Email', exact: true }).inputValue()).toBe(registration.email);
    await page.goBack();
    await partHeading(page, 1);
    expect(await page.getByLabel('First name').inputValue()).toBe(registration.firstName);
    await goOn(page);
    await goOn(page);
    await partHeading(page, 3);
    await page.getByRole('button', { name: 'Back' }).click();
    await partHeading(page, 2);
  });

  test('a reload stays at its part, with what was typed; an address ahead of it leads back (AUT-25, D-121)', async () => {
    const page = await openPage(app, { path: '/sign-up/consent' });
    await partHeading(page, 1);
    const registration = newRegistration();
    await fillAboutYou(page, registration);
    await goOn(page);
    await fillContact(page, registration);
    await goOn(page);
    await partHeading(page, 3);
    await page.reload();
    await partHeading(page, 3);
    await fillConsent(page, registration);
    await register(page);
    await codeIsAsked(page);
  });

  test('an e-mail the server refuses leads back to its part, with the sentence and the focus at the field (AUT-25, AUT-38)', async () => {
    const page = await openPage(app, { path: '/sign-up?with=email' });
    const registration = newRegistration();
    await fillRegistration(page, registration);
    const fields = [{ field: 'email', problem: 'emailInvalid' }];
    await page.route('**/api/users/registration', (route) =>
      route.fulfill({
        status: 422,
        json: { status: '422', error: { code: 'registrationInvalid', message: '', details: { fields } } },
      }),
    );
    await register(page);
    const email = page.getByRole('textbox', { name: 'Email', exact: true });
    await page.getByText('Valid email address required').waitFor();
    await expect.poll(() => email.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.unroute('**/api/users/registration');
    await goOn(page);
    await register(page);
    await codeIsAsked(page);
  });
});
