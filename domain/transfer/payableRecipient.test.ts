import { expect, test } from 'vitest';
import { payoutTo } from './payableRecipient.ts';

const payable = [{ recipientId: 'paid for' }, { recipientId: 'changed to', heldUntil: 1000 }];

test.each([
  ['paid for', 0, 'allowed'],
  ['changed to', 999, 'held'],
  ['changed to', 1000, 'allowed'],
  ['nobody they stood for', 1000, 'refused'],
])('money may go to somebody %s at %d: %s', (recipientId, now, expected) => {
  expect(payoutTo(recipientId, { payable, now })).toBe(expected);
  expect(payoutTo(recipientId, { payable: [], now })).toBe('refused');
});
