import type { Locator, Page } from 'playwright';
import { guideOn } from './guideSteps.ts';

/** More than any page here has; whoever presses Tab longer has lost their way. */
const mostTabs = 60;

export const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement && document.hasFocus());

/** Presses Tab until the focus is there: what comes before has been passed. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs < mostTabs; tabs++) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  const lost = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
  throw new Error(`${mostTabs} tabs did not lead to ${target}, but to ${lost}`);
}

export async function pressByKey(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** The guide as a sender without a pointer uses it. */
export function guideByKeys(page: Page) {
  const box = page.locator('[data-field=answer] input');
  return {
    ...guideOn(page),
    async say(answer: string) {
      await tabTo(page, box);
      await page.keyboard.type(answer);
      await page.keyboard.press('Enter');
    },
    async enterCode(code: string) {
      await tabTo(page, box);
      await page.keyboard.type(code);
    },
    choose: (option: string | RegExp) =>
      pressByKey(page, page.getByRole('main').getByRole('button', { name: option }).first()),
    async tick(label: RegExp) {
      await tabTo(page, page.getByRole('checkbox', { name: label }));
      await page.keyboard.press('Space');
    },
  };
}
