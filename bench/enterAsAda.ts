import type { Page } from 'playwright';
import { ada } from './historyApp.ts';

/** Signs Ada in, on the screens, and ends at her dashboard. */
export async function enterAsAda(page: Page): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('Email or phone').fill(ada.username);
  await page.getByLabel('Password', { exact: true }).fill(ada.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/dashboard');
}
