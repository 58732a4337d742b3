/** Why a payout was not made, as far as a sender can be told; what else a partner says is for staff. */
export type PayoutFailure =
  | 'recipientAccountInvalid'
  | 'recipientMustAct'
  | 'senderRejected'
  | 'partnerUnavailable'
  | 'corridorInactive';

const forOperators: readonly string[] = ['senderRejected', 'partnerUnavailable', 'corridorInactive'];

/** Whether another recipient, or the same one put right, can help; otherwise an operator looks at it. */
export const isRecipientsToPutRight = (failure: string): boolean => !forOperators.includes(failure);
