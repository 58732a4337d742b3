// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { virtual } from '@guidepup/virtual-screen-reader';
import { afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { type Language, languages } from '#contract/protocol/language.ts';
import { pageFile } from '#contract/site/site.ts';

const { getComputedStyle } = window;
beforeAll(() => {
  // Names may come from styles around an element; jsdom knows none of these and complains each time.
  vi.spyOn(window, 'getComputedStyle').mockImplementation((element) => getComputedStyle.call(window, element));
});
afterEach(() => document.body.replaceChildren());

/** Everything a screen reader says from the first word of a written page to its last. */
async function heardOn(name: string, language: Language): Promise<readonly string[]> {
  const html = readFileSync(join(inject('dist'), pageFile(name, language)), 'utf8');
  const written = new DOMParser().parseFromString(html, 'text/html');
  for (const unread of written.querySelectorAll('script, style, noscript')) unread.remove();
  document.documentElement.lang = language;
  document.body.innerHTML = written.body.innerHTML;
  await virtual.start({ container: document.body });
  do await virtual.next();
  while (!/^(?:end of )?document$/.test(await virtual.lastSpokenPhrase()));
  const heard = await virtual.spokenPhraseLog();
  await virtual.stop();
  return heard;
}

const headingsIn = (heard: readonly string[]) =>
  heard.flatMap((phrase) => {
    const [, words, level] = /^heading, (.*), level (\d)$/.exec(phrase) ?? [];
    return words === undefined ? [] : [{ words, level: Number(level) }];
  });

/** A control or part of the page that says what it is and not which. */
const isNameless = (phrase: string): boolean =>
  /^(?:button|link|textbox|combobox|checkbox|radio|navigation|region|complementary|form)(?:, (?:not )?(?:expanded|pressed|disabled|required|current item))*$/.test(
    phrase,
  );

describe.each(['landing', 'help'])('the page %s, read from its HTML alone', (name) => {
  test.each(languages)('can be followed by ear in %s (LNG-01)', async (language) => {
    const heard = await heardOn(name, language);
    for (const once of ['banner', 'main', 'contentinfo']) {
      expect(
        heard.filter((phrase) => phrase === once),
        once,
      ).toHaveLength(1);
    }
    expect(heard.filter(isNameless)).toEqual([]);
    const levels = headingsIn(heard).map(({ level }) => level);
    expect(levels.length).toBeGreaterThan(8);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(
      levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1),
      levels.join(' '),
    ).toBe(true);
  });

  test('has the same headings in both languages, each in its own words', async () => {
    const english = headingsIn(await heardOn(name, 'en'));
    const french = headingsIn(await heardOn(name, 'fr'));
    expect(french.map(({ level }) => level)).toEqual(english.map(({ level }) => level));
    const same = french.filter(({ words }, index) => words === english[index]?.words).map(({ words }) => words);
    expect(same).toEqual([]);
  });
});
