import { ApiFailure } from '#contract/failure.ts';
import { verificationStanding } from '#src/machines/verify-identity/verificationStanding.ts';
import { type PersonalAnswers, verifyIdentityMachine } from '#src/machines/verify-identity/verifyIdentityMachine.ts';
import { addressAnswers, userFixture } from '#tests/fixtures/userFixture.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

const userId = userFixture().id;
const details: PersonalAnswers = { gender: 'female', ...addressAnswers };

/** One person at each standing. */
const lacksDetails = userFixture();
const lacksDocuments = userFixture({ profile: addressAnswers });
const inProgress = userFixture({ profile: addressAnswers, meta: { submittedVerificationData: true } });
const refused = userFixture({ profile: addressAnswers, meta: { verified: 'retry', retryReason: 'Too dark' } });
const approved = userFixture({ profile: addressAnswers, meta: { verified: true } });

export const verifyIdentityPaths: PathSpec<typeof verifyIdentityMachine> = {
  machine: verifyIdentityMachine,
  starts: {
    'by themselves': { userId },
    'with a transfer waiting': { userId, waitingTransferId: '0197a000-0000-7000-8000-00000000007f' },
  },
  cases: { 'details.entered': [{ details }] },
  outcomes: {
    fetchUser: [
      ok(lacksDetails, 'nothing submitted'),
      ok(lacksDocuments, 'details submitted'),
      ok(inProgress, 'in progress'),
      ok(refused, 'to be tried again'),
      ok(approved, 'approved'),
      fail(new ApiFailure('unexpected')),
    ],
    submitPersonalDetails: [ok(lacksDocuments), fail(new ApiFailure('personalDetailsInvalid'))],
    captureDocuments: [
      ok({}, 'captured'),
      ok({ failure: { code: 'verificationUnavailable', details: {} } }, 'unavailable'),
    ],
  },
  key: ({ user, polls, details: entered, waitingTransferId, failure }) => [
    user && verificationStanding(user),
    polls,
    entered !== undefined,
    waitingTransferId,
    failure?.code,
  ],
};
