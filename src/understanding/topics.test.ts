import { describe, expect, test } from 'vitest';
import { phrasesOf } from './phrases.ts';
import { soundOf } from './tokens.ts';
import { topics } from './topic.ts';
import { asksSomething, readTopic } from './topics.ts';
import { englishTopics } from './words/englishTopics.ts';
import { frenchTopics } from './words/frenchTopics.ts';

describe('what a question is about (chat rule 17)', () => {
  test.each([
    ['does my sister need an account?', 'theirSide'],
    ['do you take a cut of the exchange rate', 'rate'],
    ['should I write her maiden name?', 'theirName'],
    ['what happens if I gave the wrong number', 'wrongDetails'],
    ['can I change my mind later?', 'cancelling'],
    ['I think I spelled wrong her number', 'wrongDetails'],
    ['ma sœur a besoin d’un compte ?', 'theirSide'],
    ['c’est sûr ?', 'safety'],
    ['elle paie des frais là-bas ?', 'theirCharges'],
    ['Kenya', undefined],
    ['Marie', undefined],
    ['14 Fast Lane', undefined],
    ['Charge', undefined],
    ['je paie sur place ?', undefined],
  ] as const)('"%s" is about %s', (said, topic) => {
    expect(readTopic(said)).toBe(topic);
  });

  test.each([
    ['how fast is it', true],
    ['fast', false],
    ['fast?', true],
    ['comment ça marche', true],
    ['Howard Street', false],
    ['Islington', false],
  ])('"%s" asks something: %s', (said, asks) => {
    expect(asksSomething(said)).toBe(asks);
  });

  test.each([englishTopics, frenchTopics])(
    'every phrase can be found, and stands for one topic',
    ({ topics: words }) => {
      const all = topics.flatMap((topic) => phrasesOf(words[topic]).map((phrase) => [phrase, topic] as const));
      const missed = all.filter(([phrase, topic]) => readTopic(`${phrase}?`) !== topic);
      expect(missed).toEqual([]);
      expect(all.filter(([phrase]) => soundOf(phrase) !== phrase)).toEqual([]);
    },
  );
});
