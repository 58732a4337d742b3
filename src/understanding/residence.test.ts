import { describe, expect, test } from 'vitest';
import { understand } from './understand.ts';
import type { AskedFor } from './understanding.ts';

const askings = [undefined, 'destination', 'amount', 'recipient', 'confirmation'] as const;
const read = (said: string, language: 'en' | 'fr', asking: AskedFor | undefined) => {
  const { slots, ambiguities } = understand(said, { language, asking, known: { today: '2026-11-21' } });
  const doubts = ambiguities.filter(({ slot }) => slot === 'destination');
  return { origin: slots.origin?.value, destination: slots.destination?.value, doubts };
};

describe('where the sender lives is where the money comes from, whatever is asked (chat rule 16)', () => {
  test.each([
    ['I live in Canada', 'en', 'CA'],
    ['we live in the UK', 'en', 'GB'],
    ['I’m based in France', 'en', 'FR'],
    ['j’habite au Canada', 'fr', 'CA'],
    ['je vis en France', 'fr', 'FR'],
  ] as const)('%s', (said, language, origin) => {
    for (const asking of askings)
      expect(read(said, language, asking), asking).toEqual({ origin, destination: undefined, doubts: [] });
  });

  test.each([
    ['I live in Kenya', 'en'],
    ['j’habite au Cameroun', 'fr'],
  ] as const)('%s: nothing is sent there for it', (said, language) => {
    for (const asking of askings) expect(read(said, language, asking).destination, asking).toBeUndefined();
  });

  test.each([
    ['I live in London and send to Kenya', 'en', 'GB', 'KE'],
    ['my mother lives in Kenya', 'en', undefined, 'KE'],
    ['ma mère habite au Cameroun', 'fr', undefined, 'CM'],
  ] as const)('%s: where it goes is still told', (said, language, origin, destination) => {
    expect(read(said, language, 'destination')).toEqual({ origin, destination, doubts: [] });
  });
});
