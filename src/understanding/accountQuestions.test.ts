import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#contract/protocol/language.ts';
import { understand } from './understand.ts';
import { type AccountQuestion, type AskedFor, accountQuestions } from './understanding.ts';

const folder = join(import.meta.dirname, '../../tests/fixtures/utterances');
const known = {
  today: '2026-11-24',
  senderCountry: 'GB' as const,
  recipients: [
    { id: 'marie', firstName: 'Marie', lastName: 'Ngo', countryCode: 'CM' as const },
    { id: 'paul', firstName: 'Paul', lastName: 'Etoundi', countryCode: 'CM' as const },
  ],
};
const asked: readonly (AskedFor | undefined)[] = [
  undefined,
  'amount',
  'destination',
  'recipient',
  'reason',
  'confirmation',
  'phone',
  'choice',
  'birthDate',
  'email',
  'code',
];

function sentencesIn(language: Language): readonly { readonly question: AccountQuestion; readonly text: string }[] {
  return readFileSync(join(folder, `account.${language}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [question = '', text = ''] = line.split(/: (.*)/);
      return { question: question as AccountQuestion, text };
    });
}

describe.each(languages)('questions about the account in %s', (language) => {
  const sentences = sentencesIn(language);

  test.each(accountQuestions)('%s is asked in six ways or more', (question) => {
    expect(sentences.filter((one) => one.question === question).length).toBeGreaterThanOrEqual(6);
  });

  test.each(sentences)('"$text" asks $question, whatever was asked (chat rules 17 and 20)', ({ question, text }) => {
    for (const asking of asked) {
      const { intents, slots } = understand(text, { language, asking, known });
      const about = intents.find(({ intentName }) => (accountQuestions as readonly string[]).includes(intentName));
      expect([asking, about?.intentName], text).toEqual([asking, question]);
      expect(slots.amount).toBeUndefined();
      expect(slots.confirmation?.value).not.toBe('yes');
    }
  });
});
