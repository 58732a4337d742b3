import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Person, signInWith, testPassword } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { verifiedSender } from '#tests/fixtures/sending.ts';
import { fillSignIn } from '../harness/authForms.ts';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '../harness/expectations.ts';
import { heading, press, sentence } from '../harness/sendingSteps.ts';
import { type PageOptions, useBrowser } from '../harness/useBrowser.ts';

describe('somebody’s own account', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist') });
  });
  afterAll(() => app.stop());

  async function enter({ username }: Person, path: string, options: Omit<PageOptions, 'path'> = {}): Promise<Page> {
    const page = await openPage(app, { path, ...options });
    page.setDefaultTimeout(20_000);
    await page.waitForURL('**/sign-in');
    await fillSignIn(page, { username, password: testPassword });
    await page.waitForURL(`**${path}`);
    return page;
  }

  const giveAccountPassword = async (page: Page, label: string, button: string, password = testPassword) => {
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel(label, { exact: true }).fill(password);
    await dialog.getByRole('button', { name: button }).click();
  };

  test('is edited, set and protected, all with its password (PRF-01…03, PRF-07…12, PRF-18)', async () => {
    const esi = await verifiedSender(app);
    const page = await enter(esi, '/profile');
    await sentence(page, esi.user.referral.code);
    await expectNoAxeViolations(page);
    await press(page, 'Edit profile');
    await page.getByLabel('City', { exact: true }).fill('York');
    await press(page, 'Save changes');
    await giveAccountPassword(page, 'Password', 'Continue');
    await sentence(page, 'Profile updated');
    await page.getByText('York', { exact: true }).waitFor();

    await page.getByRole('link', { name: 'Settings' }).first().click();
    await heading(page, 'Settings');
    await expectNoAxeViolations(page);
    await press(page, 'Turn it all off');
    await giveAccountPassword(page, 'Account password', 'Confirm');
    await sentence(page, 'News and offers are off.');

    const phone = await signInWith(app, { username: esi.username, password: testPassword });
    await press(page, 'Change password');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Old password', { exact: true }).fill(testPassword);
    await dialog.getByLabel('New password', { exact: true }).fill('Harbour-7-Lamp');
    await dialog.getByLabel('Confirm password', { exact: true }).fill('Harbour-7-Lamp');
    await dialog.getByRole('button', { name: 'Change password' }).click();
    await sentence(page, 'Password changed');
    const open = await app.db
      .selectFrom('session')
      .select('id')
      .where('user_id', '=', phone.user.id)
      .where('ended_at', 'is', null)
      .execute();
    expect(open).toHaveLength(1);
  }, 120_000);

  test.each([['/profile'], ['/settings'], ['/rewards'], ['/business/invite']])(
    '%s fits a telephone, in French, for every reader (PRF-20, RWD-04, BIZ-02)',
    async (path) => {
      const page = await enter(await verifiedSender(app), path, { width: 390 });
      await page.goto(`${path}?lang=fr`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolations(page);
    },
    60_000,
  );
});
