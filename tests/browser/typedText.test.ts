import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { newRegistration } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { agree, fillAboutYou, fillContact, goOn } from './harness/authForms.ts';
import { useBrowser } from './harness/useBrowser.ts';

describe('what is typed and not sent', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist'), jobs: false });
  });
  afterAll(() => app.stop());

  test.each([
    ['/help', 'complaint', 'It never arrived.'],
    ['/country/register', 'message', 'For my mother in Dakar.'],
  ])('at %s stays in another language, and in a reload (LNG-02, D-119)', async (path, name, text) => {
    const page = await openPage(app, { path });
    await page.locator('main form[novalidate]').waitFor();
    await page.locator(`main [name=${name}]`).fill(text);
    await page.waitForFunction(() => sessionStorage.getItem('sawa.flow.typed') !== null);
    await page
      .getByRole('link', { name: /Français/ })
      .first()
      .click();
    await page.locator('html[lang=fr]').waitFor();
    await holds(page, name, text);
    await page.reload();
    await holds(page, name, text);
  });

  test('at sign-up stays in a reload with the boxes that were ticked, and without the password (D-121)', async () => {
    const page = await openPage(app, { path: '/sign-up?with=email' });
    const registration = newRegistration({ firstName: 'Ama' });
    await fillAboutYou(page, registration);
    await goOn(page);
    await fillContact(page, registration);
    await goOn(page);
    await page.getByLabel('Password', { exact: true }).fill('Market-Day-42');
    await page.waitForFunction(() => sessionStorage.getItem('sawa.flow.typed') !== null);
    const typed = await page.evaluate(() => sessionStorage.getItem('sawa.flow.typed'));
    await agree(page, 'terms and conditions');
    await page.waitForFunction((before) => sessionStorage.getItem('sawa.flow.typed') !== before, typed);
    await page.reload();
    await holds(page, 'password', '');
    await expect.poll(() => page.locator('main [name=agreedToTerms]').isChecked()).toBe(true);
    expect(await page.locator('main [name=agreedToPrivacy]').isChecked()).toBe(false);
    await page.getByRole('button', { name: 'Back' }).click();
    await holds(page, 'email', registration.email);
  });
});

/** Waits until a field of the page holds a text. */
const holds = (page: Page, name: string, text: string) =>
  page.waitForFunction(
    ([field, held]) => document.querySelector<HTMLTextAreaElement>(`main [name=${field}]`)?.value === held,
    [name, text],
  );
