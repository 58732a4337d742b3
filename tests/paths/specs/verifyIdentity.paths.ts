import { ApiFailure } from '#contract/protocol/failure.ts';
import { mayMoveMoney } from '#domain/verification/verificationState.ts';
import { verificationStatus } from '#src/machines/verification/verify-identity/verificationStatus.ts';
import {
  type PersonalAnswers,
  verifyIdentityMachine,
} from '#src/machines/verification/verify-identity/verifyIdentityMachine.ts';
import { addressAnswers, userFixture } from '#tests/fixtures/userFixture.ts';
import { fail, ok, type PathSpec } from '../walker/pathSpec.ts';

const userId = userFixture().id;
const details: PersonalAnswers = addressAnswers;

/** One person at each standing. */
const lacksDetails = userFixture();
const lacksDocuments = userFixture({ profile: addressAnswers });
const inProgress = userFixture({ profile: addressAnswers, meta: { submittedVerificationData: true } });
/** Enough to pay: what is still looked at is the address. */
const maySend = userFixture({
  profile: addressAnswers,
  meta: { submittedVerificationData: true },
  verifications: [
    { id: '0197a000-0000-7000-8000-0000000000e1', type: 'IDENTITY', status: 'VALID' },
    { id: '0197a000-0000-7000-8000-0000000000e2', type: 'DOCUMENT', status: 'VALID' },
    { id: '0197a000-0000-7000-8000-0000000000e3', type: 'PROOF_OF_ADDRESS', status: 'PENDING' },
  ],
});
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
      ok(maySend, 'may pay already'),
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
    user && verificationStatus(user),
    user && mayMoveMoney(user),
    polls,
    entered !== undefined,
    waitingTransferId,
    failure?.code,
  ],
  invariants: {
    'only the server’s word verifies': {
      in: ['askingToFinish'],
      holds: ({ user }) => user !== undefined && mayMoveMoney(user),
    },
    'documents are asked for once personal details are in (KYC-04)': {
      in: ['askingDocuments'],
      holds: ({ user }) => user !== undefined && verificationStatus(user) === 'documents',
    },
    'only a waiting transfer is gone on with (KYC-07)': {
      in: ['continuing'],
      holds: ({ waitingTransferId, continuesPayment }) => waitingTransferId !== undefined && continuesPayment,
    },
  },
  about: {
    askingPersonalDetails: ['KYC-25'],
    askingDocuments: ['KYC-04'],
    'followingProgress.pausing': ['KYC-13', 'KYC-21'],
    askingToRestart: ['KYC-16'],
    askingToFinish: ['KYC-13', 'KYC-17'],
    continuing: ['KYC-07', 'KYC-20'],
  },
  words: {
    events: {
      'details.entered': 'enters personal details',
      'documents.begun': 'begins with the documents',
      'documents.reopened': 'opens the check again',
      'verification.restarted': 'begins again',
      'reload.requested': 'tries again',
      'payment.continued': 'goes on to pay',
      'verification.left': 'leaves',
    },
    outcomes: {
      fetchUser: {
        'nothing submitted': 'is asked for personal details',
        'details submitted': 'is asked for documents',
        'in progress': 'sees that the check goes on',
        'may pay already': 'may pay while the address is checked',
        'to be tried again': 'is told to try again',
        approved: 'is verified',
        unexpected: 'gets no answer',
      },
      submitPersonalDetails: { ok: 'has given them', personalDetailsInvalid: 'is told what is not right' },
      captureDocuments: { captured: 'hands in the documents', unavailable: 'cannot open the camera' },
    },
    timers: { pollPause: 'waits' },
  },
};
