import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type VerificationStatus,
  type VerificationType,
  verificationStatuses,
  verificationTypes,
} from './verificationItem.ts';
import {
  type IdentitySource,
  identityStanding,
  kycApproved,
  kycSubmitted,
  mayMoveMoney,
  nothingMoreToSubmit,
  notYetSubmitted,
  personalInfoSubmitted,
} from './verificationState.ts';
import { completedSteps, neededDocuments, verificationStepStates } from './verificationSteps.ts';

type Meta = IdentitySource['meta'];

const newcomer = sender();
const waiting = sender({}, ['IDENTITY', 'PENDING'], ['DOCUMENT', 'PENDING']);
const halfway = sender({}, ['IDENTITY', 'VALID'], ['DOCUMENT', 'PENDING']);
const valid = sender({}, ['IDENTITY', 'VALID'], ['DOCUMENT', 'VALID']);
const refused = sender({}, ['IDENTITY', 'VALID'], ['DOCUMENT', 'INVALID']);

describe('what is known about an identity', () => {
  test.each<[string, IdentitySource, [boolean, boolean, string, boolean, boolean]]>([
    ['a newcomer', newcomer, [false, false, 'notYet', false, false]],
    ['checks just opened', waiting, [false, false, 'notYet', true, false]],
    ['one of two checked', halfway, [true, false, 'notYet', true, false]],
    ['both valid', valid, [true, true, 'verified', false, true]],
    ['a refused check', refused, [true, false, 'refused', false, false]],
    ['marked true', sender({ verified: true }), [true, true, 'verified', false, true]],
    ['marked 1', sender({ verified: 1 }), [true, true, 'verified', false, true]],
    ['marked retry', sender({ verified: 'retry' }), [false, false, 'refused', false, false]],
    [
      'marked retry with valid checks',
      { ...valid, meta: meta({ verified: 'retry' }) },
      [true, true, 'refused', false, false],
    ],
    ['verified elsewhere', sender({ trullioVerified: true }), [false, false, 'verified', false, true]],
    [
      'marked true, then refused by screening',
      sender({ verified: true }, ['WATCHLIST', 'INVALID']),
      [true, true, 'refused', false, false],
    ],
    [
      'data sent, not yet checked',
      { ...waiting, meta: meta({ submittedVerificationData: true }) },
      [false, false, 'checking', false, false],
    ],
    [
      'refused, then valid at the second try',
      sender({}, ['IDENTITY', 'INVALID'], ['DOCUMENT', 'VALID'], ['IDENTITY', 'VALID']),
      [true, false, 'verified', false, true],
    ],
  ])('%s: submitted, approved, verified, not yet submitted, may pay (KYC-12…16, D-95)', (_case, source, expected) => {
    expect([
      kycSubmitted(source),
      kycApproved(source),
      identityStanding(source),
      notYetSubmitted(source),
      mayMoveMoney(source),
    ]).toEqual(expected);
  });

  test('money never moves on a check that failed or on a retry, whatever else is said (KYC-22, D-95)', () => {
    fc.assert(
      fc.property(anySource(), (source) => {
        const stopped = source.meta.verified === 'retry' || source.verifications.at(-1)?.status === 'INVALID';
        if (stopped) expect(mayMoveMoney(source)).toBe(false);
        expect(identityStanding(source) === 'verified').toBe(mayMoveMoney(source));
        if (stopped) expect(identityStanding(source)).toBe('refused');
      }),
    );
  });

  test("the stage 'final' leaves nothing to submit (KYC-18)", () => {
    expect(nothingMoreToSubmit({ ...newcomer, settings: { verificationStage: 'final' } })).toBe(true);
    expect(nothingMoreToSubmit({ ...newcomer, settings: { verificationStage: 'start' } })).toBe(false);
    expect(nothingMoreToSubmit(newcomer)).toBe(false);
  });

  test.each([
    ['GBP', {}, true],
    ['GBP', { city: ' ' }, false],
    ['EUR', {}, false],
    ['EUR', { birthCountryCode: 'CM', citizenshipCountryCode: 'FR', birthCityName: 'Douala', professionId: '3' }, true],
  ] as const)('paying in %s with %j, personal info is submitted: %s (KYC-11, KYC-28)', (currency, more, submitted) => {
    const profile = {
      firstName: 'Ada',
      lastName: 'Eze',
      day: 1,
      month: 2,
      year: 1990,
      mobile: '7911123456',
      location_country: 'GB',
      address1: '1 High Street',
      city: 'Leeds',
      zip: 'LS1 1AA',
    };
    expect(personalInfoSubmitted({ ...profile, ...more }, currency)).toBe(submitted);
  });
});

describe('the three steps', () => {
  test.each<[string, IdentitySource, VerificationType[], number]>([
    ['nothing done, no address asked', waiting, [], 1],
    [
      'nothing done, address asked',
      { ...waiting, verifications: [...waiting.verifications, item('PROOF_OF_ADDRESS', 'PENDING')] },
      [],
      0,
    ],
    ['the face is captured, not checked', waiting, ['IDENTITY'], 1],
    ['one valid', halfway, [], 2],
    ['one refused', refused, [], 2],
    ['all valid', valid, [], 3],
    ['marked verified', sender({ verified: 1 }), [], 3],
  ])('%s (KYC-01, D-96)', (_case, source, captured, completed) => {
    expect(completedSteps(verificationStepStates(source, captured))).toBe(completed);
  });

  test('each says where it stands (KYC-05)', () => {
    expect(verificationStepStates(refused)).toEqual({
      PROOF_OF_ADDRESS: 'notNeeded',
      IDENTITY: 'completed',
      DOCUMENT: 'refused',
    });
    expect(verificationStepStates(waiting, ['IDENTITY'])).toMatchObject({ IDENTITY: 'inReview', DOCUMENT: 'toDo' });
  });

  test('proof of address is asked only of those it is opened for (KYC-08, KYC-09)', () => {
    expect(neededDocuments(waiting, 'GB').address).toEqual([]);
    expect(neededDocuments(sender({}, ['PROOF_OF_ADDRESS', 'PENDING']), 'GB').address).toEqual([
      'bankStatement',
      'utilityBill',
    ]);
    expect(neededDocuments(waiting, 'FR').identity).toEqual(['passport', 'drivingLicence', 'nationalId']);
    for (const country of ['GB', 'CA', 'DK', 'IE']) {
      expect(neededDocuments(waiting, country).identity).toEqual(['passport', 'drivingLicence']);
    }
  });
});

function meta(known: Partial<Meta> = {}): Meta {
  return { verified: false, trullioVerified: false, submittedVerificationData: false, ...known };
}

function item(type: VerificationType, status: VerificationStatus) {
  return { id: `${type} ${status}`, type, status };
}

function sender(known: Partial<Meta> = {}, ...checks: [VerificationType, VerificationStatus][]): IdentitySource {
  return { meta: meta(known), verifications: checks.map(([type, status]) => item(type, status)) };
}

function anySource(): fc.Arbitrary<IdentitySource> {
  return fc.record({
    meta: fc.record({
      verified: fc.constantFrom(true, false, 1 as const, 'retry' as const),
      trullioVerified: fc.boolean(),
      submittedVerificationData: fc.boolean(),
    }),
    verifications: fc.array(
      fc.record({
        id: fc.uuid(),
        type: fc.constantFrom(...verificationTypes),
        status: fc.constantFrom(...verificationStatuses),
      }),
    ),
  });
}
