import { describe, expect, test } from 'vitest';
import { english } from './english.ts';
import { french } from './french.ts';

/** Words that are spelt alike in both languages. */
const sameInBoth = [
  'Sawa',
  'Mobile money',
  'Messages',
  'English UK',
  'Français',
  'Menu',
  '{{title}} · Sawa',
  'MM',
  'Microfinance',
  'Date',
  'Total',
  'plus',
  '{{count}} minute',
  '{{count}} minutes',
  'Profession',
  // Provinces and territories of Canada.
  ...['Alberta', 'Manitoba', 'Nunavut', 'Ontario', 'Saskatchewan', 'Yukon'],
];

type Texts = { readonly [key: string]: string | Texts };

const sentencesIn = (texts: Texts, path = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : sentencesIn(value, `${path}${key}.`),
  );

const inEnglish = new Map(sentencesIn(english));
const inFrench = new Map(sentencesIn(french));
const hasWords = (sentence: string) => /\p{L}/u.test(sentence.replace(/\{\{\w+\}\}/g, ''));
const gapsIn = (sentence: string) => [...sentence.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe('the texts', () => {
  test('exist in both languages under the same keys, French plurals with their third form (LNG-01)', () => {
    const manyForms = [...inEnglish.keys()]
      .filter((key) => key.endsWith('_other'))
      .map((key) => key.replace(/_other$/, '_many'));
    expect([...inFrench.keys()].sort()).toEqual([...inEnglish.keys(), ...manyForms].sort());
  });

  test('are never empty and never a raw key (ERR-42)', () => {
    const odd = [...inEnglish, ...inFrench].filter(([key, text]) => text.trim() === '' || text === key);
    expect(odd).toEqual([]);
  });

  test('are not left in English by accident', () => {
    const left = [...inFrench].filter(
      ([key, text]) => inEnglish.get(key) === text && hasWords(text) && !sameInBoth.includes(text),
    );
    expect(left).toEqual([]);
  });

  test('name the same facts in both languages', () => {
    const differing = [...inEnglish]
      .filter(([key, text]) => gapsIn(text).join() !== gapsIn(inFrench.get(key) ?? '').join())
      .map(([key]) => key);
    expect(differing).toEqual([]);
  });

  test('put a space before French double punctuation', () => {
    expect([...inFrench].filter(([, text]) => /[^\s][!?;]( |$)/.test(text)).map(([key]) => key)).toEqual([]);
  });
});
