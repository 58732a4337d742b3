import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathReportFixture } from '#tests/fixtures/pathReportFixture.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { expectNoAxeViolations, expectNoSidewaysScroll } from './harness/expectations.ts';
import { useBrowser } from './harness/useBrowser.ts';

describe('the path report', () => {
  const { openPage } = useBrowser();
  let folder: string;
  let app: RunningApp;
  beforeAll(async () => {
    folder = await pathReportFixture();
    app = await startApp({ qaReport: folder, jobs: false });
  });
  afterAll(async () => {
    await app.stop();
    rmSync(folder, { recursive: true });
  });

  const views = ['', '#/machine/door', '#/machine/door?path=aaaa&step=1', '#/requirements', '#/mutants'];
  const looks = [
    ['light', 1440],
    ['dark', 390],
  ] as const;

  test.each(views.flatMap((view) => looks.map((look) => [view, ...look] as const)))(
    'is free of barriers and of sideways scrolling at “%s”, %s, %i pixels wide',
    async (view, theme, width) => {
      const page = await openPage(app, { path: `/qa/${view}`, theme, width });
      await page.getByRole('heading', { level: 1 }).waitFor();
      if (view.startsWith('#/machine')) await chart(page).waitFor();
      await expectNoAxeViolations(page);
      await expectNoSidewaysScroll(page);
    },
  );

  test('tells what is open, what was left out, and opens from a file as from a server', async () => {
    const page = await openPage({ baseUrl: pathToFileURL(`${folder}/`).href }, { path: './index.html' });
    await page.getByRole('heading', { level: 1, name: '7 points still open' }).waitFor();
    expect(await page.getByText('door: 1 guard without both answers').count()).toBe(1);
    expect(await page.getByText('Broken on purpose: 1 mutant nobody noticed').count()).toBe(1);
    expect(await page.getByText('Took 1 min 01 s alone').count()).toBe(1);
    expect(await page.getByText('Left out, because an earlier run wrote them: door.screens.chat').count()).toBe(1);
    await page.getByRole('table', { name: 'Machines' }).getByRole('link', { name: 'door' }).click();
    await chart(page).waitFor();
    expect(await pathsOf(page).count()).toBe(3);
    await page.goBack();
    await page.getByRole('link', { name: '1 failed' }).click();
    await page.getByText('1 of 3 paths').waitFor();
    await pathsOf(page).click();
    await page.getByText('Expected open').waitFor();
  });

  test('is read by keys alone: along the chart, to the paths of an arrow, step by step along one', async () => {
    const page = await openPage(app, { path: '/qa/#/machine/door' });
    await chart(page).waitFor();
    await page.getByRole('button', { name: 'Full screen' }).focus();
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('State door: entered 9 times');
    await page.keyboard.press('ArrowRight');
    expect(await focusedName(page)).toBe('State closed, asks push: entered 9 times');
    await page.keyboard.press('End');
    expect(await focusedName(page)).toBe('State gone: never entered');
    for (const key of ['Home', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key);
    expect(await focusedName(page)).toBe('open, slammed, goes to closed: taken 3 times');
    await page.keyboard.press('Enter');
    await page.getByText('1 of 3 paths').waitFor();

    await pathsOf(page).first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Next' }).focus();
    await page.keyboard.press('Enter');
    await current(page).filter({ hasText: 'pushes the door' }).waitFor();
    await page.keyboard.press('ArrowRight');
    await current(page).filter({ hasText: 'lets it slam' }).waitFor();
    expect(page.url()).toContain('path=aaaa&step=2');
    for (const face of ['Classic screens', 'Guided chat']) {
      await page
        .getByRole('img', { name: `${face} after “lets it slam”` })
        .first()
        .waitFor();
    }
  });

  test('zooms and moves by keys and by wheel, and no further than can be seen', async () => {
    const page = await openPage(app, { path: '/qa/#/machine/door' });
    const drawing = chart(page).locator('svg');
    await drawing.waitFor();
    const width = async () => (await drawing.boundingBox())?.width ?? 0;
    const before = await width();
    await chart(page).getByRole('link').first().focus();
    await page.keyboard.press('+');
    await expect.poll(width).toBeCloseTo(before * 1.25, 0);
    await page.keyboard.press('0');
    await expect.poll(width).toBeLessThanOrEqual(before);
    await drawing.hover();
    await page.keyboard.down('Control');
    for (let turn = 0; turn < 20; turn += 1) await page.mouse.wheel(0, -400);
    await expect.poll(() => page.getByRole('status', { name: 'Zoom' }).textContent()).toBe('250 %');
  });

  test('no text on a chart leaves the room that was kept for it', async () => {
    const page = await openPage(app, { path: '/qa/#/machine/door' });
    await chart(page).waitFor();
    await page.evaluate(() => document.fonts.ready);
    const outside = await chart(page).evaluate((view) =>
      [...view.querySelectorAll('a')].flatMap((item) => {
        const ground = item.querySelector('rect')?.getBBox();
        return [...item.querySelectorAll('text')]
          .filter((text) => ground && text.getBBox().x + text.getBBox().width > ground.x + ground.width)
          .map(({ textContent }) => textContent);
      }),
    );
    expect(outside).toEqual([]);
  });

  test('a link to a path that is gone says so', async () => {
    const page = await openPage(app, { path: '/qa/#/machine/door?path=gone' });
    await page.getByText('This run has no path gone').waitFor();
    await page.goto(`${app.baseUrl}/qa/#/machine/window`);
    await page.getByText('This run walked no machine of that name.').waitFor();
  });
});

const chart = (page: Page): Locator => page.getByRole('region', { name: 'States and arrows of door' });
const pathsOf = (page: Page): Locator =>
  page.getByRole('region', { name: 'Paths' }).getByRole('listitem').getByRole('link');
const current = (page: Page): Locator => page.locator('[aria-current="step"]');
const focusedName = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
