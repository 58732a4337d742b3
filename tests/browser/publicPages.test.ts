import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Language, languages } from '#contract/protocol/language.ts';
import { siteFile } from '#contract/site/site.ts';
import { type Site, site } from '#contract/site/siteDescription.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { expectNoAxeViolations, expectNoSidewaysScroll } from './harness/expectations.ts';
import { useBrowser } from './harness/useBrowser.ts';

/** Milliseconds for all pages one after another. */
const everyPageMs = 240_000;

describe('the public pages', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  let written: Site;
  beforeAll(async () => {
    const dist = inject('dist');
    written = site.parse(JSON.parse(readFileSync(join(dist, siteFile), 'utf8')));
    app = await startApp({ dist, jobs: false });
  });
  afterAll(() => app.stop());

  const addressIn = (path: string, language: Language) => (language === 'en' ? path : `${path}?lang=fr`);

  test.each(languages)(
    'are taken over as they stand, in %s: no complaint, and not a word changes (LNG-01)',
    async (language) => {
      const read = await openPage(app, { language, path: '/robots.txt', scripts: false });
      const drawn = await openPage(app, { language, path: '/robots.txt' });
      // What is live comes after; here it never does.
      await drawn.route('**/api/**', () => undefined);
      const pages = [...written.pages.map(({ path }) => path), '/no/such/page'];
      for (const path of pages) {
        await read.goto(addressIn(path, language));
        await drawn.goto(addressIn(path, language));
        await untilTakenOver(drawn);
        expect(await wordsOf(drawn), path).toBe(await wordsOf(read));
        expect(await drawn.title(), path).toBe(await read.title());
        expect(await drawn.locator('h1').count(), path).toBe(1);
        expect(await drawn.locator('html').getAttribute('lang'), path).toBe(language);
      }
    },
    everyPageMs,
  );

  test('show what the address asks once they are taken over, without a complaint (TXN-29)', async () => {
    const page = await openPage(app, { path: '/help?transferId=SW-7K3M-92NC&utm_source=letter' });
    await page.getByText('SW-7K3M-92NC').first().waitFor();
    await page.goto('/?utm_source=letter');
    await untilTakenOver(page);
  });

  test('say who they are to who looks for them: address, other language, picture, facts (D-119)', async () => {
    const html = await (await fetch(`${app.baseUrl}/help?lang=fr`)).text();
    expect(html).toContain(`<link rel="canonical" href="${app.baseUrl}/help?lang=fr">`);
    expect(html).toContain(`<link rel="alternate" hreflang="en" href="${app.baseUrl}/help">`);
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(data)).toMatchObject({ '@type': 'FAQPage', inLanguage: 'fr' });
    expect(JSON.parse(data).mainEntity).toHaveLength(22);
    const map = await (await fetch(`${app.baseUrl}/sitemap.xml`)).text();
    for (const [, place = ''] of map.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      const page = await fetch(place);
      expect(page.status, place).toBe(200);
      expect(await page.text(), place).toContain(`<link rel="canonical" href="${place}">`);
    }
  });

  test('wear the chosen theme and text size before anything is drawn, and once', async () => {
    const page = await openPage(app);
    await page.evaluate(() => {
      localStorage.setItem('sawa.theme', 'dark');
      localStorage.setItem('sawa.textSize', 'larger');
    });
    await page.addInitScript(() => {
      const worn: unknown[] = [];
      Reflect.set(window, 'worn', worn);
      new MutationObserver((changes) => {
        const { theme, textSize } = document.documentElement.dataset;
        worn.push(...changes.map(({ attributeName }) => [attributeName, theme, textSize].join(' ')));
      }).observe(document, { attributes: true, attributeFilter: ['data-theme', 'data-text-size'], subtree: true });
    });
    await page.goto('/');
    await untilTakenOver(page);
    const once = ['data-theme dark larger', 'data-text-size dark larger'];
    expect(await page.evaluate(() => Reflect.get(window, 'worn'))).toEqual(once);
  });

  test('are read, walked and switched to French without a script (PUB-16, LNG-02)', async () => {
    const page = await openPage(app, { scripts: false });
    await page.getByRole('link', { name: /^Help/ }).first().click();
    await page.waitForURL('**/help**');
    await page
      .getByRole('link', { name: /Français/ })
      .first()
      .click();
    await page.waitForURL('**lang=fr**');
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    await page.goto('/company/legal');
    expect(new URL(page.url()).pathname).toBe('/company/legal/terms');
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
    expect((await page.goto('/no/such/page'))?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: 'Cette page est introuvable' }).waitFor();
  });

  test('without a script, the calculator is answered by the server with the whole cost (LAN-02, D-11)', async () => {
    const page = await openPage(app, { scripts: false, width: 390 });
    await page.locator('input[name=payinAmount]').fill('200');
    await page.locator('form[action="/price"] button[type=submit]').click();
    await page.waitForURL('**/price?**');
    const price = page.getByRole('region', { name: 'Your price' });
    for (const part of ['£200.00', 'Operator fee', 'Total to pay', 'Exchange rate', 'They get', 'When it arrives']) {
      expect(await price.getByText(part).first().isVisible(), part).toBe(true);
    }
    const others = page.getByRole('region', { name: 'What others would deliver' });
    expect(await others.getByRole('listitem').count()).toBe(4);
    expect(await page.getByText('__').count()).toBe(0);
    await expectNoSidewaysScroll(page);

    await page.getByLabel('You send').fill('a lot');
    await page.getByRole('button', { name: 'Show the price' }).click();
    await page.getByText('Enter the amount in numbers, like 100.50.').waitFor();
    expect(await page.getByLabel('You send').inputValue()).toBe('a lot');
    await page
      .getByRole('link', { name: /Français/ })
      .first()
      .click();
    await page.getByText('Saisissez le montant en chiffres, par exemple 100,50.').waitFor();
    expect(await page.locator('input[name=payinAmount]').inputValue()).toBe('a lot');
  });

  test('the answer of the calculator without a script breaks no rule of access', async () => {
    const asked = '/price?payinAmount=200&payinCurrency=GBP&payoutCurrency=XAF';
    const page = await openPage(app, { path: asked, width: 320, theme: 'dark' });
    await page.getByRole('region', { name: 'Your price' }).waitFor();
    await expectNoAxeViolations(page);
    await expectNoSidewaysScroll(page);
  });

  test('a form refused without a script keeps what was typed, and says what is wrong beside its field (BIZ-12)', async () => {
    const page = await openPage(app, { path: '/country/register?lang=fr', scripts: false, width: 320 });
    const typed = {
      name: 'Awa “Diop”',
      email: 'awa@example.com',
      phoneCode: '+221',
      mobile: '77',
      message: '<b>Dakar',
    };
    const field = (name: string) => page.locator(`main [name=${name}]`);
    for (const [name, text] of Object.entries(typed)) await field(name).fill(text);
    await field('country').selectOption('SN');
    await page.locator('main button[type=submit]').click();
    await page.locator('[name=mobile][aria-invalid]').waitFor();
    for (const [name, text] of Object.entries(typed)) expect(await field(name).inputValue(), name).toBe(text);
    expect(await field('country').inputValue()).toBe('SN');
    expect(await page.getByText('au moins 7 chiffres').isVisible()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
    await expectNoSidewaysScroll(page);

    await field('name').fill('Awa Diop');
    await field('mobile').fill('77 000 00 01');
    await page.locator('main button[type=submit]').click();
    await page.waitForURL('**/country/register?lang=fr#registration-taken');
    expect(await page.locator('#registration-taken').isVisible()).toBe(true);
  });

  test('a complaint without a script is told what is wrong with it, and taken (BIZ-04, BIZ-12)', async () => {
    const page = await openPage(app, { path: '/help', scripts: false, width: 320 });
    const form = page.getByRole('form', { name: 'Make a complaint' });
    await form.getByLabel('Name').fill('Esi “Boateng”');
    await form.getByLabel('Email').fill('esi@nowhere');
    await form.getByLabel('What happened?').fill('<b>It never arrived.');
    await form.getByRole('button', { name: 'Send the complaint' }).click();
    await form.getByText('Valid email address required').waitFor();
    expect(await form.getByLabel('Name').inputValue()).toBe('Esi “Boateng”');
    expect(await form.getByLabel('What happened?').inputValue()).toBe('<b>It never arrived.');
    await form.getByLabel('Email').fill('esi@example.com');
    await form.getByRole('button', { name: 'Send the complaint' }).click();
    await page.waitForURL('**/help?lang=en#complaint-taken');
    expect(await page.getByText('We have your complaint.').isVisible()).toBe(true);
  });

  test('a page the browser draws shows the wait until its scripts have come (ERR-06)', async () => {
    const page = await openPage(app);
    await page.route('**/assets/*.js', () => new Promise(() => undefined));
    await page.goto('/dashboard?lang=fr', { waitUntil: 'commit' });
    await page.getByRole('heading', { name: 'Un instant' }).waitFor();
  });

  test('on a phone the way on from the price stands above the cookie notice and the bar of the site (QUO-05, PUB-17, PUB-19)', async () => {
    const page = await openPage(app, { path: '/get-quote?method=1&from=GB&to=CM&send=100.00', width: 390 });
    const goOn = page.getByRole('button', { name: 'Continue' });
    await goOn.waitFor();
    const bar = page.getByRole('link', { name: 'Create account' }).locator('visible=true');
    // The page that is drawn first gives way to the whole one, and for a moment neither has the button.
    const roomAbove = async (under: Locator) => {
      const [way, edge] = [await goOn.boundingBox(), await under.boundingBox()];
      return way && edge ? edge.y - way.y - way.height : undefined;
    };
    await expect.poll(() => roomAbove(bar.last())).toBeGreaterThanOrEqual(0);
    await expect.poll(() => roomAbove(page.getByRole('region', { name: 'Cookies' }))).toBeGreaterThanOrEqual(0);
  });

  test('an old browser is told so on every kind of page, and a recent one is not (ASVS 3.1.1, 3.7.5)', async () => {
    const page = await openPage(app, { path: '/robots.txt' });
    const told = page.getByText('Your browser is too old for Sawa.');
    await page.goto('/');
    await page.locator('h1').first().waitFor();
    expect(await told.isVisible()).toBe(false);
    await page.addInitScript('delete window.CSSLayerBlockRule');
    for (const path of ['/', '/get-quote', '/dashboard', '/no/such/page']) {
      await page.goto(path);
      await told.waitFor();
    }
  });

  test('a page that cannot do without a script says so, and where help is', async () => {
    const page = await openPage(app, { path: '/dashboard?lang=fr', scripts: false });
    await page.getByRole('heading', { name: 'Cette page a besoin de JavaScript' }).waitFor();
    await page.getByRole('link', { name: 'Aide et contact' }).click();
    await page.waitForURL('**/help');
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  });
});

/** What stands there to be read, but for what is said to who has no script. */
const wordsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const main = document.querySelector('main')?.cloneNode(true);
    if (!(main instanceof HTMLElement)) return 'There is no main part';
    for (const hidden of main.querySelectorAll('noscript')) hidden.remove();
    return main.textContent ?? '';
  });

/** React has taken over the heading, and with it the page. */
async function untilTakenOver(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const heading = document.querySelector('h1');
          return heading !== null && Object.keys(heading).some((name) => name.startsWith('__reactFiber$'));
        }),
      { timeout: 20_000 },
    )
    .toBe(true);
}
