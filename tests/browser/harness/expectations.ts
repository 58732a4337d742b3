import type { Page } from 'playwright';
import { expect } from 'vitest';
import { contrastOnly, sidewaysScroll, violationsOn } from '../access/pageFindings.ts';

/** Nothing on the page as it is now breaks WCAG 2.2 AA or axe's good practice. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(await violationsOn(page)).toEqual([]);
}

/** The same for somebody who reads on dark; only colours differ there. */
export async function expectNoAxeViolationsInBothThemes(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOn(page, contrastOnly), 'on dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await sidewaysScroll(page), 'the page is no wider than the window').toBeLessThanOrEqual(0);
}
