import type { TransitionRules } from './transitionRule.ts';

/** Where a transfer held by screening, fraud rules or a difference in money may go. */
export const transitionsFromHolds = {
  WATCHLIST_FAILED: [
    {
      id: 'T50',
      to: 'PENDING_VERIFICATION',
      on: ['hit.cleared'],
      by: ['compliance'],
      when: ['resumesToVerification', 'secondOperator'],
    },
    {
      id: 'T51',
      to: 'PENDING_PAYMENT',
      on: ['hit.cleared'],
      by: ['compliance'],
      when: ['resumesToPayment', 'unfunded', 'inTime', 'secondOperator'],
    },
    {
      id: 'T52',
      to: 'PAYMENT_COMPLETED',
      on: ['hit.cleared'],
      by: ['compliance'],
      when: ['resumesAfterPayment', 'funded', 'needsNoApproval', 'secondOperator'],
    },
    {
      id: 'T53',
      to: 'PENDING_APPROVAL',
      on: ['hit.cleared'],
      by: ['compliance'],
      when: ['resumesAfterPayment', 'funded', 'needsApproval', 'secondOperator'],
    },
    {
      id: 'T74',
      to: 'PENDING_DOCUMENTATION',
      on: ['hit.cleared'],
      by: ['compliance'],
      when: ['resumesToHold', 'secondOperator'],
    },
    { id: 'T54', to: 'PENDING_DOCUMENTATION', on: ['docs.requested'], by: ['compliance'] },
    {
      id: 'T55',
      to: 'REJECTED',
      on: ['hit.confirmed'],
      by: ['compliance'],
      when: ['secondOperator'],
      journals: ['J13a'],
    },
  ],
  PAYMENT_FRAUD: [
    { id: 'T56', to: 'PAYMENT_COMPLETED', on: ['fraud.cleared'], by: ['compliance'], when: ['funded', 'amountIsDue'] },
    { id: 'T57', to: 'PENDING_DOCUMENTATION', on: ['docs.requested'], by: ['compliance'], when: ['funded'] },
    { id: 'T58', to: 'WATCHLIST_FAILED', on: ['watchlist.hit'], by: ['screening'] },
    { id: 'T59', to: 'REJECTED', on: ['fraud.confirmed'], by: ['compliance'], journals: ['J8', 'J14b'] },
  ],
  PAYMENT_SUSPENDED: [
    {
      id: 'T60',
      to: 'PAYMENT_COMPLETED',
      on: ['hold.released'],
      by: ['compliance', 'customer'],
      when: ['funded', 'amountIsDue', 'payoutNotSubmitted'],
      journals: ['J12c'],
    },
    {
      id: 'T61',
      to: 'COMPLETE',
      on: ['payout.confirmed_late'],
      by: ['reconciliation'],
      when: ['payoutConfirmed', 'noOtherPayout'],
      journals: ['J3', 'J4', 'J5'],
    },
    { id: 'T62', to: 'PENDING_DOCUMENTATION', on: ['docs.requested'], by: ['compliance'] },
    { id: 'T63', to: 'WATCHLIST_FAILED', on: ['watchlist.hit'], by: ['screening'] },
    { id: 'T64', to: 'PAYMENT_FRAUD', on: ['fraud.flag'], by: ['provider'] },
    {
      id: 'T65',
      to: 'PAYMENT_DECLINED',
      on: ['payment.failed'],
      by: ['provider'],
      when: ['unfunded'],
      journals: ['J11'],
    },
    { id: 'T66', to: 'CANCELLED', on: ['cancel'], by: ['customer'], when: ['payoutNotSubmitted'], journals: ['J8'] },
    { id: 'T67', to: 'REJECTED', on: ['reject'], by: ['compliance'], when: ['payoutNotSubmitted'], journals: ['J8'] },
  ],
} as const satisfies TransitionRules<'WATCHLIST_FAILED' | 'PAYMENT_FRAUD' | 'PAYMENT_SUSPENDED'>;
