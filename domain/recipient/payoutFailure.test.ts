import { expect, test } from 'vitest';
import { isRecipientsToPutRight } from './payoutFailure.ts';

test.each([
  ['recipientAccountInvalid', true],
  ['recipientMustAct', true],
  ['senderRejected', false],
  ['partnerUnavailable', false],
  ['corridorInactive', false],
  ['a word of a partner nobody knows', true],
])('that a payout was not made for %s can be put right by another recipient: %s (D-64)', (failure, can) => {
  expect(isRecipientsToPutRight(failure)).toBe(can);
});
