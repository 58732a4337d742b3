import { describe, expect, test } from 'vitest';
import { languages } from '#contract/protocol/language.ts';
import { pages } from '#src/router/router.tsx';
import { redirects, writtenPages } from '#src/router/siteMap.ts';
import { paths } from '../address/paths.ts';
import { pageHead } from './pageHeads.ts';

const written = writtenPages(pages);
const everyHead = languages.flatMap((language) =>
  written.map(({ name, path }) => ({ name, path, language, ...pageHead(name, language) })),
);

describe('the heads of public pages', () => {
  test.each(everyHead)('$path has a title and a description of 50 to 160 characters in $language (LNG-01)', (head) => {
    expect(head.title).toMatch(/ · Sawa$/);
    expect(head.title.length).toBeLessThanOrEqual(70);
    expect(head.description.length).toBeGreaterThanOrEqual(50);
    expect(head.description.length).toBeLessThanOrEqual(160);
    expect(head.description).toMatch(/[.!?]$/);
  });

  test.each(languages)('no two pages have the same title or description in %s', (language) => {
    const own = everyHead.filter((head) => head.language === language);
    expect(new Set(own.map(({ title }) => title)).size).toBe(own.length);
    expect(new Set(own.map(({ description }) => description)).size).toBe(own.length);
  });

  test('no French head is left in English, and each has French spacing (LNG-01)', () => {
    for (const { name } of written) {
      expect(pageHead(name, 'fr').description).not.toBe(pageHead(name, 'en').description);
      expect(pageHead(name, 'fr').description).not.toMatch(/ [:;!?]/);
    }
  });
});

describe('pages that are written to HTML', () => {
  test('are every public page of the route table (PUB-03, PUB-05…13)', () => {
    const found = written.map(({ path }) => path);
    expect(found).toEqual(
      expect.arrayContaining([
        ...[paths.landing, paths.landingUk, paths.landingCanada, paths.terms, paths.privacy, paths.cookies],
        ...[paths.howItWorks, paths.about, paths.blog, paths.mobileMoneyRate, paths.help, paths.closeAccount],
        ...[paths.deliveryTimes, paths.rateHistory],
        ...[paths.countryRegister, '/help/accessibility', paths.getQuote, paths.guidedSender],
      ]),
    );
    expect(new Set(found).size).toBe(found.length);
  });

  test('have code to fetch, so that it can be preloaded', () => {
    expect(written.filter(({ parts }) => parts === undefined)).toEqual([]);
  });

  test('are where old addresses lead to (PUB-04, D-04, D-05)', () => {
    const moved = Object.fromEntries(redirects(pages).map(({ from, to }) => [from, to]));
    expect(moved).toMatchObject({
      '/company/legal': '/company/legal/terms',
      '/support': '/help',
      '/content/contact': '/help',
      '/content/about/tutorials': '/how-it-works',
      '/content/about/cameroon': '/how-it-works#cameroon',
      '/kenya': '/how-it-works#kenya',
      '/uganda': '/how-it-works#uganda',
      '/tanzania': '/how-it-works#tanzania',
    });
    const found = written.map(({ path }) => path);
    expect(Object.values(moved).filter((to) => !found.includes(to.split('#')[0] ?? ''))).toEqual([]);
  });
});
