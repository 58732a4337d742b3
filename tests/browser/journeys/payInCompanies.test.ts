import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { PayInCountryCode } from '#domain/reference/countryCodes.ts';
import { clearFaults, orderFault } from '#tests/fixtures/companies.ts';
import { livesIn, type TestCountry } from '#tests/fixtures/people.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { brokenPromises, newTransfer, verifiedSender } from '#tests/fixtures/sending.ts';
import { expectNoAxeViolations } from '../harness/expectations.ts';
import { enterAs, heading, press, resultTitled, seeDelivered } from '../harness/sendingSteps.ts';
import { useBrowser } from '../harness/useBrowser.ts';

describe('paying in other currencies than pounds', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist'), delayMs: 300 });
  });
  afterAll(() => app.stop());

  async function openPayment(countryCode: TestCountry, from: PayInCountryCode) {
    const sender = await verifiedSender(app, { countryCode });
    await livesIn(app.db, sender, from);
    const transfer = await newTransfer(sender, { from, to: 'UG' });
    const page = await openPage(app, { path: '/sign-in' });
    await enterAs(page, sender);
    await page.goto(`/payment-method?transferId=${transfer.id}`);
    await heading(page, 'How would you like to pay?');
    const choose = async (name: RegExp) => {
      await page.getByRole('radio', { name }).check({ force: true });
      await press(page, 'Proceed to payment');
    };
    return { page, choose };
  }

  test('euros go by the card company’s own fields, with its proof, and nothing of ours beside them (PAY-08, PAY-14)', async () => {
    const { page, choose } = await openPayment('FR', 'FR');
    await choose(/^Card/);
    await heading(page, 'Next: your card');
    await expectNoAxeViolations(page);
    await press(page, 'Enter my card');
    await page.waitForURL('**/axcess-payment?**');
    await heading(page, 'Pay by card');
    await expectNoAxeViolations(page);
    const fields = page.frameLocator('iframe');
    await fields.getByRole('link', { name: '4000 0000 0000 3220' }).click();
    await fields.getByRole('button', { name: 'Approve payment' }).click();
    await fields.getByRole('heading', { name: 'Your bank asks: is this you?' }).waitFor();
    await fields.getByRole('button', { name: 'Approve payment' }).click();
    await page.waitForURL('**/transfer-completed/**');
    await seeDelivered(page);
    expect(await brokenPromises(app)).toEqual([]);
  }, 120_000);

  test('Canadian dollars go by Interac, or by card, and a refusal is told (PAY-13, PAY-23)', async () => {
    const { page, choose } = await openPayment('CA', 'CA');
    await choose(/^Interac/);
    await heading(page, 'Next: Interac');
    await press(page, 'Choose another way to pay');
    await choose(/^Card/);
    await heading(page, 'Next: your card');
    await press(page, 'Choose another way to pay');
    await choose(/^Interac/);
    await press(page, 'Go to Interac');
    await heading(page, 'Interac e-Transfer');
    await expectNoAxeViolations(page);
    await press(page, 'Approve payment');
    await page.waitForURL('**/transfer-completed/**');
    await seeDelivered(page);

    const other = await openPayment('CA', 'CA');
    await other.choose(/^Card/);
    await press(other.page, 'Go to the card page');
    await heading(other.page, 'Pay by card');
    await press(other.page, 'Decline');
    await other.page.waitForURL('**/transfer-completed/**');
    await resultTitled(other.page, 'Transaction Cancelled');
    expect(await brokenPromises(app)).toEqual([]);
  }, 120_000);

  test('a company that does not answer is off before it is chosen (ERR-19, D-80)', async () => {
    await orderFault(app, { provider: 'pay360', kind: 'down', count: 100 });
    const { page, choose } = await openPayment('CA', 'CA');
    for (let failures = 0; failures < 5; failures += 1) {
      const answered = page.waitForResponse((response) => response.url().includes('/api/pay360/'));
      await choose(/^Card/);
      await answered;
      await page.getByText('The payment didn’t start').waitFor();
      await page.getByText('Unable to initiate payment').first().waitFor();
    }
    await page.reload();
    await page.getByText('You can’t pay this way right now').waitFor();
    expect(await page.getByRole('radio', { name: /^Card/ }).isDisabled()).toBe(true);
    await clearFaults(app);
  }, 120_000);
});
