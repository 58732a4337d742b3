import { expect, test } from 'vitest';
import { retryReasonOf } from './retryReason.ts';

test.each([
  ['documentUnreadable', 'documentUnreadable'],
  ['faceNotMatching', 'faceNotMatching'],
  ['a word of their own', 'other'],
  [undefined, 'other'],
])('the reason %j is told as %s (KYC-16)', (code, reason) => {
  expect(retryReasonOf(code)).toBe(reason);
});
