import { expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { understand } from './understand.ts';
import type { AskedFor, Known, KnownRecipient } from './understanding.ts';

const may: KnownRecipient = { id: 'may', firstName: 'May', lastName: 'Okello', countryCode: 'UG' };
const grace: KnownRecipient = { id: 'grace', firstName: 'Grace', lastName: 'Wanjiru', countryCode: 'KE' };
const known: Known = { today: '2026-11-21', senderCountry: 'GB', destination: 'CM', recipients: [may, grace] };
const read = (text: string, asking?: AskedFor) => understand(text, { language: 'en', asking, known });

test.each<[string, AskedFor | undefined, string | undefined]>([
  ['may', 'recipient', 'may'],
  ['£50 for May please', undefined, 'may'],
  ['£50 to may', undefined, 'may'],
  ['may I send £50', undefined, undefined],
  ['merci Grâce', 'recipient', 'grace'],
  ['grâce à vous', 'recipient', undefined],
])('in %j, asked for %s, a word that is a name as well names %s (chat rule 16)', (text, asking, id) => {
  expect(read(text, asking).slots.recipient?.value).toBe(id);
});

test.each(['for the wedding of my sister', 'the rent of my mother', "l'école de ma fille"])(
  '%j names what the money is for, and nobody to ask about',
  (text) => {
    expect(read(text, 'recipient').ambiguities.filter(({ slot }) => slot === 'recipient')).toEqual([]);
  },
);

test('whoever asks what £100 become sends £100', () => {
  const { amount } = read('how much will they receive for £100').slots;
  expect(amount?.value).toEqual({ side: 'send', money: money('GBP', 10_000) });
});

test('“a pound” is no sum', () => {
  expect(read('that is a pound').slots.amount).toBeUndefined();
  expect(read('one pound').slots.amount?.value.money).toEqual(money('GBP', 100));
});

test('what the sender pays from is no way to receive, and “from” further off says nothing of it', () => {
  expect(read('from the bank account').slots.payoutMethod).toBeUndefined();
  expect(read('greetings from me, send it to a bank account').slots.payoutMethod?.value).toBe('bank_transfer');
});

test.each(['to Grace Wanjiru, not to Grace', 'Grace, no, not Grace', 'à Grace, pas à Grace'])(
  '%j names and takes back the same person, who is asked about (chat rule 16)',
  (text) => {
    const { slots, ambiguities } = read(text);
    expect(slots.recipient).toBeUndefined();
    expect(ambiguities.filter(({ slot }) => slot === 'recipient')).toHaveLength(1);
  },
);
