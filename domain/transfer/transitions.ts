import { type TransferStatus, transferStatuses } from './transferStatus.ts';
import type { TransitionRule, TransitionRules } from './transitionRule.ts';
import { transitionsAfterPayment } from './transitionsAfterPayment.ts';
import { transitionsBeforePayment } from './transitionsBeforePayment.ts';
import { transitionsFromEnds } from './transitionsFromEnds.ts';
import { transitionsFromHolds } from './transitionsFromHolds.ts';

/** The two ways a transfer begins. */
export const creations = [
  {
    id: 'T01',
    to: 'PENDING_VERIFICATION',
    on: ['create'],
    by: ['customer'],
    when: ['quoteUsable', 'withinLimits', 'identityInsufficient'],
  },
  {
    id: 'T02',
    to: 'PENDING_PAYMENT',
    on: ['create'],
    by: ['customer'],
    when: ['quoteUsable', 'withinLimits', 'identitySufficient'],
  },
] as const satisfies readonly TransitionRule[];

/** Every change of status there is (D-123). Anything else is forbidden. */
export const transitionsFrom: TransitionRules<TransferStatus> = {
  ...transitionsBeforePayment,
  ...transitionsAfterPayment,
  ...transitionsFromHolds,
  ...transitionsFromEnds,
};

export type Transition = TransitionRule & { readonly from: TransferStatus };

export const transitions: readonly Transition[] = transferStatuses.flatMap((from) =>
  transitionsFrom[from].map((rule) => ({ ...rule, from })),
);
