import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Person, testPassword } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { newTransfer, payByBank, untilStatus, verifiedSender } from '#tests/fixtures/sending.ts';
import { fillSignIn } from '../harness/authForms.ts';
import { expectNoAxeViolationsInBothThemes } from '../harness/expectations.ts';
import { dismissVerificationNews } from '../harness/sendingSteps.ts';
import { useBrowser } from '../harness/useBrowser.ts';

describe('a delivered transfer nobody has seen', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  let ama: Person;
  let transferId = '';
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist'), delayMs: 100 });
    ama = await verifiedSender(app);
    const paid = await newTransfer(ama);
    await payByBank(ama, paid);
    transferId = (await untilStatus(ama, paid.id, 'COMPLETE')).id;
  });
  afterAll(() => app.stop());

  test('becomes a case on a narrow phone too, which then stands with the transfer (peers 17)', async () => {
    const page = await openPage(app, { path: '/sign-in', width: 320 });
    await fillSignIn(page, { username: ama.username, password: testPassword });
    await page.waitForURL('**/dashboard');
    await dismissVerificationNews(page);
    await page.goto(`/transactions?transfer=${transferId}`);
    await page.getByRole('button', { name: 'Something’s wrong' }).click();
    await page.getByRole('button', { name: 'Marie didn’t get the money' }).click();
    const checklist = page.getByRole('dialog', { name: 'Our partner says Marie has the money' });
    await checklist.getByText('Their reference').waitFor();
    await expectNoAxeViolationsInBothThemes(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await checklist.getByRole('button', { name: 'The money isn’t there' }).click();
    await page.getByRole('dialog', { name: 'What a case does' }).waitFor();
    await page.getByRole('button', { name: 'Open a case' }).click();
    const opened = page.getByRole('dialog', { name: 'Your case about Marie' });
    await opened.getByText(/^Case CASE-/).waitFor();
    await opened.getByRole('button', { name: 'Close' }).last().click();
    const detail = page.getByRole('dialog', { name: /Marie Ngo has/ });
    await detail.getByText(/You’ll hear from us by/).waitFor();
    await expectNoAxeViolationsInBothThemes(page);
  });
});
