import { setup } from 'xstate';
import { isOpen } from './findTransition.ts';
import type { TransferFacts } from './transferFacts.ts';
import type { TransferActor, TransferEvent, TransitionRule } from './transitionRule.ts';
import { creations, transitionsFrom } from './transitions.ts';

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
    isAllowed: ({ event }, rule: TransitionRule) => rule.by.includes(event.by) && isOpen(rule, event.facts),
  },
}).createMachine({
  id: 'transferLifecycle',
  initial: 'NEW',
  states: {
    NEW: leavingBy(creations),
    PENDING_VERIFICATION: leavingBy(transitionsFrom.PENDING_VERIFICATION),
    PENDING_PAYMENT: leavingBy(transitionsFrom.PENDING_PAYMENT),
    PAYMENT_PROCESSING: leavingBy(transitionsFrom.PAYMENT_PROCESSING),
    PAYMENT_COMPLETED: leavingBy(transitionsFrom.PAYMENT_COMPLETED),
    PENDING_DOCUMENTATION: leavingBy(transitionsFrom.PENDING_DOCUMENTATION),
    PENDING_APPROVAL: leavingBy(transitionsFrom.PENDING_APPROVAL),
    WATCHLIST_FAILED: leavingBy(transitionsFrom.WATCHLIST_FAILED),
    PAYMENT_FRAUD: leavingBy(transitionsFrom.PAYMENT_FRAUD),
    PAYMENT_SUSPENDED: leavingBy(transitionsFrom.PAYMENT_SUSPENDED),
    COMPLETE: leavingBy(transitionsFrom.COMPLETE),
    CANCELLED: leavingBy(transitionsFrom.CANCELLED),
    PAYMENT_CANCELLED: leavingBy(transitionsFrom.PAYMENT_CANCELLED),
    PAYMENT_DECLINED: leavingBy(transitionsFrom.PAYMENT_DECLINED),
    EXPIRED: leavingBy(transitionsFrom.EXPIRED),
    REJECTED: leavingBy(transitionsFrom.REJECTED),
    REFUNDED: { type: 'final' },
  },
});

type Branch = {
  readonly target: TransitionRule['to'];
  readonly guard: { readonly type: 'isAllowed'; readonly params: TransitionRule };
};

function leavingBy(rules: readonly TransitionRule[]) {
  const on: { [Event in TransferEvent]?: Branch[] } = {};
  for (const rule of rules) {
    for (const event of rule.on) {
      on[event] = [...(on[event] ?? []), { target: rule.to, guard: { type: 'isAllowed', params: rule } }];
    }
  }
  return { on };
}
