import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { siteFile } from '#contract/site/site.ts';
import { site } from '#contract/site/siteDescription.ts';
import { accessPages } from '#src/content/timeFigures.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';
import { type AccessPage, everyPage } from './access/accessPages.ts';
import { contrastOnly, violationsOn } from './access/pageFindings.ts';
import { paperFaults } from './access/readerWishes.ts';
import { tabTour } from './access/tabTour.ts';
import { nowhere, openAsked } from './access/visitPage.ts';
import { useBrowser } from './harness/useBrowser.ts';

const written = site.parse(JSON.parse(readFileSync(join(inject('dist'), siteFile), 'utf8')));
const facts = { delivered: { id: '' }, waiting: { id: '' }, held: { id: '' }, underWay: { id: '' } };

describe('the pages a visitor sees', () => {
  const { openPage } = useBrowser();
  let app: RunningApp;
  beforeAll(async () => {
    app = await startApp({ dist: inject('dist'), jobs: false });
  });
  afterAll(() => app.stop());

  test('are as many as the statement of accessibility counts', () => {
    expect(everyPage(written)).toHaveLength(accessPages);
  });

  // By ten: all of them together take a busy machine longer than one test may.
  test.each(tens(written.pages))('ten from $first on break no rule of access without scripts (LNG-01)', async (ten) => {
    const page = await openPage(app, { path: nowhere, width: 390 });
    await page.route(/\.js$/, (asked) => asked.fulfill({ contentType: 'text/javascript', body: '' }));
    for (const { path } of ten.pages) {
      await page.goto(`${path}?lang=fr`);
      expect.soft(await violationsOn(page), path).toEqual([]);
    }
  });

  describe.each(['/', '/help', '/sign-in', '/company/legal/terms'])('%s', (address) => {
    const asked: AccessPage = { name: address, address };

    test('is drawn in the colours a system forces, and Tab is seen wherever it leads (WCAG 1.4.11, 2.1.2, 2.4.7, 2.4.11)', async () => {
      const page = await openPage(app, { path: nowhere, width: 390 });
      await page.emulateMedia({ forcedColors: 'active' });
      await openAsked(page, asked, { facts, language: 'fr' });
      expect.soft(await violationsOn(page, contrastOnly)).toEqual([]);
      expect.soft(await tabTour(page)).toEqual([]);
    });
  });

  test.each(['/', '/help', '/sign-in', '/company/legal/terms'])(
    '%s is printed dark on white, without what is pressed, even for who reads on dark',
    async (address) => {
      const asked: AccessPage = { name: address, address };
      const page = await openPage(app, { path: nowhere });
      await openAsked(page, asked, { facts, language: 'fr' });
      expect(await paperFaults(page)).toEqual([]);
    },
  );
});

function tens<Page extends { readonly path: string }>(all: readonly Page[]) {
  return all.flatMap(({ path }, index) =>
    index % 10 === 0 ? [{ first: path, pages: all.slice(index, index + 10) }] : [],
  );
}
