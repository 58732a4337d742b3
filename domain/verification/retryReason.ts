/** Why a check asks for another try, as far as companies tell; 'other' when they do not. */
export const retryReasons = [
  'documentUnreadable',
  'documentNotGenuine',
  'faceNotMatching',
  'addressTooOld',
  'other',
] as const;
export type RetryReason = (typeof retryReasons)[number];

export const retryReasonOf = (code: string | undefined): RetryReason =>
  retryReasons.find((reason) => reason === code) ?? 'other';
