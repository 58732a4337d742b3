import { retryReasonOf } from '#domain/verification/retryReason.ts';
import type {
  VerifyIdentityContext,
  verifyIdentityMachine,
} from '#src/machines/verification/verify-identity/verifyIdentityMachine.ts';
import type { Facts } from '../walker/screenTable.ts';
import { personName, sentence } from './asRead.ts';
import { words } from './words.ts';

/** Whose identity it is: what they said of themselves. */
const person = ({ user }: VerifyIdentityContext) => user && personName(user.profile);

/** The transfer that waits for the check is not forgotten (KYC-07). */
const waiting = (isReady = false) => ({
  tells: ({ waitingTransferId }: VerifyIdentityContext) =>
    waitingTransferId && words(isReady ? 'verification.waiting.ready' : 'verification.waiting.text'),
  onlyOneWay: 'one sentence says that a transfer waits',
});

export const verifyIdentityFacts: Facts<typeof verifyIdentityMachine> = {
  reload: { failure: { tells: ({ failure }) => sentence(failure), onlyOneWay: 'nobody answers' } },
  personalDetails: {
    'first name': { tells: ({ user }) => user?.profile.firstName, beside: words('auth.fields.firstName') },
    'last name': { tells: ({ user }) => user?.profile.lastName, beside: words('auth.fields.lastName') },
    failure: { tells: ({ failure }) => sentence(failure), onlyOneWay: 'one refusal leads here' },
    waiting: waiting(),
  },
  documents: { person, waiting: waiting() },
  inProgress: { person, waiting: waiting() },
  retry: {
    reason: ({ user }) => user && words(`verification.reasons.${retryReasonOf(user.meta.retryReason)}`),
    waiting: waiting(),
  },
  approved: { person, waiting: waiting(true) },
};

/** The guide asks without the form, and says what was refused in the thread above. */
export const verifyIdentityFactsInChat: typeof verifyIdentityFacts = {
  reload: 'the refusal is news of the thread above',
  personalDetails: 'asked part by part',
  documents: 'it only asks to begin',
  inProgress: 'only that it takes its time',
  retry: 'the reason is news of the thread above',
  approved: 'only that it is done',
};
