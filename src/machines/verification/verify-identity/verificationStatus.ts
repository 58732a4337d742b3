import type { User } from '#contract/account/account.ts';
import { payInCurrencyFrom } from '#domain/verification/personalDetails.ts';
import {
  kycApproved,
  kycSubmitted,
  mustRetry,
  nothingMoreToSubmit,
  notYetSubmitted,
  personalInfoSubmitted,
} from '#domain/verification/verificationState.ts';

/** What a person's verification waits for: themselves twice, then us, then nobody. */
export type VerificationStanding = 'personalDetails' | 'documents' | 'inProgress' | 'retry' | 'approved';

export function verificationStatus(user: User): VerificationStanding {
  if (mustRetry(user)) return 'retry';
  if (kycApproved(user) || user.meta.trullioVerified) return 'approved';
  if (!personalInfoSubmitted(user.profile, payInCurrencyFrom(user.profile.location_country))) return 'personalDetails';
  return isWithUs(user) ? 'inProgress' : 'documents';
}

/** A part left out sends the person back to the documents, whatever came of the others (KYC-15). */
function isWithUs(user: User): boolean {
  if (nothingMoreToSubmit(user)) return true;
  return !notYetSubmitted(user) && (user.meta.submittedVerificationData || kycSubmitted(user));
}
