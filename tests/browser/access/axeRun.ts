import type { Browser, BrowserContext, Page } from 'playwright';
import { type Language, languages } from '#contract/protocol/language.ts';
import { type SeededName, seededPassword, seededPeople } from '#server/seeds/seedPeople.ts';
import type { AccessPage, Facts } from './accessPages.ts';
import { everyLook } from './pageSettings.ts';
import { unmetWishes } from './readerWishes.ts';
import { examinePage, type Finding, nowhere, openAsked, sentenceOf } from './visitPage.ts';

/** The rules of axe in all looks; the wishes of those who listen, enlarge, press Tab, force colours or print. */
export const examinations = ['looks', 'wishes'] as const;
export type Examination = (typeof examinations)[number];

type Run = {
  readonly browser: Browser;
  readonly baseUrl: string;
  readonly facts: Facts;
  readonly asks: readonly Examination[];
  readonly tell: (sentence: string) => void;
};

/** Goes through all of these pages in both languages, each in a tab of its own, and tells what it finds as it goes. */
export async function runAxe(pages: readonly AccessPage[], run: Run): Promise<Finding[]> {
  const findings: Finding[] = [];
  const contexts = new Map<string, BrowserContext>();
  for (const [index, asked] of pages.entries()) {
    const began = Date.now();
    const found = await examineEverywhere(asked, { run, contexts });
    findings.push(...found);
    const seconds = Math.round((Date.now() - began) / 1000);
    const outcome = found.length === 0 ? 'nothing wrong' : `${found.length} wrong`;
    run.tell(`${index + 1} of ${pages.length}  ${asked.name}: ${outcome} (${seconds} s)`);
    for (const finding of found) run.tell(sentenceOf(finding));
  }
  await Promise.all([...contexts.values()].map((context) => context.close()));
  return findings;
}

type Contexts = { readonly run: Run; readonly contexts: Map<string, BrowserContext> };

async function examineEverywhere(asked: AccessPage, { run, contexts }: Contexts): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const language of languages) {
    for (const asks of run.asks) {
      const page = await (await contextOf(asked.as, { run, contexts })).newPage();
      try {
        await page.goto(nowhere);
        const visit = { facts: run.facts, language };
        if (asks === 'looks') {
          findings.push(...(await examinePage(page, asked, { ...visit, looks: everyLook(0, language) })));
        } else findings.push(...(await wishesOf(page, asked, visit)));
      } catch (failure) {
        const why = failure instanceof Error ? failure.message : String(failure);
        findings.push({ page: asked.name, setting: `${language} ${asks}`, rule: 'opens', element: page.url(), why });
      } finally {
        await page.close();
      }
    }
  }
  return findings;
}

/** CSS pixels: French, the longer of the two, on the narrowest window; English on a wide one. */
const widthOf: Readonly<Record<Language, number>> = { en: 1280, fr: 320 };

type Visit = { readonly facts: Facts; readonly language: Language };

async function wishesOf(page: Page, asked: AccessPage, visit: Visit): Promise<Finding[]> {
  const width = widthOf[visit.language];
  await page.setViewportSize({ width, height: 900 });
  await openAsked(page, asked, visit);
  const setting = `${visit.language} ${width}`;
  return (await unmetWishes(page, width)).map((found) => ({ ...found, page: asked.name, setting }));
}

/** One for each person, who signs in once. */
async function contextOf(name: SeededName | undefined, { run, contexts }: Contexts): Promise<BrowserContext> {
  const known = contexts.get(name ?? 'visitor');
  if (known) return known;
  const context = await run.browser.newContext({ ...asReader, baseURL: run.baseUrl });
  contexts.set(name ?? 'visitor', context);
  if (name) await enter(await context.newPage(), name);
  return context;
}

/** Nothing moves while it is looked at. */
const asReader = { locale: 'en-GB', timezoneId: 'Europe/London', reducedMotion: 'reduce' } as const;

async function enter(page: Page, name: SeededName): Promise<void> {
  const { email, mobile } = seededPeople[name];
  await page.goto('/sign-in');
  await page.locator('input[autocomplete=username]').fill(email ?? `+44${mobile.replace(/\D/g, '')}`);
  await page.locator('input[autocomplete=current-password]').fill(seededPassword);
  await page.locator('main form button[type=submit]').click();
  await page.waitForURL('**/dashboard');
  await page.close();
}
