import { describe, expect, test } from 'vitest';
import { opensWithWait } from './dialogueActs.ts';
import { readTopic } from './topics.ts';
import { understand } from './understand.ts';
import type { AskedFor } from './understanding.ts';
import { readWorry } from './worries.ts';

const known = {
  today: '2026-11-21',
  senderCountry: 'GB' as const,
  destination: 'CM' as const,
  recipients: [{ id: 'marie', firstName: 'Marie', lastName: 'Ngo', countryCode: 'CM' as const }],
};
const parsed = (said: string, language: 'en' | 'fr', asking?: AskedFor) =>
  understand(said, { language, asking, known });

describe('what is the sender’s own, or somebody else’s, is no answer about this transfer (chat rule 16)', () => {
  test.each([
    ['en', 'I’d rather use my bank’s app'],
    ['en', 'I’ll pay by bank transfer'],
    ['en', 'my account is blocked'],
    ['en', 'will my bank ask questions?'],
    ['en', 'she’ll give me the cash'],
    ['fr', 'je préfère passer par l’appli de ma banque'],
    ['fr', 'mon compte est bloqué'],
    ['fr', 'je paie par virement'],
    ['fr', 'elle me donne les espèces'],
  ] as const)('%s: "%s" chooses no way to receive', (language, said) => {
    expect(parsed(said, language, 'amount').slots.payoutMethod).toBeUndefined();
  });

  test.each([
    ['en', 'to her bank'],
    ['en', 'he only takes bank transfers'],
    ['en', 'to my own account'],
    ['fr', 'sur son compte'],
    ['fr', 'il ne prend que les virements'],
  ] as const)('%s: "%s" still chooses one', (language, said) => {
    expect(parsed(said, language, 'payoutMethod').slots.payoutMethod?.value).toBe('bank_transfer');
  });

  test.each([
    ['en', 'I want money from Cameroon'],
    ['en', 'I’m from Kenya'],
    ['fr', 'j’envoie du Canada'],
  ] as const)('%s: "%s" is not where it goes', (language, said) => {
    expect(parsed(said, language, 'destination').slots.destination).toBeUndefined();
  });

  test.each([
    ['en', 'Western Union took 12 pounds last time'],
    ['fr', 'Western Union m’a pris 12 euros'],
  ] as const)('%s: "%s" is no amount', (language, said) => {
    expect(parsed(said, language, 'destination').slots.amount).toBeUndefined();
  });

  test.each([
    ['en', 'add 20 pounds'],
    ['en', 'minus 50 pounds'],
    ['en', 'double it'],
    ['en', 'make it a bit more'],
    ['fr', 'un peu plus'],
    ['fr', 'le double'],
  ] as const)('%s: "%s" is another sum than the one that is named, and offers none', (language, said) => {
    const { slots, ambiguities } = parsed(said, language, 'recipient');
    expect(slots.amount).toBeUndefined();
    expect(ambiguities).toEqual([expect.objectContaining({ slot: 'amount', candidates: [] })]);
  });

  test('an accent a name does not have is of another word', () => {
    expect(parsed('vous êtes marié ?', 'fr', 'amount').slots.recipient).toBeUndefined();
    expect(parsed('à marie', 'fr', 'recipient').slots.recipient?.value).toBe('marie');
  });
});

describe('who somebody is, beside a yes (chat rule 16)', () => {
  test.each([
    ['en', 'yes I know her she is my sister', 'yes'],
    ['en', 'yes he is my cousin', 'yes'],
    ['fr', 'oui c’est ma sœur je la connais', 'yes'],
    ['fr', 'oui j’ai confiance', 'yes'],
    ['en', 'yes but she is my landlord', undefined],
    ['en', 'yes to my sister', undefined],
    ['fr', 'oui si c’est ma sœur', undefined],
  ] as const)('%s: "%s" is %s', (language, said, answer) => {
    expect(parsed(said, language, 'confirmation').slots.confirmation?.value).toBe(answer);
  });
});

describe('a question about odd ways to pay', () => {
  test.each(['can I pay with bitcoin?', 'do you take crypto', 'je peux payer en bitcoin ?'])('"%s" asks', (said) => {
    expect(readWorry(said)).toBeUndefined();
    expect(readTopic(said) ?? 'paying').toBe('paying');
  });

  test.each(['he wants me to pay with gift cards', 'she asks for bitcoin', 'il veut des cartes cadeaux'])(
    '"%s" tells of a worry',
    (said) => {
      expect(readWorry(said)).toBe('reward');
    },
  );
});

test.each([
  ['hold on, someone’s at the door', true],
  ['let me find her number', true],
  ['attendez, on sonne à la porte', true],
  ['Kenya, hold on', false],
  ['Waitman', false],
])('"%s" begins by asking for time: %s', (said, waits) => {
  expect(opensWithWait(said)).toBe(waits);
});
