import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Person, testPassword } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { brokenPromises, newTransfer, payByBank, untilStatus, verifiedSender } from '#tests/fixtures/sending.ts';
import { expectNoAxeViolations } from '../harness/expectations.ts';
import { guideOn } from '../harness/guideSteps.ts';
import { enterAs, heading, press, seeDelivered, sentence } from '../harness/sendingSteps.ts';
import { useBrowser } from '../harness/useBrowser.ts';

describe('sending again', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist'), delayMs: 300 });
  });
  afterAll(() => app.stop());

  async function whoSentBefore(): Promise<Person> {
    const sender = await verifiedSender(app);
    const before = await newTransfer(sender);
    await payByBank(sender, before);
    await untilStatus(sender, before.id, 'COMPLETE');
    return sender;
  }

  test.each([
    { from: 'the dashboard', path: '/dashboard', link: /^Send to Marie Ngo again/, width: 1280 },
    { from: 'the history', path: '/transactions', link: /^Send again to Marie Ngo/, width: 1280 },
    { from: 'the history on a phone', path: '/transactions', link: /^Send again to Marie Ngo/, width: 390 },
  ])(
    'takes three presses from $from to the payment, at the bank of last time (D-87, PAY-07)',
    async ({ path, link, width }) => {
      const page = await openPage(app, { path: '/sign-in', width });
      await enterAs(page, await whoSentBefore());
      await page.goto(path);
      await page.getByRole('link', { name: link }).first().click();
      await heading(page, 'How much would you like to send?');
      await page.getByRole('region', { name: 'Same person again' }).waitFor();
      await expectNoAxeViolations(page);
      await press(page, 'Continue');
      await heading(page, 'Check everything is right');
      await sentence(page, 'From Anchor Demo Bank, as last time');
      await expectNoAxeViolations(page);
      await press(page, /^Pay £/);
      await press(page, 'Go to my bank');
      await press(page, 'Approve payment');
      await page.waitForURL('**/transfer-completed/**');
      await seeDelivered(page);
      expect(await brokenPromises(app)).toEqual([]);
    },
    120_000,
  );

  test.each([
    {
      language: 'en',
      again: 'Yes, send it again',
      pay: /^Pay £[\d.]+ from Anchor Demo Bank$/,
      next: 'Next, you approve the payment',
      go: 'Go to my bank',
    },
    {
      language: 'fr',
      again: 'Oui, envoyer de nouveau',
      pay: /^Payer [\d,]+\s£ depuis Anchor Demo Bank$/,
      next: 'Vous allez approuver le paiement',
      go: 'Aller à ma banque',
    },
  ] as const)(
    'takes three answers in the guide, which says how it is paid, in $language (chat rule 21, PAY-07)',
    async ({ language, again, pay, next, go }) => {
      const sender = await whoSentBefore();
      const page = await openPage(app, { path: '/sign-in', width: 390, language });
      await page.locator('input[name=username]').fill(sender.username);
      await page.locator('input[name=password]').fill(testPassword);
      await page.locator('input[name=password]').press('Enter');
      await page.waitForURL('**/dashboard');
      await page.goto('/send/guided');
      const guide = guideOn(page);
      await guide.choose(again);
      await guide.choose(pay);
      await guide.asks(next);
      expect(await guide.thread()).toMatch(/Anchor Demo Bank/);
      await expectNoAxeViolations(page);
      await guide.choose(go);
      await page.waitForURL((url) => url.origin !== app.baseUrl);
      expect(guide.actions()).toBe(3);
      expect(await brokenPromises(app)).toEqual([]);
    },
    120_000,
  );
});
