import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { brokenPromises, verifiedSender } from '#tests/fixtures/sending.ts';
import { expectNoAxeViolations } from '../harness/expectations.ts';
import {
  acceptQuote,
  acceptReview,
  chooseDestination,
  enterAmount,
  enterAs,
  enterMobile,
  enterName,
  giveReason,
  openNewRecipient,
  payAtBank,
  pickByTyping,
  press,
  saveRecipient,
  seeDelivered,
  sentence,
  trustRecipient,
} from '../harness/sendingSteps.ts';
import { useBrowser } from '../harness/useBrowser.ts';

describe('a recipient whose name is looked up', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist'), delayMs: 300 });
  });
  afterAll(() => app.stop());

  /** Signed in and verified, at the form for somebody new in this country. */
  async function openForm(country: string) {
    const sender = await verifiedSender(app);
    const page = await openPage(app, { path: '/sign-in' });
    await enterAs(page, sender);
    await page.goto('/get-quote');
    await chooseDestination(page, country);
    await enterAmount(page, '100');
    await acceptQuote(page);
    await openNewRecipient(page);
    return page;
  }

  test('in Nigeria is shown by the bank before saving, and gets the money there (RCP-27, RCP-28, RCP-29, RCP-30)', async () => {
    const page = await openForm('Nigeria');
    await enterName(page, { first: 'Chidi', last: 'Okafor' });
    await pickByTyping(page, { field: 'Bank', typed: 'guar', option: 'Guaranty' });
    await page.getByRole('textbox', { name: 'Account number' }).fill('0123456700');
    await sentence(page, 'This account belongs to');
    await expectNoAxeViolations(page);
    await saveRecipient(page);
    await trustRecipient(page);
    await giveReason(page);
    await sentence(page, 'Chidi Okafor gets');
    await acceptReview(page);
    await payAtBank(page);
    await seeDelivered(page);
    expect(await brokenPromises(app)).toEqual([]);
  }, 180_000);

  test('in Nigeria whose account nobody has cannot be saved until the number is right (RCP-30)', async () => {
    const page = await openForm('Nigeria');
    await enterName(page, { first: 'Chidi', last: 'Okafor' });
    await page.getByRole('combobox', { name: 'Bank' }).click();
    await page.getByRole('option').first().click();
    await page.getByRole('textbox', { name: 'Account number' }).fill('0123456739');
    await page.getByText('This account belongs to').waitFor({ state: 'hidden' });
    await press(page, 'Save recipient');
    await page.getByRole('heading', { level: 1, name: 'Add new recipient' }).waitFor();
    await page.getByRole('textbox', { name: 'Account number' }).fill('0123456700');
    await sentence(page, 'This account belongs to');
    await saveRecipient(page);
  }, 120_000);

  test('in Uganda is confirmed by the network, and gets the money on the phone (RCP-33)', async () => {
    const page = await openForm('Uganda');
    await enterName(page, { first: 'Grace', last: 'Akello' });
    await enterMobile(page, '771234500');
    await press(page, /Mobile money provider/);
    await page.getByRole('option', { name: 'MTN' }).click();
    await saveRecipient(page);
    await sentence(page, 'Recipient reference verified!');
    await trustRecipient(page);
    await giveReason(page);
    await acceptReview(page);
    await payAtBank(page);
    await seeDelivered(page);
    expect(await brokenPromises(app)).toEqual([]);
  }, 180_000);

  test('in Uganda with another name at the network is corrected, or kept knowingly (RCP-34, D-64)', async () => {
    const page = await openForm('Uganda');
    await enterName(page, { first: 'Grace', last: 'Akello' });
    await enterMobile(page, '771234577');
    await press(page, /Mobile money provider/);
    await page.getByRole('option', { name: 'MTN' }).click();
    await press(page, 'Save recipient');
    const mismatch = page.getByRole('alertdialog', { name: 'The name doesn’t match' });
    await mismatch.getByText('Grace Akello').waitFor();
    await expectNoAxeViolations(page);
    await mismatch.getByRole('button', { name: 'Correct it' }).click();
    await enterMobile(page, '771234500');
    await saveRecipient(page);
    await trustRecipient(page);
  }, 120_000);
});
