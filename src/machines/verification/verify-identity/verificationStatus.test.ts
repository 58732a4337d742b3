import { describe, expect, test } from 'vitest';
import type { User } from '#contract/account/account.ts';
import { addressAnswers, userFixture } from '#tests/fixtures/userFixture.ts';
import { type VerificationStanding, verificationStatus } from './verificationStatus.ts';

type Checks = Partial<Record<'IDENTITY' | 'DOCUMENT' | 'PROOF_OF_ADDRESS', User['verifications'][number]['status']>>;

const verifications = (checks: Checks) =>
  (['IDENTITY', 'DOCUMENT', 'PROOF_OF_ADDRESS'] as const).flatMap((type, index) => {
    const status = checks[type];
    return status ? [{ id: `0197a000-0000-7000-8000-00000000000${index}`, type, status }] : [];
  });

const person = ({ checks = {}, ...rest }: Parameters<typeof userFixture>[0] & { checks?: Checks } = {}) =>
  userFixture({ profile: addressAnswers, verifications: verifications(checks), ...rest });

const people: readonly (readonly [string, User, VerificationStanding])[] = [
  ['has given no address', person({ profile: {} }), 'personalDetails'],
  [
    'lives in the euro area and has given no birth city (KYC-28)',
    person({ profile: { ...addressAnswers, location_country: 'FR' } }),
    'personalDetails',
  ],
  ['has given the details and has no checks yet (KYC-04)', person(), 'documents'],
  [
    'was asked for documents and sent none (KYC-15)',
    person({ checks: { IDENTITY: 'PENDING', DOCUMENT: 'PENDING' } }),
    'documents',
  ],
  [
    'sent a document without a face (KYC-15)',
    person({ checks: { IDENTITY: 'PENDING', DOCUMENT: 'VALID' } }),
    'documents',
  ],
  [
    'sent everything (KYC-12)',
    person({ checks: { IDENTITY: 'PENDING', DOCUMENT: 'PENDING' }, meta: { submittedVerificationData: true } }),
    'inProgress',
  ],
  [
    'failed one check and is looked at by hand (KYC-13)',
    person({ checks: { IDENTITY: 'INVALID', DOCUMENT: 'VALID' } }),
    'inProgress',
  ],
  ['has nothing more to submit (KYC-18)', person({ verificationStage: 'final' }), 'inProgress'],
  ['passed every check (KYC-13)', person({ checks: { IDENTITY: 'VALID', DOCUMENT: 'VALID' } }), 'approved'],
  ['was verified in an earlier year', person({ meta: { verified: 1 } }), 'approved'],
  ['was verified elsewhere (KYC-14)', person({ meta: { trullioVerified: true } }), 'approved'],
  [
    'is to try again, although parts are valid (KYC-16)',
    person({ meta: { verified: 'retry' }, checks: { IDENTITY: 'VALID', DOCUMENT: 'VALID' } }),
    'retry',
  ],
];

describe('where a person goes on verifying', () => {
  test.each(people)('who %s', (_, user, standing) => {
    expect(verificationStatus(user)).toBe(standing);
  });
});
