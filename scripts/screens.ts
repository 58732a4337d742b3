import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser, BrowserContext, Page } from 'playwright';
import { type Language, localeOf } from '#contract/protocol/language.ts';
import { type SeededName, seededPassword } from '#server/seeds/seedPeople.ts';
import { noticeCookieName } from '#src/services/site/cookieNotice.ts';
import { buildIfStale } from './buildIfStale.ts';
import { launchBrowser } from './launchBrowser.ts';
import { pages } from './screens/pages.ts';
import type { Pictured } from './screens/pictured.ts';
import { smallPng } from './screens/smallPng.ts';
import { twoFaces } from './screens/twoFaces.ts';
import { makeOneDelivered, makeWorld, usernameOf, type World } from './screens/world.ts';
import { startFreshProduct } from './startFreshProduct.ts';

/**
 * `npm run screens`: the pictures of docs/screens, of a product begun for them. `-- --look FOLDER` writes every page,
 * whole and in every look, to be looked at; `--only rewards,profile` writes some of them. `-- --faces` plays one transfer on both
 * faces, for docs/pictures/two-faces.svg.
 */
const root = join(import.meta.dirname, '..');

type Look = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly theme: 'light' | 'dark';
  readonly language: Language;
  readonly isKept?: true;
};

const looks: readonly Look[] = [
  { name: 'desktop', width: 1440, height: 900, theme: 'light', language: 'en', isKept: true },
  { name: 'phone-dark', width: 390, height: 844, theme: 'dark', language: 'en', isKept: true },
  { name: 'french-320', width: 320, height: 720, theme: 'light', language: 'fr', isKept: true },
  { name: 'desktop-dark', width: 1440, height: 900, theme: 'dark', language: 'en' },
  { name: 'phone', width: 390, height: 844, theme: 'light', language: 'en' },
];

type Reader = NonNullable<Pictured['as']>;

const { values } = parseArgs({
  options: { look: { type: 'string' }, only: { type: 'string' }, in: { type: 'string' }, faces: { type: 'boolean' } },
});
const isLooking = values.look !== undefined;
const folder = values.look ?? join(root, 'docs/screens');
const isNamed = (names: string | undefined, name: string) => names === undefined || names.split(',').includes(name);
const wantedPages = pages.filter(({ name }) => isNamed(values.only, name));
const wantedLooks = looks.filter(({ name, isKept }) => (isLooking || isKept) && isNamed(values.in, name));

const product = await startFreshProduct({ dist: await buildIfStale(root), delayMs: 200 });
try {
  await (values.faces ? takeMovingPicture() : takePictures(await makeWorld(product)));
} finally {
  await product.stop();
}

async function takePictures(world: World) {
  const browser = await launchBrowser();
  mkdirSync(folder, { recursive: true });
  const rounds = [undefined, true as const].flatMap((isLate) => wantedLooks.map((look) => ({ look, isLate })));
  for (const { look, isLate } of rounds) {
    const contextOf = readers(browser, look);
    for (const pictured of wantedPages.filter((wanted) => wanted.isLate === isLate)) {
      const context = await contextOf(pictured.as ?? 'ada');
      await picture(context, { look, pictured, world }).catch((failure: unknown) => {
        console.error(`${pictured.name}-${look.name}: ${String(failure).split('\n')[0]}`);
        process.exitCode = 1;
      });
    }
    await Promise.all(browser.contexts().map((context) => context.close()));
  }
  await browser.close();
}

/** The two faces side by side, for the README. */
async function takeMovingPicture() {
  await makeOneDelivered(product);
  const browser = await launchBrowser();
  const look = { name: 'faces', width: 390, height: 760, theme: 'light', language: 'en' } as const;
  const context = await readers(browser, look)('ada');
  writeFileSync(join(root, 'docs/pictures/two-faces.svg'), await twoFaces(context, whenIdle));
  await browser.close();
}

/** Everybody's own browser, signed in when somebody first looks with it. */
function readers(browser: Browser, look: Look) {
  const opened = new Map<Reader, BrowserContext>();
  return async (reader: Reader): Promise<BrowserContext> => {
    const known = opened.get(reader);
    if (known) return known;
    const context = await open(browser, look);
    opened.set(reader, context);
    if (reader !== 'visitor') await signIn(await context.newPage(), reader);
    return context;
  };
}

async function open(browser: Browser, { width, height, theme, language }: Look): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: product.baseUrl,
    locale: localeOf[language],
    timezoneId: 'Europe/London',
    viewport: { width, height },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: noticeCookieName, value: 'needed', url: product.baseUrl }]);
  return context;
}

/** In whatever language: by the names the form sends. */
async function signIn(page: Page, name: SeededName) {
  await page.goto('/sign-in');
  await page.locator('input[name="username"]').fill(usernameOf(name));
  await page.locator('input[name="password"]').fill(seededPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await page.close();
}

type Wish = { readonly look: Look; readonly pictured: Pictured; readonly world: World };

async function picture(context: BrowserContext, { look, pictured, world }: Wish) {
  const page = await context.newPage();
  await pictured.before?.(page, world);
  await page.goto(pictured.path(world));
  await whenIdle(page);
  await pictured.act?.(page);
  await whenIdle(page);
  const path = join(folder, `${pictured.name}-${look.name}.png`);
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide', fullPage: isLooking });
  writeFileSync(path, smallPng(png));
  await page.close();
  console.log(path);
}

/** Drawn with its fonts, with nothing that still loads. */
async function whenIdle(page: Page) {
  await page.locator('main').first().waitFor();
  await page.waitForFunction(
    () => document.querySelector('[aria-busy="true"], [role="progressbar"], [class*="_ring_"]') === null,
  );
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}
