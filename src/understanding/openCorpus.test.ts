import { describe, expect, test } from 'vitest';
import { languages } from '#contract/protocol/language.ts';
import { figuresOf, figuresTable, ratio } from '#tests/fixtures/corpusFigures.ts';
import { corpus } from '#tests/fixtures/utteranceCorpus.ts';

describe.each(languages)('the open utterances in %s', (language) => {
  const utterances = corpus('open', language);
  const figures = figuresOf(utterances);
  process.stdout.write(`${figuresTable(`Open, ${language}`, figures)}\n`);
  if (process.env.SHOW_MISREAD) process.stdout.write(`${figures.misread.join('\n')}\n`);

  test('there are 450 or more, each written once', () => {
    expect(utterances.length).toBeGreaterThanOrEqual(450);
    const written = utterances.map(({ text, asking, known }) => JSON.stringify([text, asking, known]));
    expect(written.filter((one, place) => written.indexOf(one) !== place)).toEqual([]);
  });

  test('at least 97 % of what was said is read', () => {
    expect(ratio(figures.recall)).toBeGreaterThanOrEqual(0.97);
  });

  test('no money and no person is read that was not said', () => {
    expect(figures.wrongMoneyOrPerson).toBe(0);
  });

  test('at least 90 % of the unambiguous ones are filled in without a question', () => {
    expect(ratio(figures.filled)).toBeGreaterThanOrEqual(0.9);
  });

  test('what is doubtful is asked, and nothing is read from nonsense', () => {
    expect(ratio(figures.doubted)).toBeGreaterThanOrEqual(0.97);
    expect(ratio(figures.leftAlone)).toBe(1);
  });
});
