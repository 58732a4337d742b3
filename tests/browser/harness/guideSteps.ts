import type { Page } from 'playwright';

/** The guide by the words a person reads. Each press, chosen option and sent answer counts as one action (chat.md R21). */
export function guideOn(page: Page) {
  let actions = 0;
  const box = page.locator('[data-field=answer] input');

  return {
    actions: () => actions,
    /** Waits until this is what is asked. */
    asks: (question: string | RegExp) => page.locator('main label').filter({ hasText: question }).first().waitFor(),
    async say(answer: string) {
      actions++;
      await box.fill(answer);
      await box.press('Enter');
    },
    /** The last digit sends it. */
    async enterCode(code: string) {
      actions++;
      await box.fill(code);
    },
    async choose(option: string | RegExp) {
      actions++;
      await page.getByRole('main').getByRole('button', { name: option }).first().click();
    },
    async tick(label: RegExp) {
      actions++;
      await page.getByRole('checkbox', { name: label }).check({ force: true });
    },
    thread: async () => (await page.getByRole('main').allInnerTexts()).join(''),
    goToScreens: () => page.getByRole('link', { name: 'Switch to the form' }).click(),
  };
}

export type Guide = ReturnType<typeof guideOn>;
