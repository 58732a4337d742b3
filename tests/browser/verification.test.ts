import type { FrameLocator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Person, type RegistrationDifferences, signUpAndIn, testPassword } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { newTransfer } from '#tests/fixtures/sending.ts';
import { fillSignIn } from './harness/authForms.ts';
import { expectNoAxeViolations, expectNoSidewaysScroll } from './harness/expectations.ts';
import { pickByTyping } from './harness/sendingSteps.ts';
import { type PageOptions, useBrowser } from './harness/useBrowser.ts';

describe('verification in the browser', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    // Long enough for the page to be seen in progress.
    app = await startApp({ dist: inject('dist'), delayMs: 1500 });
  });
  afterAll(() => app.stop());

  async function openVerification(person: Person, options: Omit<PageOptions, 'path'> = {}): Promise<Page> {
    const page = await openPage(app, { path: '/verification', ...options });
    await page.waitForURL('**/sign-in');
    await fillSignIn(page, { username: person.username, password: testPassword });
    await page.waitForURL('**/verification');
    return page;
  }

  const somebody = (differences: RegistrationDifferences = {}) => signUpAndIn(app, differences);

  async function fillAddress(page: Page) {
    await page.getByRole('radio', { name: 'Female' }).check({ force: true });
    await page.getByLabel('Address line 1').fill('14 Harbour Street');
    await page.getByLabel('City', { exact: true }).fill('Leeds');
    await page.getByLabel('Postal or ZIP code').fill('LS1 4AP');
  }

  const submit = (page: Page) => page.getByRole('button', { name: 'Submit' }).click();
  const begin = (page: Page) => page.getByRole('button', { name: 'Begin' });
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  const widgetOn = (page: Page) => page.frameLocator('iframe');

  async function capture(page: Page, widget: FrameLocator, { part, sent }: { part: string; sent: string }) {
    const step = widget.locator(`[data-step=${part}]`);
    await step.getByRole('button', { name: 'Use a sample picture' }).click();
    await step.getByRole('button', { name: 'Use this picture' }).click();
    await page.getByText(`Photos received: ${sent}`).waitFor();
  }

  async function endWidget(widget: FrameLocator, decision: string) {
    await widget.getByLabel(decision).check();
    await widget.getByRole('button', { name: 'Finish' }).click();
  }

  test('leads from the details through the widget to the waiting payment (KYC-04, KYC-07, KYC-20, KYC-25)', async () => {
    const person = await somebody();
    const transfer = await newTransfer(person);
    const page = await openVerification(person);
    expect(await begin(page).isDisabled()).toBe(true);
    await expectNoAxeViolations(page);
    await fillAddress(page);
    await submit(page);
    await heading(page, 'Now show us it’s you');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.getByText('Personal Details submitted successfully').waitFor();

    await begin(page).click();
    const widget = widgetOn(page);
    await capture(page, widget, { part: 'document', sent: '1 of 2' });
    await page.reload();
    await begin(page).click();
    await page.getByText('Photos received: 1 of 2').waitFor();
    await capture(page, widget, { part: 'face', sent: '2 of 2' });
    await endWidget(widget, 'Approve');
    await heading(page, 'We’re checking who you are');
    await page.getByText('Your KYC verification is now in progress').waitFor();
    await heading(page, 'Your account is verified');
    await page.getByRole('button', { name: 'Continue with payment' }).click();
    await page.waitForURL(`**/payment-method?transferId=${transfer.id}`);
  });

  test('says what was wrong and asks for that once more (KYC-16)', async () => {
    const page = await openVerification(await somebody());
    await fillAddress(page);
    await submit(page);
    await begin(page).click();
    const widget = widgetOn(page);
    await capture(page, widget, { part: 'document', sent: '1 of 2' });
    await capture(page, widget, { part: 'face', sent: '2 of 2' });
    await widget.getByRole('combobox').selectOption({ label: 'The face does not match' });
    await endWidget(widget, 'Ask again');
    await heading(page, 'We were unable to verify your account');
    await page.getByText('Your face didn’t match the document.').waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Verify now' }).click();
    await capture(page, widget, { part: 'face', sent: '1 of 1' });
    await endWidget(widget, 'Approve');
    await heading(page, 'Your account is verified');
    await page.getByRole('main').getByRole('button', { name: 'Close' }).click();
    await page.getByText('Your account is verified. You can now pay').waitFor();
    const news = page.getByRole('alertdialog', { name: /^Your account is verified/ });
    await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/api/user/toast') && response.ok()),
      news.getByRole('button', { name: 'Close' }).click(),
    ]);
    await page.reload();
    await heading(page, 'Hello, Esi');
    expect(await page.getByText('Your account is verified. You can now pay').count()).toBe(0);
  });

  test('asks euro senders where they are from, by lists that are searched (KYC-28, KYC-29, KYC-34)', async () => {
    const page = await openVerification(await somebody({ countryCode: 'FR' }), { width: 320, theme: 'dark' });
    await fillAddress(page);
    await submit(page);
    await page.getByRole('link', { name: 'Country of birth: Please select a country!' }).waitFor();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
    await pickByTyping(page, { field: 'Country of birth', typed: 'camer', option: 'Cameroon' });
    await page.getByLabel('City of birth').fill('Douala');
    await pickByTyping(page, { field: 'Citizenship', typed: 'franc', option: 'France' });
    await pickByTyping(page, { field: 'Profession', typed: 'nurs', option: 'Healthcare and nursing' });
    await submit(page);
    await heading(page, 'Now show us it’s you');
    await page.getByLabel('A tip for phones').waitFor();
    await page.getByRole('button', { name: 'Close this tip' }).click();
    await expectNoSidewaysScroll(page);
    await begin(page).click();
    await widgetOn(page).getByRole('button', { name: 'Use a sample picture' }).first().waitFor();
    await expectNoSidewaysScroll(page);
  });

  test('asks Canadians for their province (KYC-32)', async () => {
    const page = await openVerification(await somebody({ countryCode: 'CA' }));
    await fillAddress(page);
    await page.getByRole('button', { name: 'Province' }).click();
    await page.getByRole('option', { name: 'Quebec' }).click();
    await submit(page);
    await heading(page, 'Now show us it’s you');
  });
});
