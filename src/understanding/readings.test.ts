import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '#contract/protocol/language.ts';
import { readingText } from '#tests/fixtures/readingText.ts';
import { saidInConversations } from '#tests/fixtures/saidInConversations.ts';
import { corpus, type Utterance } from '#tests/fixtures/utteranceCorpus.ts';
import type { AskedFor, Known } from './understanding.ts';

const tests = resolve(import.meta.dirname, '../../tests');

/** All at every question would take minutes: a sentence is read at its own, at none, and at two of these by its length. */
const others: readonly AskedFor[] = [
  'name',
  'phone',
  'account',
  'choice',
  'code',
  'recipient',
  'email',
  'confirmation',
  'birthDate',
  'amount',
  'ownPhone',
];

const askedOf = ({ text, asking }: Pick<Utterance, 'text' | 'asking'>): ReadonlySet<AskedFor | undefined> =>
  new Set([asking, undefined, others[text.length % others.length], others[(text.length * 3 + 1) % others.length]]);

const choices = [
  { id: 'first', label: 'Equity Bank', also: ['the one in Nairobi'] },
  { id: 'second', label: 'Equity Trust' },
  { id: 'third', label: 'Something else' },
];

const marie: Known = {
  today: '2026-11-21',
  senderCountry: 'GB',
  destination: 'CM',
  recipients: [
    { id: 'marie', firstName: 'Marie', lastName: 'Ngo Bassong', countryCode: 'CM', nicknames: ['Mum'] },
    { id: 'paul', firstName: 'Paul', lastName: 'Etoundi', countryCode: 'CM' },
  ],
  somebodyNew: 'new',
};

/** A sentence, and its readings at the questions; those that read the same stand together. */
function block(utterance: Omit<Utterance, 'expected'>): string {
  const readings = new Map<string, string[]>();
  for (const asking of askedOf(utterance)) {
    const known = asking === 'choice' ? { ...utterance.known, choices } : utterance.known;
    const reading = readingText({ ...utterance, asking, known, expected: [] });
    readings.set(reading, [...(readings.get(reading) ?? []), asking ?? 'anything']);
  }
  return [utterance.text, ...[...readings].map(([reading, at]) => `  ${at.join(', ')}: ${reading}`)].join('\n');
}

/** `-u` writes them anew, to be read before they are accepted: a line that changed is a sentence that means something else. */
describe.each(languages)('what sentences mean at each question, in %s (chat rule 16)', (language) => {
  test('those of the corpus', async () => {
    const written = corpus('open', language).map(block);
    await expect(`${written.join('\n')}\n`).toMatchFileSnapshot(join(tests, `readings/corpus.${language}.txt`));
  }, 60_000);

  test('those of the conversations', async () => {
    const written = saidInConversations(language).map((text) =>
      block({ text, language, known: marie, asking: undefined }),
    );
    await expect(`${written.join('\n')}\n`).toMatchFileSnapshot(join(tests, `readings/conversations.${language}.txt`));
  }, 60_000);
});
