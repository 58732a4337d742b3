/** The twelve reasons a sender may give (TRF-04), in the spec's words. */
export const transferReasons = [
  { id: 'family-support', reason: 'Family & Friend support' },
  { id: 'tuition', reason: 'Tuition fee' },
  { id: 'rent', reason: 'Rents' },
  { id: 'utility-bill', reason: 'Utility Bill Payment' },
  { id: 'hospital-bill', reason: 'Hospital Bill' },
  { id: 'ceremony', reason: 'Ceremonies' },
  { id: 'self', reason: 'Sending to self' },
  { id: 'airtime', reason: 'Airtime' },
  { id: 'debt', reason: 'Debt repayment' },
  { id: 'construction', reason: 'Construction project' },
  { id: 'njangi', reason: 'Njangi' },
  { id: 'other', reason: 'Other' },
] as const;

export type TransferReasonId = (typeof transferReasons)[number]['id'];

export const isTransferReason = (id: string): id is TransferReasonId =>
  transferReasons.some((reason) => reason.id === id);
