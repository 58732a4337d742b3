import { describe, expect, test } from 'vitest';
import { understand } from './understand.ts';

describe('a choice', () => {
  const choices = [
    { id: 'akwa', label: 'Douala, Akwa' },
    { id: 'bonaberi', label: 'Douala, Bonabéri' },
    { id: 'buea', label: 'Buea' },
  ];
  const choose = (utterance: string) =>
    understand(utterance, { language: 'en', asking: 'choice', known: { today: '2026-11-21', choices } });

  test.each([
    ['Douala Akwa', 'akwa'],
    ['the one in bonaberi', 'bonaberi'],
    ['bonabbéri', 'bonaberi'],
    ['3', 'buea'],
    ['option 1', 'akwa'],
  ])('"%s" is %s', (utterance, id) => {
    expect(choose(utterance).slots.choice?.value).toBe(id);
  });

  test('that fits several is asked among them', () => {
    expect(choose('Douala').ambiguities).toMatchObject([{ slot: 'choice', candidates: ['akwa', 'bonaberi'] }]);
    expect(choose('Paris').slots.choice).toBeUndefined();
  });

  test.each(['Paris', 'the big market', 'xqzt'])(
    '"%s", which names none, is none, however few there are',
    (utterance) => {
      for (const few of [choices, choices.slice(0, 2), choices.slice(0, 1)]) {
        const known = { today: '2026-11-21', choices: few };
        const { slots, ambiguities } = understand(utterance, { language: 'en', asking: 'choice', known });
        expect([slots.choice, ambiguities.find(({ slot }) => slot === 'choice')]).toEqual([undefined, undefined]);
      }
    },
  );
});

describe('a choice that is a consent', () => {
  const choices = [
    { id: 'agree', label: 'Yes, I know and trust them' },
    { id: 'decline', label: 'No, choose somebody else' },
  ];
  const choose = (utterance: string) =>
    understand(utterance, { language: 'en', asking: 'choice', known: { today: '2026-11-21', choices } }).slots.choice
      ?.value;

  test.each([
    "I don't know and trust them",
    'do you trust them?',
    'who should I trust',
    'I trust nobody',
    'no I know them',
    'know them if you do',
  ])('is not given by "%s"', (utterance) => {
    expect(choose(utterance)).not.toBe('agree');
  });

  test('is given by its own words', () => {
    expect(choose('yes I know and trust them')).toBe('agree');
    expect(choose('I trust them, I know them')).toBe('agree');
  });
});

describe('a name', () => {
  const name = (utterance: string, language: 'en' | 'fr' = 'en') =>
    understand(utterance, { language, asking: 'name', known: { today: '2026-11-21' } });

  test.each([
    ['Marie Ngo', 'Marie Ngo'],
    ["my name is O'Brien", "O'Brien"],
    ['moi c’est Jo', 'Jo'],
    ['London', 'London'],
  ])('in "%s" is %s, as typed', (utterance, expected) => {
    expect(name(utterance).slots.name?.value).toBe(expected);
  });

  test('is not a wish to go back, nor a place, a sum or a person saved before', () => {
    expect(name('go back').slots).toEqual({});
    expect(name('go back').intents).toMatchObject([{ intentName: 'back' }]);
    expect(Object.keys(name('Douala Hundred').slots)).toEqual(['name']);
  });
});
