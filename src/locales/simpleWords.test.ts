import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#contract/protocol/language.ts';
import { aboutMoney, figuresIn, hardToRead, schoolYearOf } from '#tests/fixtures/plainLanguage.ts';
import { sentencesIn } from '#tests/fixtures/sentencesIn.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import englishSimple from './simple/en.json' with { type: 'json' };
import frenchSimple from './simple/fr.json' with { type: 'json' };
import { speakWith, startTranslations } from './startTranslations.ts';

const usual: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: new Map(sentencesIn(english)),
  fr: new Map(sentencesIn(french)),
};
const simple: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: sentencesIn(englishSimple),
  fr: sentencesIn(frenchSimple),
};

const gapsIn = (text: string) => [...text.matchAll(/\{\{\w+(?:, number)?\}\}/g)].map(([gap]) => gap).sort();

const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

describe.each(languages)('simple words in %s', (language) => {
  const pairs = simple[language].map(([key, text]) => ({ key, text, said: usual[language].get(key) ?? '' }));

  test('stand in place of at least a hundred sentences, and each is said differently', () => {
    expect(pairs.length).toBeGreaterThan(100);
    expect(pairs.filter(({ text, said }) => said === '' || text === said)).toEqual([]);
  });

  test('name the same facts and figures, so that nothing is left out and nothing made up', () => {
    const differing = pairs.filter(
      ({ text, said }) =>
        gapsIn(text).join() !== gapsIn(said).join() || figuresIn(text).join() !== figuresIn(said).join(),
    );
    expect(differing).toEqual([]);
  });

  test('say the same of the money: what was taken, what is refunded, what is on hold, what ends', () => {
    const untrue = pairs.flatMap(({ key, text, said }) =>
      aboutMoney[language]
        .filter((fact) => fact.test(text) !== fact.test(said))
        .map((fact) => `${key} ${fact}: ${text}`),
    );
    expect(untrue).toEqual([]);
  });

  test('can be read after five years of school, in sentences of at most fifteen words', () => {
    const hard = pairs.flatMap(({ key, text }) => {
      const why = hardToRead(text, language);
      return why ? [`${key}: ${why}`] : [];
    });
    expect(hard).toEqual([]);
    const years = (texts: readonly string[]) => mean(texts.map((text) => schoolYearOf(text, language)));
    expect(years(pairs.map(({ text }) => text))).toBeLessThan(3);
    expect(years(pairs.map(({ said }) => said))).toBeGreaterThan(years(pairs.map(({ text }) => text)) + 1);
  });

  test('are spoken as soon as they are wished for, and no longer than that', async () => {
    const { t } = await startTranslations(language);
    const before = t('pay.exact');
    expect(before).toBe(usual[language].get('pay.exact'));
    await speakWith('simple');
    expect(t('pay.exact')).toBe(new Map(simple[language]).get('pay.exact'));
    expect(t('pay.options')).toBe(usual[language].get('pay.options'));
    await speakWith('standard');
    expect(t('pay.exact')).toBe(before);
  });
});

test('are the same sentences in both languages, French plurals with their third form', () => {
  const inEnglish = simple.en.map(([key]) => key);
  const manyForms = inEnglish.filter((key) => key.endsWith('_other')).map((key) => key.replace(/_other$/, '_many'));
  expect(simple.fr.map(([key]) => key).sort()).toEqual([...inEnglish, ...manyForms].sort());
});

test('of two wishes one after the other the last counts', async () => {
  const { t } = await startTranslations('en');
  await Promise.all([speakWith('simple'), speakWith('standard')]);
  expect(t('pay.exact')).toBe(usual.en.get('pay.exact'));
});
