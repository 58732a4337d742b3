import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { languages } from '#contract/protocol/language.ts';
import { corpus } from '#tests/fixtures/utteranceCorpus.ts';
import { mostCharacters, understand } from './understand.ts';
import type { AskedFor, Known } from './understanding.ts';

const asked: readonly (AskedFor | undefined)[] = [
  undefined,
  'amount',
  'destination',
  'payoutMethod',
  'recipient',
  'phone',
  'ownPhone',
  'account',
  'birthDate',
  'confirmation',
  'reason',
  'code',
  'email',
  'name',
  'choice',
];

const known: Known = {
  today: '2026-11-21',
  senderCountry: 'GB',
  destination: 'CM',
  recipients: [{ id: 'marie', firstName: 'Marie', lastName: 'Ngo', countryCode: 'CM', nicknames: ['Mum'] }],
  choices: [{ id: 'one', label: 'One' }],
};

const words = fc.array(
  fc.constantFrom(
    'send',
    '£',
    '100',
    '1.000,5',
    'pounds',
    'cent',
    'mille',
    'to',
    'à',
    'Marie',
    'Mari',
    'Douala',
    'not',
    'or',
    '-',
    '👍',
    '<b>',
    'مرحبا',
    '你好',
    '\u202e',
    '\u0000',
    '+237',
    '@',
    'CM21',
    '٣',
  ),
  { maxLength: 40 },
);
const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.string({ unit: 'grapheme' }),
  words.map((all) => all.join(' ')),
);

describe('whatever is written', () => {
  test('an answer comes, its places are in the text, and the same text gets the same answer', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom(...asked), fc.constantFrom(...languages), (text, asking, language) => {
        const understanding = understand(text, { language, asking, known });
        for (const { span } of [
          ...Object.values(understanding.slots),
          ...understanding.ambiguities,
          ...understanding.intents,
        ]) {
          expect(span.start).toBeGreaterThanOrEqual(0);
          expect(span.end).toBeGreaterThanOrEqual(span.start);
          expect(span.end).toBeLessThanOrEqual(text.length);
        }
        expect(understanding.ambiguities.map((ambiguity) => ambiguity.text)).toEqual(
          understanding.ambiguities.map(({ span }) => text.slice(span.start, span.end)),
        );
        expect(understand(text, { language, asking, known })).toEqual(understanding);
      }),
      { numRuns: 200 },
    );
  });

  test('nothing is filled in and doubted at once', () => {
    fc.assert(
      fc.property(words, fc.constantFrom(...asked), (all, asking) => {
        const { slots, ambiguities } = understand(all.join(' '), { language: 'en', asking, known });
        expect(ambiguities.filter(({ slot }) => slots[slot] !== undefined)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  test('ten thousand characters are not read, and say nothing', () => {
    const understanding = understand('send £100 to Marie '.repeat(600), { language: 'en', asking: undefined, known });
    expect(understanding).toEqual({ slots: {}, ambiguities: [], intents: [] });
  });

  test.each([
    'a',
    '1',
    '£',
    '-',
    '1-',
    '1.000,',
    '+237 6',
    'a@',
    'mari ',
    'xqzt ',
    '100 pounds 200 pounds ',
    'CM21 1 1 1 ',
    'not to my ',
    'code: ',
    '😀',
    'م',
  ])('as much of "%s" as is read fills in no money and nobody', (piece) => {
    const text = piece.repeat(mostCharacters).slice(0, mostCharacters);
    for (const asking of asked.filter((one) => one !== 'recipient' && one !== 'amount')) {
      const { slots } = understand(text, { language: 'fr', asking, known });
      expect([slots.amount, slots.recipient]).toEqual([undefined, undefined]);
    }
  });

  test('another script, HTML or an emoji fills nothing in', () => {
    const texts = ['مرحبا كيف حالك', '你好我要汇款', 'ምን ያህል', '<img src=x onerror=alert(1)>', '😂😂', '\u202eevil'];
    for (const asking of asked.filter((one) => one !== 'name')) {
      expect(texts.map((text) => understand(text, { language: 'en', asking, known }).slots)).toEqual(
        texts.map(() => ({})),
      );
    }
  });
});

test('a language switch between two utterances changes neither', () => {
  const [first] = corpus('open', 'en');
  expect(first && understand(first.text, { ...first, language: 'fr' }).slots).toEqual(
    first && understand(first.text, first).slots,
  );
});

test('no model, no network and no clock is used, and no flow is told anything (chat rule 18)', () => {
  const folder = import.meta.dirname;
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const reaching = sources.filter((file) =>
    /\bfetch\(|Date\.now|new Date\(\)|Math\.random|XMLHttpRequest|WebSocket|setTimeout|import\(|xstate|machines|\.send\(/.test(
      readFileSync(join(folder, file), 'utf8'),
    ),
  );
  expect(reaching).toEqual([]);
});
