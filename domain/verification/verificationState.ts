import { missingProfileFields, type ProfileAnswers } from '../account/requiredProfileFields.ts';
import type { Currency } from '../money/currency.ts';
import type { VerificationItem, VerificationType } from './verificationItem.ts';

/** What is known about a sender's identity, with the spec's names (KYC-24, KYC-37). */
export type IdentitySource = {
  readonly meta: {
    readonly verified: boolean | 1 | 'retry';
    readonly trullioVerified: boolean;
    readonly submittedVerificationData: boolean;
  };
  readonly settings?: { readonly verificationStage: string };
  /** Oldest first: of two checks of one kind the later counts. */
  readonly verifications: readonly VerificationItem[];
};

/** Derived from the profile being complete for its country (KYC-11). */
export const personalInfoSubmitted = (profile: ProfileAnswers, payInCurrency: Currency): boolean =>
  missingProfileFields(profile, payInCurrency).length === 0;

/** 'retry' is no yes (D-95). */
export const isMarkedVerified = ({ meta }: IdentitySource): boolean => meta.verified === true || meta.verified === 1;

export const mustRetry = ({ meta }: IdentitySource): boolean => meta.verified === 'retry';

/** KYC-12. */
export const kycSubmitted = (source: IdentitySource): boolean =>
  isMarkedVerified(source) || source.verifications.some(({ status }) => status !== 'PENDING');

/** Shown as completed; otherwise in progress (KYC-13). */
export const kycApproved = (source: IdentitySource): boolean =>
  isMarkedVerified(source) ||
  (source.verifications.length > 0 && source.verifications.every(({ status }) => status === 'VALID'));

/** KYC-15. */
export const notYetSubmitted = (source: IdentitySource): boolean =>
  !isMarkedVerified(source) &&
  !source.meta.submittedVerificationData &&
  source.verifications.some(({ type, status }) => (type === 'IDENTITY' || type === 'DOCUMENT') && status === 'PENDING');

/** Nothing more to submit (KYC-18, D-95). */
export const nothingMoreToSubmit = ({ settings }: IdentitySource): boolean => settings?.verificationStage === 'final';

/**
 * Whether a payment may be sent (KYC-16, KYC-22), and so what is called verified (KYC-14): a check that failed, or is to
 * be tried again, is none (D-95, decision 065).
 */
export function mayMoveMoney(source: IdentitySource): boolean {
  if (isRefused(source)) return false;
  const isValid = (type: VerificationType) => latestOf(source, type)?.status === 'VALID';
  return isMarkedVerified(source) || source.meta.trullioVerified || (isValid('IDENTITY') && isValid('DOCUMENT'));
}

export const latestOf = (source: Pick<IdentitySource, 'verifications'>, type: VerificationType) =>
  source.verifications.findLast((item) => item.type === type);

const latestOfEach = ({ verifications }: IdentitySource): readonly VerificationItem[] =>
  verifications.filter((item, index) => verifications.findLastIndex(({ type }) => type === item.type) === index);

const isRefused = (source: IdentitySource): boolean =>
  mustRetry(source) || latestOfEach(source).some(({ status }) => status === 'INVALID');

/** What an account says of its owner's identity. */
export const identityStandings = ['verified', 'refused', 'checking', 'notYet'] as const;
export type IdentityStanding = (typeof identityStandings)[number];

export function identityStanding(source: IdentitySource): IdentityStanding {
  if (mayMoveMoney(source)) return 'verified';
  if (isRefused(source)) return 'refused';
  return source.meta.submittedVerificationData && !notYetSubmitted(source) ? 'checking' : 'notYet';
}
