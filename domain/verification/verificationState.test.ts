import { expect, test } from 'vitest';
import type { VerificationStatus, VerificationType } from './verificationItem.ts';
import { type IdentitySource, mayMoveMoney, notYetSubmitted } from './verificationState.ts';

const sender = (isMarked: boolean, ...checks: readonly [VerificationType, VerificationStatus][]): IdentitySource => ({
  meta: { verified: isMarked, trullioVerified: false, submittedVerificationData: false },
  verifications: checks.map(([type, status], index) => ({ id: String(index), type, status })),
});

test.each<[string, IdentitySource, boolean]>([
  [
    'a check that failed before one of its kind held',
    sender(true, ['IDENTITY', 'INVALID'], ['IDENTITY', 'VALID']),
    true,
  ],
  [
    'a check that failed after one of its kind held',
    sender(true, ['IDENTITY', 'VALID'], ['IDENTITY', 'INVALID']),
    false,
  ],
  ['one that failed among others that hold', sender(true, ['WATCHLIST', 'INVALID'], ['IDENTITY', 'VALID']), false],
  ['one that has no answer yet', sender(true, ['PROOF_OF_ADDRESS', 'PENDING']), true],
])('whether money may move with %s (KYC-16, KYC-22, D-95)', (_case, source, may) => {
  expect(mayMoveMoney(source)).toBe(may);
});

test.each<[VerificationType, boolean]>([
  ['IDENTITY', true],
  ['DOCUMENT', true],
  ['WATCHLIST', false],
  ['PROOF_OF_ADDRESS', false],
])('an open check of %s alone is one to submit: %s (KYC-15)', (type, isOne) => {
  expect(notYetSubmitted(sender(false, [type, 'PENDING']))).toBe(isOne);
});
