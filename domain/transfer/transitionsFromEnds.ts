import type { endedStatuses } from './transferStatus.ts';
import type { TransitionRules } from './transitionRule.ts';

/** The one way out of an ended transfer: money that had to go back has gone back. */
export const transitionsFromEnds = {
  COMPLETE: [
    {
      id: 'T73',
      to: 'REFUNDED',
      on: ['refund.settled'],
      by: ['compliance'],
      when: ['payoutReturned', 'secondOperator'],
      journals: ['J15', 'J9'],
    },
  ],
  CANCELLED: [
    { id: 'T68', to: 'REFUNDED', on: ['refund.settled'], by: ['provider'], when: ['refundPaidOut'], journals: ['J9'] },
  ],
  PAYMENT_CANCELLED: [
    {
      id: 'T71',
      to: 'REFUNDED',
      on: ['refund.settled'],
      by: ['provider'],
      when: ['lateFundsBooked'],
      journals: ['J12a', 'J12b', 'J9'],
    },
  ],
  PAYMENT_DECLINED: [
    {
      id: 'T72',
      to: 'REFUNDED',
      on: ['refund.settled'],
      by: ['provider'],
      when: ['lateFundsBooked'],
      journals: ['J12a', 'J12b', 'J9'],
    },
  ],
  EXPIRED: [
    {
      id: 'T70',
      to: 'REFUNDED',
      on: ['refund.settled'],
      by: ['provider'],
      when: ['lateFundsBooked'],
      journals: ['J12a', 'J12b', 'J9'],
    },
  ],
  REJECTED: [
    {
      id: 'T69',
      to: 'REFUNDED',
      on: ['refund.settled'],
      by: ['provider'],
      when: ['notFrozen', 'refundPaidOut'],
      journals: ['J9'],
    },
  ],
  REFUNDED: [],
} as const satisfies TransitionRules<(typeof endedStatuses)[number]>;
