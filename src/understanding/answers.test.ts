import { describe, expect, test } from 'vitest';
import { understand } from './understand.ts';

describe('yes and no', () => {
  const answer = (utterance: string, language: 'en' | 'fr' = 'en') =>
    understand(utterance, { language, asking: 'confirmation', known: { today: '2026-11-21' } });

  test.each([
    ['yes please', 'yes', 'en'],
    ['no problem', 'yes', 'en'],
    ['nah', 'no', 'en'],
    ["d'accord", 'yes', 'fr'],
    ['pas du tout', 'no', 'fr'],
  ] as const)('%s is %s', (utterance, value, language) => {
    expect(answer(utterance, language).slots.confirmation?.value).toBe(value);
  });

  test.each([
    'yes if the rate is good',
    'yes but to Paul',
    'yes, send £50',
    'yes?',
    'yes and no',
    'ok when will it arrive',
    'oui mais',
    "that isn't correct",
    "I can't say yes",
    'I do not think that is right',
    'is this right',
    "c'est pas exact",
  ])('"%s" is no consent', (utterance) => {
    expect(answer(utterance).slots.confirmation).toBeUndefined();
  });
});

describe('who somebody is, said with a yes', () => {
  const sister = (id: string) => ({
    ...{ id, firstName: id, lastName: 'Ngo', nicknames: ['Sister'] },
    countryCode: 'CM' as const,
  });
  const consent = (ids: readonly string[], utterance: string) =>
    understand(utterance, {
      language: 'en',
      asking: 'confirmation',
      known: { today: '2026-11-21', recipients: ids.map(sister) },
    }).slots.confirmation?.value;

  test.each(['yes she is my sister', 'oui c’est ma sœur'])('"%s" agrees only where it names nobody', (utterance) => {
    expect(consent([], utterance)).toBe('yes');
    // One whom it names may be another than is asked about; of two nobody knows which.
    expect(consent(['Marie'], utterance)).toBeUndefined();
    expect(consent(['Marie', 'Anne'], utterance)).toBeUndefined();
  });
});

test('a yes nobody asked for is none', () => {
  const read = (utterance: string) =>
    understand(utterance, { language: 'en', asking: undefined, known: { today: '2026-11-21' } }).slots.confirmation;
  expect(['yes if the rate is good', 'yes, go on', 'oui', 'yes £50'].map(read)).toEqual(Array(4).fill(undefined));
});
