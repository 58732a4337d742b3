import type { Page } from 'playwright';
import type { Registration } from '#contract/account/registration.ts';
import { countryName } from '#domain/reference/countries.ts';

/** Fills in the sign-up form by its words, part by part, as a person would; the last is left to be sent. */
export async function fillRegistration(page: Page, registration: Registration): Promise<void> {
  await fillAboutYou(page, registration);
  await goOn(page);
  await fillContact(page, registration);
  await goOn(page);
  await fillConsent(page, registration);
}

/** Part 1. */
export async function fillAboutYou(page: Page, registration: Registration): Promise<void> {
  await page.getByLabel('First name').fill(registration.firstName);
  await page.getByLabel('Last name').fill(registration.lastName);
  const birthDate = page.getByRole('group', { name: 'Date of birth' });
  for (const part of ['Day', 'Month', 'Year'] as const) {
    const value = { Day: registration.day, Month: registration.month, Year: registration.year }[part];
    await birthDate.getByLabel(part).fill(String(value).padStart(2, '0'));
  }
}

/** Part 2. */
export async function fillContact(page: Page, registration: Registration): Promise<void> {
  await chooseCountry(page, registration.countryCode);
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(registration.mobile);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(registration.email);
  const channel = registration.channel === 'sms' ? 'By text message' : 'By email';
  await page.getByRole('radio', { name: channel }).check({ force: true });
}

/** Part 3. */
export async function fillConsent(page: Page, registration: Registration): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(registration.password);
  await page.getByLabel('Confirm password', { exact: true }).fill(registration.confirmation);
  await agree(page, 'terms and conditions');
  await agree(page, 'privacy policy');
}

/** The heading of a part, with the focus on it, so that it is read out. */
export const partHeading = (page: Page, part: number): Promise<void> =>
  page
    .locator('h1', { hasText: `Create your account, part ${part} of 3` })
    .and(page.locator(':focus'))
    .waitFor();

/** From one part to the next. */
export const goOn = (page: Page): Promise<void> => page.getByRole('button', { name: 'Continue' }).click();

export async function chooseCountry(page: Page, country: Registration['countryCode']): Promise<void> {
  await page.getByRole('button', { name: 'Country you live in' }).click();
  await page.getByRole('option', { name: countryName(country, 'en-GB') }).click();
}

/** The words are a link in part, so the box itself is pressed. */
export const agree = (page: Page, what: string): Promise<void> =>
  page.getByRole('checkbox', { name: new RegExp(`^I agree to the ${what}`) }).check({ force: true });

export async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('6-digit code').fill(code);
}

export async function fillSignIn(page: Page, { username, password }: { username: string; password: string }) {
  await page.getByLabel('Email or phone').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** Six digits that are certainly not these. */
export const otherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
