import { describe, expect, test } from 'vitest';
import { offersTrackingLink, recipientStage, recipientStageSince } from './recipientStage.ts';
import { isTerminal } from './statusGroups.ts';
import { transferStatuses } from './transferStatus.ts';

const steps = (...statuses: readonly (typeof transferStatuses)[number][]) =>
  statuses.map((status, index) => ({ status, at: 100 * (index + 1) }));
const paid = steps('PENDING_PAYMENT', 'PAYMENT_COMPLETED');

describe('what a recipient is told of a transfer (peers 13)', () => {
  test.each(transferStatuses)('%s is one of four stages, and no reason', (status) => {
    const stage = recipientStage({ status, approved: false, history: paid });
    expect(stage).toBe(status === 'COMPLETE' ? 'delivered' : isTerminal(status) ? 'notComing' : 'preparing');
  });

  test('our partner has it once it is let go', () => {
    const source = { status: 'PAYMENT_COMPLETED', approved: true, history: paid } as const;
    expect(recipientStage(source)).toBe('onItsWay');
    expect(recipientStage({ ...source, state: 'PENDING_REVIEW' })).toBe('preparing');
  });

  test('what was given back by the partner does not come', () => {
    const source = { status: 'COMPLETE', approved: true, state: 'PAYOUT_RETURNED', history: paid } as const;
    expect(recipientStage(source)).toBe('notComing');
    expect(offersTrackingLink(source)).toBe(false);
  });

  test('a hold on the way shows in no time that is told', () => {
    const history = steps('PENDING_PAYMENT', 'PAYMENT_COMPLETED', 'WATCHLIST_FAILED', 'PAYMENT_COMPLETED');
    expect(recipientStageSince({ status: 'PAYMENT_COMPLETED', approved: true, history })).toBe(200);
    const delivered = {
      status: 'COMPLETE',
      approved: true,
      history: [...paid, { status: 'COMPLETE', at: 900 }],
    } as const;
    expect(recipientStageSince(delivered)).toBe(900);
  });

  test('there is a link from when we have the money, and none for what has ended without arriving', () => {
    const unpaid = { status: 'PENDING_PAYMENT', approved: false, history: steps('PENDING_PAYMENT') } as const;
    expect(offersTrackingLink(unpaid)).toBe(false);
    expect(offersTrackingLink({ status: 'PAYMENT_COMPLETED', approved: false, history: paid })).toBe(true);
    expect(offersTrackingLink({ status: 'CANCELLED', approved: false, history: paid })).toBe(false);
  });
});
