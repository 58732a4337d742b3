import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { Language } from '#contract/protocol/language.ts';
import { noticeCookieName } from '#src/services/site/cookieNotice.ts';
import type { AccessPage, Facts } from './accessPages.ts';
import { sidewaysScroll, type Violation, violationsOn, widestOf } from './pageFindings.ts';
import type { Look } from './pageSettings.ts';

/** Cheap to fetch, and no page yet: from here a browser keeps what the site gives it. */
export const nowhere = '/robots.txt';

/** Milliseconds a page has to be drawn, on a machine with much to do. */
const patienceMs = 30_000;

/** What is wrong with a page, and in which of the settings. */
export type Finding = Violation & { readonly page: string; readonly setting: string };

export const sentenceOf = ({ page, setting, rule, element, why }: Finding): string =>
  `${page} (${setting}): ${rule} at ${element}\n  ${why}`;

type Visit = { readonly facts: Facts; readonly language: Language; readonly looks: readonly Look[] };

/** Opens a page in a language and looks at it in these ways; what is wrong with it, or nothing. */
export async function examinePage(
  page: Page,
  asked: AccessPage,
  { facts, language, looks }: Visit,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [index, look] of looks.entries()) {
    await page.setViewportSize({ width: look.width, height: 900 });
    await page.emulateMedia({ colorScheme: look.theme });
    if (index === 0) await openAsked(page, asked, { facts, language });
    const setting = `${language} ${look.theme} ${look.width}`;
    findings.push(...(await wrongNow(page)).map((found) => ({ ...found, page: asked.name, setting })));
  }
  return findings;
}

/** Opens it as somebody would, and waits until all of it is there. */
export async function openAsked(
  page: Page,
  asked: AccessPage,
  { facts, language }: Omit<Visit, 'looks'>,
): Promise<void> {
  const address = typeof asked.address === 'string' ? asked.address : asked.address(facts);
  const [path = '', search = ''] = address.split('?');
  const query = new URLSearchParams(search);
  query.set('lang', language);
  page.setDefaultTimeout(patienceMs);
  if (path !== '/') await answerNotice(page);
  await page.goto(`${path}?${query}`);
  await untilWhole(page, asked);
  await asked.act?.(page);
  if (asked.shows) await page.locator(asked.shows).first().waitFor();
  await untilWhole(page, asked);
  const worn = await page.locator('html').getAttribute('lang');
  if (worn !== language) throw new Error(`${asked.name} is in ${worn}, not in ${language}`);
}

/** The notice is looked at on the landing page; fixed to the window, it may cut a link of any other in half. */
const answerNotice = (page: Page): Promise<void> =>
  page.context().addCookies([{ name: noticeCookieName, value: 'needed', url: page.url() }]);

async function untilWhole(page: Page, { isPlain }: AccessPage): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await page.evaluate(isWhole, isPlain === true))) {
    if (Date.now() > deadline) throw new Error(`${page.url()} was not whole after ${patienceMs} ms`);
    await pause(25);
  }
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Runs in the page: its heading is there, React has taken it over, and nothing is still awaited. */
function isWhole(isPlain: boolean): boolean {
  const heading = document.querySelector('h1');
  if (!heading || document.querySelector('[aria-busy=true], [role=status] h1')) return false;
  return isPlain || Object.keys(heading).some((name) => name.startsWith('__reactFiber$'));
}

async function wrongNow(page: Page): Promise<Violation[]> {
  const violations = await violationsOn(page);
  const tooWide = await sidewaysScroll(page);
  if (tooWide <= 0) return violations;
  const why = `the page is ${tooWide} px wider than its window`;
  return [...violations, { rule: 'reflow', element: await widestOf(page), why }];
}
