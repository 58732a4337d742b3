import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#contract/protocol/language.ts';
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
const figuresIn = (text: string) => text.match(/\d+(?:[.,]\d+)?/g) ?? [];

/** What may not be lost or added where a sentence is made shorter: whether money moved, and what becomes of it. */
const aboutMoney: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /nothing (?:was|is|has been) (?:taken|paid)/i,
    /no money has moved/i,
    /sent nothing|nothing was sent/i,
    /refund/i,
    /money is safe/i,
    /nobody can take it back/i,
    /full amount/i,
    /on hold/i,
    /cancel/i,
    /expires/i,
    /\bnever\b/i,
  ],
  fr: [
    /rien n(?:’a (?:encore )?été|’est|e soit) (?:prélevé|payé)/i,
    /aucun argent n’a bougé/i,
    /rien n’(?:est parti|a été envoyé)|n’avons rien envoyé/i,
    /rembours/i,
    /argent est en sécurité/i,
    /personne ne peut le (?:récupérer|reprendre)/i,
    /suspendu|en attente/i,
    /annul/i,
    /expir/i,
    /jamais/i,
  ],
};

const sentencesOf = (text: string): readonly (readonly string[])[] =>
  text
    .replace(/\{\{\w+\}\}/g, 'X')
    .split(/(?<=[.?:])\s+/)
    .map((sentence) => sentence.split(/[\s’-]+/).filter((word) => /[\p{L}\d]/u.test(word)))
    .filter((words) => words.length > 0);

/** Groups of vowels, less an e that isn't heard. */
function syllablesOf(word: string): number {
  const sounds = word.toLowerCase().match(/[aeiouyàâéèêëîïôûùœ]+/g)?.length ?? 1;
  const isLastSilent = /[^l](?:e|es)$|[^td]ed$|ent$/.test(word.toLowerCase());
  return Math.max(1, sounds - (isLastSilent ? 1 : 0));
}

/** The school year of Flesch and Kincaid for English; for French the ease of Kandel and Moles, turned into one. */
function schoolYearOf(text: string, language: Language): number {
  const sentences = sentencesOf(text);
  const words = sentences.flat();
  const wordsEach = words.length / sentences.length;
  const syllablesEach = words.reduce((sum, word) => sum + syllablesOf(word), 0) / words.length;
  if (language === 'en') return 0.39 * wordsEach + 11.8 * syllablesEach - 15.59;
  return (100 - (207 - 1.015 * wordsEach - 73.6 * syllablesEach)) / 10;
}

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
      const year = schoolYearOf(text, language);
      const longest = Math.max(...sentencesOf(text).map((words) => words.length));
      return year > 5 || longest > 15 ? [`${key}: year ${year.toFixed(1)}, ${longest} words: ${text}`] : [];
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
