import { edgesAfterPayment } from './edgesAfterPayment.ts';
import { edgesBeforePayment } from './edgesBeforePayment.ts';
import { edgesFromEnds } from './edgesFromEnds.ts';
import { edgesFromHolds } from './edgesFromHolds.ts';
import type { Edge, Edges } from './transferEdge.ts';
import { type TransferStatus, transferStatuses } from './transferStatus.ts';

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
] as const satisfies readonly Edge[];

/** Every change of status there is (D-123). Anything else is forbidden. */
export const edgesFrom: Edges<TransferStatus> = {
  ...edgesBeforePayment,
  ...edgesAfterPayment,
  ...edgesFromHolds,
  ...edgesFromEnds,
};

export type Transition = Edge & { readonly from: TransferStatus };

export const transitions: readonly Transition[] = transferStatuses.flatMap((from) =>
  edgesFrom[from].map((edge) => ({ ...edge, from })),
);
