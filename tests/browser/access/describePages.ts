import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import type { Language } from '#contract/protocol/language.ts';
import { siteFile } from '#contract/site/site.ts';
import { site } from '#contract/site/siteDescription.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { useBrowser } from '../harness/useBrowser.ts';
import { entryPages, publicPages } from './accessPages.ts';
import { someLooks } from './pageSettings.ts';
import { stumblesOn } from './readAloud.ts';
import { enlargedFaults, movingOn } from './readerWishes.ts';
import { smallTargetsOn } from './smallTargets.ts';
import { examinePage, nowhere, sentenceOf } from './visitPage.ts';

const facts = { delivered: { id: '' }, waiting: { id: '' }, held: { id: '' }, underWay: { id: '' } };

/** Tests of every page a visitor sees, in one language: a file for each language, so that both run side by side. */
export function describePages(language: Language): void {
  const written = site.parse(JSON.parse(readFileSync(join(inject('dist'), siteFile), 'utf8')));
  /** A page with several addresses is looked at under its first. */
  const listed = publicPages({ pages: written.pages.filter(({ isListed }) => isListed) });
  const pages = [...listed, ...entryPages.filter(({ act }) => !act)].map((asked, place) => ({ ...asked, place }));

  describe(`every page a visitor sees, in ${language}`, () => {
    const { openPage } = useBrowser();
    let app: RunningApp;
    beforeAll(async () => {
      app = await startApp({ dist: inject('dist'), jobs: false });
    });
    afterAll(() => app.stop());

    test.each(pages)('$name breaks no rule of access, seen, enlarged and read aloud (LNG-01)', async (asked) => {
      const page = await openPage(app, { path: nowhere, language });
      const looks = someLooks(asked.place, language);
      expect.soft((await examinePage(page, asked, { facts, language, looks })).map(sentenceOf).join('\n')).toBe('');
      expect.soft(await stumblesOn(page)).toEqual([]);
      expect.soft(await smallTargetsOn(page)).toEqual([]);
      // French is the longer of the two, and what moves does so in either.
      if (language === 'fr') expect.soft(await enlargedFaults(page)).toEqual([]);
      else expect.soft(await movingOn(page)).toEqual([]);
    });
  });
}
