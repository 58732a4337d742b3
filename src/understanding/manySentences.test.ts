import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type Language, languages } from '#contract/protocol/language.ts';
import { money } from '#domain/money/money.ts';
import { readingText } from '#tests/fixtures/readingText.ts';
import { sentencePieces } from '#tests/fixtures/sentencePieces.ts';
import type { AskedFor, Known } from './understanding.ts';

const tests = resolve(import.meta.dirname, '../../tests');

const recipients = [
  { id: 'marie', firstName: 'Marie', lastName: 'Ngo Bassong', countryCode: 'CM' },
  { id: 'paul', firstName: 'Paul', lastName: 'Etoundi', countryCode: 'CM', nicknames: ['Bro'] },
  { id: 'grace', firstName: 'Grace', lastName: 'Wanjiru', countryCode: 'KE', nicknames: ['Mum', 'Maman'] },
] as const;
const choices = [
  { id: 'first', label: 'Equity Bank', also: ['the one in Nairobi'] },
  { id: 'second', label: 'Equity Trust' },
];
const worlds: readonly Known[] = [
  {
    today: '2026-11-21',
    senderCountry: 'GB',
    destination: 'CM',
    recipients,
    somebodyNew: 'new',
    choices,
    mostToSend: money('GBP', 200_000),
  },
  { today: '2026-11-21', senderCountry: 'FR', recipients, choices, agreesTo: 'second' },
];
const askedFor: readonly (AskedFor | undefined)[] = [undefined, 'amount', 'recipient', 'confirmation', 'choice'];

const howMany = 700;
/** Each list of pieces is gone through at a pace of its own. */
const paces = [1, 3, 1, 5, 7, 2];

const sentences = (language: Language): readonly string[] => [
  ...new Set(
    Array.from({ length: howMany }, (_, turn) =>
      sentencePieces[language]
        .map((some, list) => some[(turn * (paces[list] ?? 1) + Math.floor(turn / some.length)) % some.length])
        .filter(Boolean)
        .join(' '),
    ),
  ),
];

/** `-u` writes it anew, to be read before it is accepted: a line that changed is a sentence that means something else. */
test.each(languages)(
  'sentences put together from what people say in %s mean what the reviewed list says (chat rule 16)',
  async (language) => {
    const lines = sentences(language).map((text, turn) => {
      const asking = askedFor[turn % askedFor.length];
      const known = worlds[turn % worlds.length] ?? { today: '2026-11-21' };
      const reading = readingText({ text, language, asking, known, expected: [] });
      return `${asking ?? 'anything'} ${known.senderCountry}: ${text}\n  ${reading}`;
    });
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(join(tests, `readings/sentences.${language}.txt`));
  },
  60_000,
);
