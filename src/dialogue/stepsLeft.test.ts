import { expect, test } from 'vitest';
import { inReadingOrder } from './readingOrder.ts';
import { stepsLeft } from './stepsLeft.ts';
import { amountWords, methodWords, recipientWords, wordsOfTransferPart } from './transferWords.ts';

const standing = { now: {}, isSignedIn: false, isMade: false };

test.each([
  ['at the beginning', {}, 'destination method amount account recipient reason review paymentMethod'],
  ['at the amount', { asked: 'amount' }, 'account recipient reason review paymentMethod'],
  ['with a recipient said ahead', { asked: 'amount', now: { recipient: 'm' } }, 'account reason review paymentMethod'],
  ['signed in', { asked: 'amount', isSignedIn: true }, 'recipient reason review paymentMethod'],
  [
    'signing up',
    { asked: 'code', flow: 'signUp', now: { amount: '1' } },
    'destination method recipient reason review paymentMethod',
  ],
  ['confirming', { flow: 'confirmCode', isMade: true }, 'review paymentMethod'],
  ['signing in', { flow: 'signIn', isMade: true }, 'review paymentMethod'],
  ['once it is made', { isMade: true, isSignedIn: true, asked: 'review' }, 'paymentMethod'],
  ['paying', { isMade: true, isSignedIn: true, flow: 'payTransfer' }, ''],
])('%s these steps are left: %j', (_, differences, left) => {
  expect(stepsLeft({ ...standing, ...differences }).join(' ')).toBe(left);
});

test.each([
  ['destination', 'CM', { country: 'CM' }],
  ['method', 'cash_pickup', { key: 'methods.cash_pickup' }],
  ['method', 'pigeon', { key: 'methods.mobile_money' }],
  ['recipient', 'marie', { recipientId: 'marie' }],
  ['recipient', 'new', { key: 'guide.options.newRecipient' }],
  ['reason', 'rent', { key: 'recipient.reasons.rent' }],
  ['reason', 'whim', { label: 'whim' }],
  ['amount', 'payin GB GBP 100', { key: 'guide.answers.send', facts: { send: { currency: 'GBP', minor: 100 } } }],
  ['amount', 'total GB GBP 100', { key: 'guide.answers.inAll', facts: { total: { currency: 'GBP', minor: 100 } } }],
  ['amount', 'payout GB XAF 100', { key: 'guide.answers.get', facts: { get: { currency: 'XAF', minor: 100 } } }],
  ['amount', 'much', undefined],
  ['city', 'Leeds', undefined],
] as const)('an answer to %s, %s, reads as %j', (part, value, words) => {
  expect(wordsOfTransferPart(part, value)).toEqual(words);
});

test('words of one part are those of the transfer', () => {
  expect(methodWords('bank_transfer')).toEqual({ key: 'methods.bank_transfer' });
  expect(recipientWords('new')).toEqual({ key: 'guide.options.newRecipient' });
  expect(amountWords('payin GB USD 1')).toEqual({ text: 'payin GB USD 1' });
});

test('what was said reads in the order it is told, whatever order it was said in', () => {
  const said = (['reason', 'recipient', 'amount', 'destination'] as const).map((part) => ({
    part,
    words: { text: part },
  }));
  const inOrder = ['amount', 'destination', 'recipient', 'reason', 'city'];
  const rest = { part: 'city', words: { text: 'city' } } as const;
  expect(inReadingOrder([rest, ...said]).map(({ part }) => part)).toEqual(inOrder);
  expect(inReadingOrder([...said.toReversed(), rest]).map(({ part }) => part)).toEqual(inOrder);
});
