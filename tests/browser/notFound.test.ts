import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { expectNoSidewaysScroll } from './harness/expectations.ts';
import { useBrowser } from './harness/useBrowser.ts';

describe('the not-found page', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist'), jobs: false });
  });
  afterAll(() => app.stop());

  const titles = { en: 'We can’t find this page', fr: 'Cette page est introuvable' };

  test.each([
    ['en', 'light', 1280],
    ['fr', 'dark', 320],
    ['en', 'dark', 1280],
    ['fr', 'light', 320],
  ] as const)(
    'is shown at any unknown address, in %s, %s, %i pixels wide (PUB-15, LNG-01)',
    async (language, theme, width) => {
      const page = await openPage(app, { path: '/no/such/page', language, theme, width });
      await page.getByRole('heading', { level: 1, name: titles[language] }).waitFor();
      expect(await page.title()).toBe(`${titles[language]} · Sawa`);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      await expectNoSidewaysScroll(page);
    },
  );

  test('goes back to where the visitor came from (PUB-15)', async () => {
    const page = await openPage(app, { path: '/no/such/page' });
    await page.evaluate(() => {
      history.pushState({ ...history.state, idx: 1 }, '', '/also/unknown');
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
    await page.getByRole('button', { name: 'Go back' }).click();
    await page.waitForURL(`${app.baseUrl}/no/such/page`);
  });

  test('has its styles in the order of their layers: a control’s own over the reset', async () => {
    const page = await openPage(app, { path: '/no/such/page' });
    const button = page.getByRole('button', { name: 'Go back' });
    const background = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(background).not.toBe('rgba(0, 0, 0, 0)');
  });

  test('speaks the language of its address, and of the choice made before (LNG-02, D-119)', async () => {
    const page = await openPage(app, { path: '/no/such/page?lang=fr' });
    await page.getByRole('heading', { name: titles.fr }).waitFor();
    await page.goto('/other');
    await page.getByRole('heading', { name: titles.fr }).waitFor();
  });
});
