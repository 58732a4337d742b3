import { expect, test } from 'vitest';
import type { Language } from '#contract/protocol/language.ts';
import { understand } from './understand.ts';
import type { AskedFor, Known } from './understanding.ts';

const known: Known = { today: '2026-11-21', senderCountry: 'GB', destination: 'CM' };
const read = (text: string, asking: AskedFor, language: Language = 'en') =>
  understand(text, { language, asking, known });

test.each([
  ['pence are no pounds', '50p', 'en'],
  ['pence are no pounds', 'just 50 pence', 'en'],
  ['pence are no pounds', 'seven pence', 'en'],
  ['four and twenty make eighty in French alone', 'four twenty', 'en'],
  ['four and twenty make eighty in French alone', 'four twenty seventeen', 'en'],
  ['ten and seven make seventeen in French alone', 'ten seven', 'en'],
  ['sixty and twelve make seventy-two in French alone', 'sixty twelve', 'en'],
  ['what is taken back is not sent', 'not 100', 'en'],
  ['what is taken back is not sent', 'pas 100', 'fr'],
  ['a debt behind its sign is none', '£-50', 'en'],
  ['nobody said how many', 'several thousand', 'en'],
  ['nobody said how many', 'plusieurs mille', 'fr'],
] as const)('%s: %j is asked (chat rule 16)', (_, text, language) => {
  const { slots, ambiguities } = read(text, 'amount', language);
  expect(slots.amount).toBeUndefined();
  expect(ambiguities.filter(({ slot }) => slot === 'amount')).toHaveLength(1);
});

test.each(['Zeno or Marie', 'Zeno and Marie', 'Marie or Zeno', 'Zeno ou Marie'])(
  'of somebody unknown and somebody known %j names neither for certain (chat rule 16)',
  (text) => {
    const marie = { id: 'marie', firstName: 'Marie', lastName: 'Ngo', countryCode: 'CM' } as const;
    for (const asking of ['recipient', 'amount', undefined] as const) {
      const { slots, ambiguities } = understand(text, {
        language: text.includes('ou') ? 'fr' : 'en',
        asking,
        known: { ...known, recipients: [marie] },
      });
      expect(slots.recipient).toBeUndefined();
      expect(ambiguities.filter(({ slot }) => slot === 'recipient')).toHaveLength(1);
    }
  },
);

test.each([
  ['twenty first of march 1985', 'en', '1985-03-21'],
  ['the twenty-second of march 1985', 'en', '1985-03-22'],
  ['twenty two march 1985', 'en', '1985-03-22'],
  ['thirty first of march 1985', 'en', '1985-03-31'],
  ['vingt-deux mars 1985', 'fr', '1985-03-22'],
  ['vingt et un mars 1985', 'fr', '1985-03-21'],
  ['trente et un mars 1985', 'fr', '1985-03-31'],
  ['dix-sept mars 1985', 'fr', '1985-03-17'],
  ['premier mars 1985', 'fr', '1985-03-01'],
] as const)('%j is the day it says, to its last word (chat rule 16)', (text, language, date) => {
  expect(read(text, 'birthDate', language).slots.birthDate?.value).toBe(date);
});
