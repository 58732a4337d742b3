import type { BrowserContext, Page } from 'playwright';
import { type Moment, movingPicture } from './movingPicture.ts';
import { payButton, toAmountAgain } from './pages.ts';
import { press } from './pictured.ts';

type Faces = { readonly screens: Page; readonly guide: Page };

/** The same transfer as far as the bank, side by side: what is done on each face before a picture of both is taken. */
const moments: readonly ((faces: Faces) => Promise<unknown>)[] = [
  ({ screens, guide }) => Promise.all([screens.goto('/dashboard'), guide.goto('/send/guided')]),
  async ({ screens, guide }) => {
    await toAmountAgain(screens);
    const amount = screens.getByRole('textbox', { name: 'You send' });
    await amount.fill('150');
    await amount.blur();
    await screens.getByText('£150.00').first().waitFor();
    await screens.evaluate(() => window.scrollTo(0, 0));
    await box(guide).fill('Yes, but 150 pounds');
  },
  async ({ screens, guide }) => {
    await press(screens, ({ common }) => common.continue);
    await box(guide).press('Enter');
    await payButton(screens).waitFor();
    await payButton(guide).scrollIntoViewIfNeeded();
  },
  async ({ screens, guide }) => {
    await payButton(screens).click();
    await payButton(guide).click();
    for (const face of [screens, guide]) await face.getByRole('button', { name: 'Go to my bank' }).waitFor();
    await guide.getByRole('button', { name: 'Go to my bank' }).scrollIntoViewIfNeeded();
  },
];

const box = (guide: Page) => guide.getByRole('textbox').last();

/** Both faces of one sender, who is signed in here; `whenIdle` waits until a page is drawn. */
export async function twoFaces(context: BrowserContext, whenIdle: (page: Page) => Promise<unknown>): Promise<string> {
  const faces: Faces = { screens: await context.newPage(), guide: await context.newPage() };
  const taken: Moment[] = [];
  for (const act of moments) {
    await act(faces);
    taken.push({ screens: await photo(faces.screens), guide: await photo(faces.guide) });
  }
  const size = faces.screens.viewportSize() ?? { width: 0, height: 0 };
  return movingPicture(taken, size);

  async function photo(page: Page): Promise<Buffer> {
    await whenIdle(page);
    return page.screenshot({ type: 'jpeg', quality: 60, animations: 'disabled', caret: 'hide' });
  }
}
