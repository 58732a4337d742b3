import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { languages } from '#contract/protocol/language.ts';
import { money } from '#domain/money/money.ts';
import { readingText } from '#tests/fixtures/readingText.ts';
import type { AskedFor, Known, KnownRecipient } from './understanding.ts';

const tests = resolve(import.meta.dirname, '../../tests');

const person = (
  id: string,
  firstName: string,
  lastName: string,
  countryCode: KnownRecipient['countryCode'],
  ...nicknames: readonly string[]
): KnownRecipient => ({ id, firstName, lastName, countryCode, nicknames });

const book = [
  person('marie', 'Marie', 'Ngo Bassong', 'CM'),
  person('paul', 'Paul', 'Etoundi', 'CM'),
  person('aicha', 'Aïcha', 'Bello', 'NG'),
  person('grace', 'Grace', 'Wanjiru', 'KE'),
  person('jb', 'Jean-Baptiste', 'Mbarga', 'CM', 'JB'),
  person('therese', 'Thérèse', 'Fokou', 'CM', 'Mum', 'Maman'),
  person('samuel', 'Samuel', 'Okello', 'UG', 'Sammy'),
];
const choices = [
  { id: 'first', label: 'Equity Bank', also: ['the one in Nairobi'] },
  { id: 'second', label: 'Equity Trust' },
  { id: 'third', label: 'Something new' },
];
const today = '2026-11-21';

/** Whoever pays pounds to Cameroon, Canadian dollars to Nigeria, or nobody knows where to. */
const worlds: Readonly<Record<string, Known>> = {
  'GB to CM': {
    today,
    senderCountry: 'GB',
    destination: 'CM',
    recipients: book,
    somebodyNew: 'new',
    mostToSend: money('GBP', 200_000),
    choices,
    agreesTo: 'third',
  },
  'CA to NG': { today, senderCountry: 'CA', destination: 'NG', recipients: book, choices, areNames: true },
  FR: { today, senderCountry: 'FR', mostToSend: money('EUR', 200_000) },
};

type Section = { readonly asked: readonly (AskedFor | undefined)[]; readonly said: readonly string[] };

/** A line with a colon says at which questions the sentences under it are said. */
function sectionsIn(text: string): readonly Section[] {
  return text.split(/^: /m).flatMap((section) => {
    const [asked = '', ...said] = section.trim().split('\n');
    if (said.length === 0) return [];
    return [{ asked: asked.split(' ').map((one) => (one === 'anything' ? undefined : (one as AskedFor))), said }];
  });
}

/** `-u` writes it anew, to be read before it is accepted: a line that changed is a sentence that means something else. */
describe.each(languages)('where one rule of reading ends and the next begins, in %s (chat rule 16)', (language) => {
  const sections = sectionsIn(readFileSync(join(tests, `fixtures/edges/${language}.txt`), 'utf8'));

  test('sentences mean what the reviewed list says', async () => {
    const blocks = sections.flatMap(({ asked, said }) =>
      said.map((text) => {
        const readings = new Map<string, string[]>();
        for (const [world, known] of Object.entries(worlds)) {
          for (const asking of asked) {
            const reading = readingText({ text, language, asking, known, expected: [] });
            readings.set(reading, [...(readings.get(reading) ?? []), `${asking ?? 'anything'} ${world}`]);
          }
        }
        return [text, ...[...readings].map(([reading, at]) => `  ${at.join(', ')}: ${reading}`)].join('\n');
      }),
    );
    await expect(`${blocks.join('\n')}\n`).toMatchFileSnapshot(join(tests, `readings/edges.${language}.txt`));
  }, 120_000);
});
