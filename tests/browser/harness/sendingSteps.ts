import type { FrameLocator, Locator, Page } from 'playwright';
import { type Person, testPassword } from '#tests/fixtures/people.ts';
import { fillSignIn } from './authForms.ts';

/** The steps of sending money, each by the words a person reads; each waits for the page it is on. */

export const heading = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('heading', { level: 1, name }).waitFor();

/** A sentence names the button exactly, a pattern by a part. */
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

export const press = (page: Page, name: string | RegExp): Promise<void> => button(page, name).click();

export const sentence = (page: Page, text: string | RegExp): Promise<void> => page.getByText(text).first().waitFor();

/** Signs somebody verified in, who reads the news of it and puts it away. */
export async function enterAs(page: Page, { username }: Person): Promise<void> {
  await page.goto('/sign-in');
  await fillSignIn(page, { username, password: testPassword });
  await page.waitForURL('**/dashboard');
  await dismissVerificationNews(page);
}

export async function dismissVerificationNews(page: Page): Promise<void> {
  const news = page.getByRole('alertdialog', { name: /^Your account is verified/ });
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/user/toast') && response.ok()),
    news.getByRole('button', { name: 'Close' }).click(),
  ]);
  await news.waitFor({ state: 'hidden' });
}

export async function enterAmount(page: Page, amount: string): Promise<void> {
  await heading(page, 'How much would you like to send?');
  await page.getByRole('textbox', { name: 'You send' }).fill(amount);
  await page.getByText('Total to pay').first().waitFor();
}

export const amountOf = (page: Page): Promise<string> => page.getByRole('textbox', { name: 'You send' }).inputValue();

export async function chooseDestination(page: Page, country: string): Promise<void> {
  await page.getByRole('button', { name: 'Sending to' }).click();
  await page.getByRole('option', { name: country }).click();
}

/** Narrows a list to the one option by typing and takes it with keys: what moves while it is narrowed is hard to aim at. */
export async function pickByTyping(page: Page, { field, typed, option }: Record<'field' | 'typed' | 'option', string>) {
  const box = page.getByRole('combobox', { name: field });
  await box.click();
  await box.pressSequentially(typed);
  await page.getByRole('option', { name: option }).waitFor();
  await box.press('ArrowDown');
  await box.press('Enter');
}

/** From the amounts to the page that asks for whom. */
export async function acceptQuote(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await heading(page, 'Who are you sending to?');
}

export async function openNewRecipient(page: Page): Promise<void> {
  await press(page, 'Add new recipient');
  await heading(page, 'Add new recipient');
}

export async function enterName(page: Page, name: { first: string; last: string }): Promise<void> {
  await page.getByLabel('First name').fill(name.first);
  await page.getByLabel('Last name').fill(name.last);
}

export async function enterMobile(page: Page, mobile: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Mobile number', exact: true }).fill(mobile);
  await page.getByRole('textbox', { name: 'Confirm mobile number' }).fill(mobile);
  await page.getByText('Numbers Matched!').waitFor();
}

export async function saveRecipient(page: Page): Promise<void> {
  await press(page, 'Save recipient');
  await heading(page, 'Who are you sending to?');
}

/** The questions before the first transfer to somebody. */
export const trustDialog = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Do you know and trust this person?' });

export const trustRecipient = (page: Page): Promise<void> =>
  trustDialog(page).getByRole('button', { name: 'Yes, I know and trust them' }).click();

export const reasonDialog = (page: Page) => page.getByRole('dialog', { name: 'What is this transfer for?' });

export async function giveReason(page: Page, reason = 'Family & Friend support'): Promise<void> {
  const dialog = reasonDialog(page);
  await dialog.getByRole('radio', { name: reason }).check({ force: true });
  await dialog.getByRole('button', { name: 'Create transfer' }).click();
  await heading(page, 'Check everything is right');
}

/** Whoever has paid before is offered to pay as then; this is asking how. */
export const toPayment = /^(Continue to payment|Pay another way)$/;

export async function acceptReview(page: Page): Promise<void> {
  await press(page, toPayment);
  await heading(page, 'How would you like to pay?');
}

export async function chooseBankTransfer(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Instant bank transfer/ }).check({ force: true });
  await press(page, 'Proceed to payment');
  await heading(page, 'Choose your bank');
}

/** To the bank's own page, which is another site. */
export async function goToBank(page: Page, bank = 'Anchor Demo Bank'): Promise<void> {
  await press(page, new RegExp(bank));
  await heading(page, 'Next: your bank');
  await press(page, 'Go to my bank');
  await heading(page, 'Approve this payment');
}

export async function payAtBank(page: Page, bank?: string): Promise<void> {
  await chooseBankTransfer(page);
  await goToBank(page, bank);
  await press(page, 'Approve payment');
  await page.waitForURL('**/transfer-completed/**');
}

/** How the payment went, in the spec's words under what a person wants to know first (RES-10 to RES-12). */
export const resultTitled = (page: Page, name: string): Promise<void> =>
  page.getByRole('heading', { level: 2, name }).waitFor();

/** The result page follows the money by itself until the recipient has it (RES-12). */
export const seeDelivered = (page: Page): Promise<void> =>
  sentence(page, 'The money has arrived, and your receipt is ready.');

/** A transfer that waits for its payment, with somebody new in Cameroon; ends on the review. */
export async function createTransferToCameroon(page: Page, amount = '100'): Promise<void> {
  await page.goto('/get-quote');
  await enterAmount(page, amount);
  await acceptQuote(page);
  await openNewRecipient(page);
  await enterName(page, { first: 'Marie', last: 'Ngo' });
  await enterMobile(page, '671234500');
  await saveRecipient(page);
  await trustRecipient(page);
  await giveReason(page);
}

/** The address the pages from the review on carry; a moment after their heading is there. */
export async function transferIdOf(page: Page): Promise<string> {
  await page.waitForURL((url) => url.searchParams.has('transferId'));
  return new URL(page.url()).searchParams.get('transferId') ?? '';
}

export const identityWidget = (page: Page): FrameLocator => page.frameLocator('iframe');

export async function captureSample(page: Page, picture: { part: 'document' | 'face'; sent: string }): Promise<void> {
  const step = identityWidget(page).locator(`[data-step=${picture.part}]`);
  await step.getByRole('button', { name: 'Use a sample picture' }).click();
  await step.getByRole('button', { name: 'Use this picture' }).click();
  await page.getByText(`Photos received: ${picture.sent}`).waitFor();
}

export async function approveIdentity(page: Page): Promise<void> {
  await identityWidget(page).getByLabel('Approve').check();
  await identityWidget(page).getByRole('button', { name: 'Finish' }).click();
}

export async function fillAddress(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Female' }).check({ force: true });
  await page.getByLabel('Address line 1').fill('14 Harbour Street');
  await page.getByLabel('City', { exact: true }).fill('Leeds');
  await page.getByLabel('Postal or ZIP code').fill('LS1 4AP');
}
