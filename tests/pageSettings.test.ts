import { describe, expect, test } from 'vitest';
import { languages } from '#contract/protocol/language.ts';
import { everyLook, someLooks, themes, widths } from './browser/access/pageSettings.ts';

const texts = (looksOf: typeof everyLook, place: number) =>
  languages.flatMap((language) =>
    looksOf(place, language).map(({ theme, width }) => ({ language, theme, width: String(width) })),
  );
const pairs = (settings: readonly Record<string, string>[]) =>
  new Set(
    settings.flatMap((setting) =>
      Object.entries(setting).flatMap(([name, value], index, all) =>
        all.slice(index + 1).map(([other, otherValue]) => `${name} ${value}, ${other} ${otherValue}`),
      ),
    ),
  );
const places = [0, 1, 2, 3, 4, 5, 6];

describe('how pages are looked at', () => {
  test('there are twelve ways: two languages, two themes, three widths', () => {
    const all = texts(everyLook, 0).map((setting) => JSON.stringify(setting));
    expect(new Set(all).size).toBe(languages.length * themes.length * widths.length);
    expect(all).toHaveLength(12);
  });

  test.each(places)('page %i is looked at in four, with both languages in both themes and at every width', (place) => {
    const four = texts(someLooks, place);
    expect(four).toHaveLength(4);
    expect(new Set(four.map(({ language, theme }) => `${language} ${theme}`)).size).toBe(4);
    expect(new Set(four.map(({ width }) => width)).size).toBe(widths.length);
  });

  test.each(places)('page %i and the next have every pair of values, and the next two all twelve', (place) => {
    const two = [...texts(someLooks, place), ...texts(someLooks, place + 1)];
    expect(pairs(two)).toEqual(pairs(texts(everyLook, 0)));
    const three = [...two, ...texts(someLooks, place + 2)].map((setting) => JSON.stringify(setting));
    expect(new Set(three).size).toBe(12);
  });
});
