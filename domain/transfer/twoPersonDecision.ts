/** What one operator alone may not decide (money notes, 3; ASVS 2.3.5). */
export const twoPersonDecisions = [
  'approve',
  'clearHit',
  'confirmHit',
  'releaseFrozen',
  'refundReturned',
  'refundByHand',
  'acceptDifference',
] as const;
export type TwoPersonDecision = (typeof twoPersonDecisions)[number];
