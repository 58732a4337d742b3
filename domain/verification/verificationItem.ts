/** What is checked about a sender (KYC-24). */
export const verificationTypes = [
  'IDENTITY',
  'DOCUMENT',
  'PROOF_OF_ADDRESS',
  'DOCUMENT_WITH_IDENTITY_PRECURSOR',
  'WATCHLIST',
] as const;
export type VerificationType = (typeof verificationTypes)[number];

/** The spec names the first two and leaves the rest open; INVALID is a check that failed. */
export const verificationStatuses = ['PENDING', 'VALID', 'INVALID'] as const;
export type VerificationStatus = (typeof verificationStatuses)[number];

export type VerificationItem = {
  readonly id: string;
  readonly type: VerificationType;
  readonly status: VerificationStatus;
};
