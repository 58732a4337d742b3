import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { readableStorage } from '../harness/browserStorage.ts';
import { guideOn } from '../harness/guideSteps.ts';
import { useBrowser } from '../harness/useBrowser.ts';

/** What each side said, before the question that is open. */
const turnsOf = (page: Page) =>
  page.locator('[data-turn]').evaluateAll((turns) => turns.map(({ textContent }) => textContent));

describe('a conversation that is read anew in the middle', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist') });
  });
  afterAll(() => app.stop());

  test('stands as it was said, with what was not understood, and is readable to nobody else (R26, R28, D-121)', async () => {
    const page = await openPage(app, { path: '/send/guided', width: 390, height: 780 });
    const guide = guideOn(page);
    await guide.asks('Where is the money going?');
    await guide.say('the purple one with stripes');
    await page.getByText('the purple one with stripes').waitFor();
    await guide.say('100 pounds to Cameroon by mobile money');
    await guide.asks('Your quote is ready');
    await guide.choose('I’m new here');
    await guide.asks('What’s your first name?');
    await guide.say('Awa Diallo');
    await guide.asks('What’s your date of birth?');
    const said = await turnsOf(page);
    expect(said.join(' ')).toContain('the purple one with stripes');
    expect(said.join(' ')).toContain('Awa');

    await page.reload();
    await guide.asks('What’s your date of birth?');
    // Whoever comes back is welcomed, after all that stood there.
    await expect.poll(async () => (await turnsOf(page)).slice(0, said.length)).toEqual(said);
    expect(await readableStorage(page)).not.toMatch(/purple|Awa|Diallo/);
  });
});
