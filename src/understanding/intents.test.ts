import { expect, test } from 'vitest';
import { understand } from './understand.ts';

const intentsOf = (said: string, language: 'en' | 'fr') =>
  understand(said, { language, asking: 'destination', known: { today: '2026-11-21' } }).intents.map(
    ({ intentName }) => intentName,
  );

/** What somebody has not had they ask for; what they do not want otherwise is not granted. */
test.each([
  ['en', 'I have not my refund', 'refund'],
  ['en', 'not my receipt', 'receipt'],
  ['fr', 'pas mon remboursement', 'refund'],
  ['fr', 'pas mon reçu', 'receipt'],
] as const)('in %s, “%s” still asks for the %s', (language, said, intent) => {
  expect(intentsOf(said, language)).toContain(intent);
});

test.each([
  ['en', 'do not start over', 'startOver'],
  ['fr', 'ne pas recommencer', 'startOver'],
] as const)('in %s, “%s” is no %s', (language, said, intent) => {
  expect(intentsOf(said, language)).not.toContain(intent);
});
