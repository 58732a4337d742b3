import type { Page } from 'playwright';
import { brokenWordsOn, crowdedWordsOn } from './crowdedWords.ts';
import { cutWordsOn } from './cutWords.ts';
import { contrastOnly, sidewaysScroll, type Violation, violationsOn, widestOf } from './pageFindings.ts';
import { stumblesOn } from './readAloud.ts';
import { smallTargetsOn } from './smallTargets.ts';
import { tabTour } from './tabTour.ts';

/**
 * A page as somebody has it who listens, enlarges, wants nothing to move, has colours of their own, presses Tab through
 * it, and prints it.
 */
export async function unmetWishes(page: Page, width: number): Promise<Violation[]> {
  const found = [
    ...told('read aloud', await stumblesOn(page)),
    ...told('enlarged', await enlargedFaults(page)),
    ...told('touched', await smallTargetsOn(page)),
    ...told('less motion', await movingOn(page)),
  ];
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ forcedColors: 'active' });
  found.push(...(await violationsOn(page, contrastOnly)), ...told('keyboard', await tabTour(page)));
  await page.emulateMedia({ forcedColors: 'none' });
  return [...found, ...told('printed', await paperFaults(page))];
}

const told = (rule: string, faults: readonly string[]): Violation[] =>
  faults.map((why) => ({ rule, element: 'the page', why }));

/**
 * Windows as wide as 200 % and 400 % leave of 1280 pixels, letters twice as large, and set as wide as somebody may need
 * them (WCAG 1.4.4, 1.4.10, 1.4.12).
 */
export async function enlargedFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const check = async (what: string) => {
    const tooWide = await sidewaysScroll(page);
    if (tooWide > 0) faults.push(`${tooWide} px too wide ${what}`);
  };
  await page.setViewportSize({ width: 640, height: 512 });
  await check('at 200 %');
  await page.setViewportSize({ width: 320, height: 256 });
  await check('at 400 %');
  for (const [what, style] of Object.entries(letters)) {
    await page.evaluate(wear, style);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      // Words are as wide as their letters, which come a moment after the page where the machine is busy.
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const broken = what === 'twice as large' ? await brokenWordsOn(page) : [];
      const crowded = [...(await cutWordsOn(page)), ...broken, ...(await crowdedWordsOn(page))];
      faults.push(...crowded.map((fault) => `${fault}, ${width} px wide with letters ${what}`));
      await check(`in a window of ${width} px with letters ${what}`);
    }
    const pale = await violationsOn(page, contrastOnly);
    faults.push(...pale.map(({ element }) => `${element} is pale with letters ${what}`));
    await page.evaluate(takeOff);
  }
  return faults;
}

const letters = {
  'twice as large': ':root { font-size: 200% !important; }',
  'set wide':
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }',
} as const;

/** Both run in the page, which takes no style elements. */
function wear(style: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

function takeOff(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
}

/** What still moves although the reader asked for less; a browser needs a moment to say how. */
export const movingOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { iterations = 1, duration } = animation.effect?.getTiming() ?? {};
      const isLong = iterations === Number.POSITIVE_INFINITY || Number(duration) > 200;
      return animation.playState === 'running' && isLong ? [`${animation.constructor.name} for ${duration} ms`] : [];
    }),
  );

/** A4 less its margins, at the 96 px an inch that browsers print with. */
const paper = { width: 718, height: 1046 };

/** What is wrong with a page on paper, for who reads on dark: pale words, much ink, words cut off, what is only pressed. */
export async function paperFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => Reflect.set(document.documentElement.dataset, 'theme', 'dark'));
  await page.setViewportSize(paper);
  await page.emulateMedia({ media: 'print' });
  const pale = (await violationsOn(page, contrastOnly)).map(({ element }) => `${element} is pale`);
  const tooWide = await sidewaysScroll(page);
  const ways = await page.locator('nav:visible').count();
  return [
    ...pale,
    ...(await darkGroundsOn(page)).map((element) => `${element} is dark`),
    ...(tooWide > 0 ? [`${await widestOf(page)} is ${tooWide} px too wide for the sheet`] : []),
    ...(ways > 0 ? [`${ways} menus on it`] : []),
    ...((await page.locator('h1:visible').count()) === 1 ? [] : ['its heading is missing']),
  ];
}

/** What would take a lot of ink: grounds darker than half, under at least a line of text. */
const darkGroundsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body, body *')].flatMap((element) => {
      const { backgroundColor, visibility } = getComputedStyle(element);
      const [red = 255, green = 255, blue = 255, opacity = 1] = backgroundColor.match(/[\d.]+/g)?.map(Number) ?? [];
      const { width, height } = element.getBoundingClientRect();
      const isDark = opacity > 0.5 && red + green + blue < 380 && visibility === 'visible';
      return isDark && width > 200 && height > 60 ? [`${element.tagName}.${element.className}`] : [];
    }),
  );
