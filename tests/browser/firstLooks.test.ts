import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { verifiedSender } from '#tests/fixtures/sending.ts';
import { enterAs } from './harness/sendingSteps.ts';
import { useBrowser } from './harness/useBrowser.ts';

const firstQuestion = 'Where is the money going?';

/** A machine that others use, too. */
const patiently = { timeout: 20_000 };

/** The scripts of the page that takes the place of its first look, and all scripts. */
const wholePages = /\/assets\/(?:SendMoneyPage|GuidePage)-[\w-]+\.js$/;
const scripts = /\/assets\/[\w-]+\.js$/;

describe('pages whose first look is written to HTML', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist') });
  });
  afterAll(() => app.stop());

  /** Keeps files from a page until the returned function is called. */
  async function hold(page: Page, files: RegExp): Promise<() => void> {
    let letGo = () => {};
    const go = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(files, async (route) => {
      await go;
      await route.continue();
    });
    return letGo;
  }

  const amount = (page: Page) => page.getByRole('textbox', { name: 'You send' });
  const arriving = (page: Page) => page.getByRole('textbox', { name: 'They get' });
  const composer = (page: Page) => page.getByRole('textbox', { name: firstQuestion });
  const isWhole = (page: Page) => page.locator('main [data-rac]').first().waitFor();

  test('the quote keeps what was typed and chosen before any script came, and prices it (QUO-01, QUO-12)', async () => {
    const page = await openPage(app, { path: '/robots.txt', width: 390 });
    const letGo = await hold(page, scripts);
    await page.goto('/get-quote', { waitUntil: 'commit' });
    await amount(page).fill('250');
    await page.getByRole('combobox', { name: 'Currency you send' }).selectOption('CAD');
    await page.getByRole('combobox', { name: 'Currency they get' }).selectOption('KES');
    letGo();
    await expect.poll(() => arriving(page).inputValue(), patiently).toMatch(/^\d/);
    // Who is done with the boxes gets the page they belong to.
    await page.getByRole('heading', { level: 1 }).click();
    await isWhole(page);
    expect(await amount(page).inputValue()).toMatch(/^250/);
    await page.getByRole('button', { name: /CAD/ }).waitFor();
    await page.getByRole('button', { name: /KES/ }).waitFor();
  });

  test('the quote is priced and goes on before the rest of sending has come (QUO-01, D-13)', async () => {
    const page = await openPage(app, { path: '/robots.txt', width: 390 });
    const letGo = await hold(page, wholePages);
    await page.goto('/get-quote?send=75');
    await expect.poll(() => arriving(page).inputValue(), patiently).toMatch(/^\d/);
    await amount(page).fill('80');
    await page.getByText('£80.00').first().waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    letGo();
    await page.getByRole('heading', { level: 1, name: 'One quick step first' }).waitFor();
    // Minor units, as the flow holds them.
    const held = await page.evaluate(() => sessionStorage.getItem('sawa.flow.sendMoney'));
    expect(held).toContain('"minor":8000');
  });

  test('an amount in the address stands in the page as it is sent, another corridor is drawn (QUO-02)', async () => {
    const page = await openPage(app, { path: '/get-quote?send=1234.5&from=CA&to=CM&method=1', scripts: false });
    expect(await amount(page).inputValue()).toBe('1,234.50');
    expect(await page.locator('[name=payinCurrency]').inputValue()).toBe('CAD');
    await page.goto('/get-quote?send=1234.5&from=GB&to=CM&lang=fr');
    expect(await page.locator('[name=payinAmount]').inputValue()).toMatch(/^1\s234,50$/);
    await page.goto('/get-quote?send=50&to=KE');
    await page.getByRole('heading', { name: /JavaScript/ }).waitFor();
  });

  test('scripts that are gone after a deployment leave a form the server answers (LAN-02)', async () => {
    const page = await openPage(app, { path: '/robots.txt', scripts: false });
    await page.goto('/get-quote');
    await amount(page).fill('120');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.waitForURL('**/price?**');
    await page.getByRole('region', { name: 'Your price' }).getByText('£120.00').first().waitFor();
  });

  test('a network lost before the rest has come takes nothing: it comes when there is one again (ERR-06)', async () => {
    const page = await openPage(app, { path: '/robots.txt', losesFiles: true });
    let isLost = true;
    await page.route(wholePages, (route) => (isLost ? route.abort() : route.continue()));
    await page.goto('/get-quote');
    await expect.poll(() => arriving(page).inputValue(), patiently).toMatch(/^\d/);
    await amount(page).fill('95');
    await page.getByText('£95.00').first().waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    expect(await amount(page).inputValue()).toBe('95');
    isLost = false;
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await page.getByRole('heading', { level: 1, name: 'One quick step first' }).waitFor();
  });

  test('who is signed in sees no visitor’s page, and neither does whose session has ended (AUT-05)', async () => {
    const sender = await verifiedSender(app);
    const page = await openPage(app, { path: '/sign-in' });
    await enterAs(page, sender);
    for (const path of ['/get-quote', '/send/guided']) {
      const html = await (await page.context().request.get(path)).text();
      expect(html, path).not.toContain('data-page=');
    }
    await app.db.deleteFrom('session').execute();
    await page.goto('/get-quote');
    await isWhole(page);
    await page.getByRole('link', { name: 'Create account' }).first().waitFor();
  });

  test.each([
    ['/get-quote', 'You send', 390],
    ['/get-quote', 'You send', 1280],
    ['/send/guided', firstQuestion, 390],
    ['/send/guided', firstQuestion, 1280],
  ])(
    '%s is taken over without what was read or is pressed moving or being painted anew: %s, %i',
    async (path, label, width) => {
      const page = await openPage(app, { path: '/robots.txt', width });
      const letGo = await hold(page, wholePages);
      await page.goto(path);
      const asked = page.locator('main label', { hasText: label });
      if (path === '/get-quote') await expect.poll(() => arriving(page).inputValue(), patiently).toMatch(/^\d/);
      await page.evaluate(() => document.fonts.ready);
      const standing = async () => ({
        asked: (await asked.boundingBox())?.y,
        heading: (await page.getByRole('heading', { level: 1 }).boundingBox())?.y,
      });
      const before = await standing();
      await page.evaluate(() => {
        for (const read of document.querySelectorAll('main h1, main h1 + p')) read.setAttribute('data-read', '');
      });
      letGo();
      await isWhole(page);
      expect(await standing()).toEqual(before);
      expect(await page.locator('main :is(h1, h1 + p)[data-read]').count()).toBe(2);
    },
  );

  test('the guide hears what was typed and sent before it was there', async () => {
    const page = await openPage(app, { path: '/robots.txt', width: 390 });
    const letGoAll = await hold(page, scripts);
    await page.goto('/send/guided', { waitUntil: 'commit' });
    await composer(page).fill('100 pounds to Kenya');
    letGoAll();
    await expect.poll(() => page.getByRole('button', { name: 'Send', exact: true }).isEnabled(), patiently).toBe(true);
    await composer(page).press('Enter');
    await page.getByText('£100.00').first().waitFor();
    await page.getByText('Kenya').first().waitFor();
  });

  test('the guide takes an answer pressed before it was there, and says the same once it is', async () => {
    const page = await openPage(app, { path: '/robots.txt', width: 390 });
    const letGo = await hold(page, wholePages);
    await page.goto('/send/guided');
    const asked = page.getByText(firstQuestion);
    await asked.first().waitFor();
    await page.getByRole('button', { name: 'Uganda' }).click();
    letGo();
    await isWhole(page);
    await page.getByText('How will they get it?').first().waitFor();
    await page.getByText('Uganda').first().waitFor();
  });

  test('who comes back to a conversation sees the wait for it, not its first question', async () => {
    const page = await openPage(app, { path: '/send/guided', width: 390 });
    await isWhole(page);
    await page.getByRole('button', { name: 'Uganda' }).click();
    await page.getByText('Uganda').first().waitFor();
    const letGo = await hold(page, wholePages);
    await page.reload({ waitUntil: 'commit' });
    await page.getByText('Just a minute').waitFor();
    expect(await composer(page).isVisible()).toBe(false);
    letGo();
    await page.getByText('Uganda').first().waitFor();
  });
});
