import type { Page } from 'playwright';
import type { Registration } from '#contract/registration.ts';
import { countryName } from '#domain/reference/countries.ts';

/** Fills in the sign-up form by its words, as a person would. */
export async function fillRegistration(page: Page, registration: Registration): Promise<void> {
  await page.getByLabel('First name').fill(registration.firstName);
  await page.getByLabel('Last name').fill(registration.lastName);
  const birthDate = page.getByRole('group', { name: 'Date of birth' });
  for (const part of ['Day', 'Month', 'Year'] as const) {
    const value = { Day: registration.day, Month: registration.month, Year: registration.year }[part];
    await birthDate.getByLabel(part).fill(String(value).padStart(2, '0'));
  }
  await chooseCountry(page, registration.countryCode);
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(registration.mobile);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(registration.email);
  const channel = registration.channel === 'sms' ? 'By text message' : 'By email';
  await page.getByRole('radio', { name: channel }).check({ force: true });
  await page.getByLabel('Password', { exact: true }).fill(registration.password);
  await page.getByLabel('Password again', { exact: true }).fill(registration.confirmation);
  await agree(page, 'terms and conditions');
  await agree(page, 'privacy policy');
}

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
