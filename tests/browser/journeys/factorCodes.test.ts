import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { appCode } from '#tests/fixtures/factorFixture.ts';
import { signUpAndIn, testPassword } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { fillSignIn } from '../harness/authForms.ts';
import { expectNoAxeViolations, expectNoSidewaysScroll } from '../harness/expectations.ts';
import { heading, press, sentence } from '../harness/sendingSteps.ts';
import { useBrowser } from '../harness/useBrowser.ts';

describe('codes of an app, and recovery codes', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist') });
  });
  afterAll(() => app.stop());

  async function look(page: Page) {
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
  }

  async function enter(username: string, width = 1280) {
    const page = await openPage(app, { path: '/sign-in', width });
    page.setDefaultTimeout(20_000);
    await fillSignIn(page, { username, password: testPassword });
    return page;
  }

  test('are set up, sign in where nobody was seen before, and confirm a change (ASVS 6.5.1, 7.5.3)', async () => {
    const { username } = await signUpAndIn(app);
    const home = await enter(username, 390);
    await home.waitForURL('**/dashboard');
    await home.goto('/settings');
    await press(home, 'Set up an authenticator app');
    const secret = await home.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).textContent();
    await look(home);
    await home
      .getByRole('dialog')
      .getByLabel('Code from the app')
      .fill(appCode((secret ?? '').replaceAll(' ', '')));
    const shown = home.getByRole('dialog', { name: 'Save your recovery codes' }).getByRole('listitem');
    await shown.last().waitFor();
    const codes = await shown.allTextContents();
    expect(codes).toHaveLength(10);
    await look(home);
    await press(home, 'I’ve saved them');
    await sentence(home, '10 recovery codes left');
    await look(home);

    const away = await enter(username, 320);
    await heading(away, 'Finish signing in');
    await press(away, 'Continue');
    await sentence(away, 'Code required');
    await away.getByLabel('Code').fill('000000');
    await away.locator('form').getByText('That code isn’t right').waitFor();
    await look(away);
    await away.getByLabel('Code').fill(codes[0] ?? '');
    await press(away, 'Continue');
    await away.waitForURL('**/dashboard');

    await away.goto('/settings');
    await sentence(away, '9 recovery codes left');
    await press(away, 'Turn it all off');
    const question = away.getByRole('alertdialog', { name: 'Is it you?' });
    await question.getByText('Change your settings').waitFor();
    await look(away);
    await question.getByLabel('Password', { exact: true }).fill(testPassword);
    await question.getByLabel('Code').fill(codes[1] ?? '');
    await question.getByRole('button', { name: 'Continue' }).click();
    await sentence(away, 'News and offers are off.');
  }, 120_000);
});
