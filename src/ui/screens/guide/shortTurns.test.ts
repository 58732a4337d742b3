import { describe, expect, test } from 'vitest';
import { english } from '#src/locales/english.ts';
import { french } from '#src/locales/french.ts';

type Texts = { readonly [key: string]: string | Texts };

const turnsIn = (texts: Texts): readonly string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : turnsIn(text)));

const sentencesIn = (text: string): number => text.match(/[.!?…]+(?=\s|$)/g)?.length ?? 1;

/** Characters a phone shows in five lines. */
const longest = 150;

describe.each([
  ['English', english.guide],
  ['French', french.guide],
])('what the guide says in %s', (_, { ask, told, problems, news, changed, resumed, expiring, stale }) => {
  const turns = turnsIn({ ask, told, problems, news, changed, resumed, expiring, stale });

  test('is two short sentences at most, each time (chat rule 22)', () => {
    expect(turns.filter((turn) => sentencesIn(turn) > 2 || turn.length > longest)).toEqual([]);
  });

  test('asks one question at a time (chat rule 1)', () => {
    const prompts = Object.values(ask).map(({ prompt }) => prompt);
    expect(prompts.filter((prompt) => (prompt.match(/\?/g)?.length ?? 0) > 1)).toEqual([]);
  });
});
