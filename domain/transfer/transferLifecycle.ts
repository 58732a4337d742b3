import { setup } from 'xstate';
import { isOpen } from './edgeFor.ts';
import type { Edge, TransferActor, TransferEvent } from './transferEdge.ts';
import type { TransferFacts } from './transferFacts.ts';
import { creations, edgesFrom } from './transitions.ts';

/** What happened to a transfer, who says so, and what is known at that moment. */
export type LifecycleEvent = {
  readonly type: TransferEvent;
  readonly by: TransferActor;
  readonly facts: TransferFacts;
};

/** The statuses as a chart, drawn from the same table the server decides by; NEW is a transfer not yet created. */
export const transferLifecycle = setup({
  types: { events: {} as LifecycleEvent },
  guards: {
    isAllowed: ({ event }, edge: Edge) => edge.by.includes(event.by) && isOpen(edge, event.facts),
  },
}).createMachine({
  id: 'transferLifecycle',
  initial: 'NEW',
  states: {
    NEW: leavingBy(creations),
    PENDING_VERIFICATION: leavingBy(edgesFrom.PENDING_VERIFICATION),
    PENDING_PAYMENT: leavingBy(edgesFrom.PENDING_PAYMENT),
    PAYMENT_PROCESSING: leavingBy(edgesFrom.PAYMENT_PROCESSING),
    PAYMENT_COMPLETED: leavingBy(edgesFrom.PAYMENT_COMPLETED),
    PENDING_DOCUMENTATION: leavingBy(edgesFrom.PENDING_DOCUMENTATION),
    PENDING_APPROVAL: leavingBy(edgesFrom.PENDING_APPROVAL),
    WATCHLIST_FAILED: leavingBy(edgesFrom.WATCHLIST_FAILED),
    PAYMENT_FRAUD: leavingBy(edgesFrom.PAYMENT_FRAUD),
    PAYMENT_SUSPENDED: leavingBy(edgesFrom.PAYMENT_SUSPENDED),
    COMPLETE: leavingBy(edgesFrom.COMPLETE),
    CANCELLED: leavingBy(edgesFrom.CANCELLED),
    PAYMENT_CANCELLED: leavingBy(edgesFrom.PAYMENT_CANCELLED),
    PAYMENT_DECLINED: leavingBy(edgesFrom.PAYMENT_DECLINED),
    EXPIRED: leavingBy(edgesFrom.EXPIRED),
    REJECTED: leavingBy(edgesFrom.REJECTED),
    REFUNDED: { type: 'final' },
  },
});

type Branch = { readonly target: Edge['to']; readonly guard: { readonly type: 'isAllowed'; readonly params: Edge } };

function leavingBy(edges: readonly Edge[]) {
  const on: { [Event in TransferEvent]?: Branch[] } = {};
  for (const edge of edges) {
    for (const event of edge.on) {
      on[event] = [...(on[event] ?? []), { target: edge.to, guard: { type: 'isAllowed', params: edge } }];
    }
  }
  return { on };
}
