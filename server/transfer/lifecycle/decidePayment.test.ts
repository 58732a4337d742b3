import { describe, expect, test } from 'vitest';
import { type Money, money } from '#domain/money/money.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import {
  balancesOf,
  held,
  letHappen,
  newWorld,
  paidWorld,
  penny,
  settled,
  type World,
} from '#tests/fixtures/kernelWorld.ts';
import type { TransferState } from './transferState.ts';

const statusOf = ({ state }: World) => state.status;
const kinds = ({ booked }: World) => booked.map((idem) => idem.split(':')[0]);
const refusal = ({ decision }: World) => (decision?.ok === false ? decision.refusal : undefined);
const clearing = (world: World) => balancesOf(world).get('payin_clearing(truelayer) GBP') ?? 0;
const opened = { openAttempt: { id: 'a1', isClosing: false } };

/** Money notes, 3: what becomes of money by where it finds its transfer. */
const arrivals: readonly [TransferStatus, 'paid' | 'waits' | 'goes back'][] = [
  ['PENDING_PAYMENT', 'paid'],
  ['PAYMENT_PROCESSING', 'paid'],
  ['PENDING_VERIFICATION', 'waits'],
  ['PENDING_DOCUMENTATION', 'waits'],
  ['WATCHLIST_FAILED', 'waits'],
  ['PAYMENT_FRAUD', 'waits'],
  ['PAYMENT_SUSPENDED', 'waits'],
  ['CANCELLED', 'goes back'],
  ['EXPIRED', 'goes back'],
  ['PAYMENT_CANCELLED', 'goes back'],
  ['PAYMENT_DECLINED', 'goes back'],
  ['REJECTED', 'goes back'],
  ['REFUNDED', 'goes back'],
];

describe.each(arrivals)('money that finds a transfer %s', (status, fate) => {
  const arrived = letHappen(newWorld({ status, ...opened }), settled());

  test(`${fate}, and is in the books once`, () => {
    const expected = { paid: ['J1', 'J2', 'J3'], waits: ['J1', 'J2'], 'goes back': ['J12a', 'J12b'] }[fate];
    expect(kinds(arrived)).toEqual(expected);
    expect(clearing(arrived)).toBe(-9798);
    expect(arrived.state.payments).toMatchObject([{ providerRef: 'p1', bookedAs: expected[0] }]);
    expect(arrived.state.openAttempt).toBeUndefined();
  });

  test('moves the status only when it is paid', () => {
    expect(statusOf(arrived)).toBe(fate === 'paid' ? 'PAYMENT_COMPLETED' : status);
  });

  test('is owed to the sender whole where it goes back, and to nobody else', () => {
    expect(held(arrived, 'refund_payable')).toBe(fate === 'goes back' ? 9798 : 0);
    expect(arrived.refunds).toHaveLength(fate === 'goes back' ? 1 : 0);
  });

  test('reported again changes nothing', () => {
    const again = letHappen(arrived, settled());
    expect(refusal(again)).toBe('alreadyDone');
    expect(again.booked).toEqual(arrived.booked);
  });
});

/** The example's transfer with its payment in, at each place it may stand with it. */
const funded: readonly [string, World, TransferStatus][] = [
  ['paid', paidWorld(), 'PAYMENT_COMPLETED'],
  ['held for approval', paidWorld({ pounds: money('GBP', 500_000) }), 'PENDING_APPROVAL'],
  [
    'delivered',
    letHappen(paidWorld(), { type: 'payout.started' }, { type: 'payout.confirmed', reference: 't1-1' }),
    'COMPLETE',
  ],
  [
    'suspended for its recipient',
    letHappen(paidWorld(), { type: 'payout.started' }, { type: 'payout.failed', reference: 't1-1', reason: 'no' }),
    'PAYMENT_SUSPENDED',
  ],
  [
    'paid before its identity was proved',
    letHappen(newWorld({ status: 'PENDING_VERIFICATION' }), settled()),
    'PENDING_VERIFICATION',
  ],
];

describe.each(funded)('a second payment for a transfer %s', (_case, world, status) => {
  const second = letHappen(world, settled({ attemptId: 'a2', providerRef: 'p2' }));

  test('goes back by itself, and the first stays where it is', () => {
    expect(kinds(second).slice(-2)).toEqual(['J12a', 'J12b']);
    expect(held(second, 'refund_payable')).toBe(9798);
    expect(held(second, 'customer_transfer')).toBe(held(world, 'customer_transfer'));
    expect(statusOf(second)).toBe(status);
  });

  test('paid back leaves the transfer as it was', () => {
    const [refund] = second.refunds;
    if (!refund) throw new Error('There is no refund');
    const repaid = letHappen(second, {
      type: 'refund.settled',
      refundId: refund.id,
      provider: 'truelayer',
      amount: refund.amount,
    });
    expect(statusOf(repaid)).toBe(status);
    expect(held(repaid, 'refund_payable')).toBe(0);
    expect(clearing(repaid)).toBe(clearing(world));
  });
});

describe('money that is not what is due', () => {
  const { due } = newWorld().state;
  const wrong: readonly [string, Money][] = [
    ['a penny less', money('GBP', due.minor - 1)],
    ['a penny more', penny(due)],
    ['the same number of another currency', money('EUR', due.minor)],
  ];

  test.each(wrong)('%s suspends the transfer and belongs to nobody yet (T19, T27, J12a)', (_case, received) => {
    for (const status of ['PENDING_PAYMENT', 'PAYMENT_PROCESSING'] as const) {
      const world = letHappen(newWorld({ status, ...opened }), settled({ received }));
      expect(statusOf(world)).toBe('PAYMENT_SUSPENDED');
      expect(world.state.suspendedFor).toBe('amount');
      expect(held(world, 'unapplied_funds')).toBe(received.minor);
      expect(held(world, 'customer_transfer')).toBe(0);
    }
  });

  test.each(wrong)('%s is given back whole when the sender cancels (T66, J12b)', (_case, received) => {
    const cancelled = letHappen(newWorld(opened), settled({ received }), { type: 'cancel' });
    expect(statusOf(cancelled)).toBe('CANCELLED');
    expect(cancelled.refunds).toMatchObject([{ amount: received }]);
    expect([held(cancelled, 'unapplied_funds'), held(cancelled, 'refund_payable')]).toEqual([0, received.minor]);
  });

  test('is nothing the sender can let go of themselves', () => {
    const suspended = letHappen(newWorld(opened), settled({ received: penny(due) }));
    expect(refusal(letHappen(suspended, { type: 'hold.released' }))).toBe('notAllowed');
  });

  test('stays the sender’s to get back when another attempt comes to nothing meanwhile', () => {
    const other = { openAttempt: { id: 'a2', isClosing: false } };
    const suspended = letHappen(newWorld(other), settled({ received: penny(due) }));
    const declined = letHappen(suspended, { type: 'payment.declined', attemptId: 'a2', reason: 'no' });
    expect([statusOf(declined), declined.state.openAttempt]).toEqual(['PAYMENT_SUSPENDED', undefined]);
    expect(letHappen(declined, { type: 'cancel' }).refunds).toHaveLength(1);
  });

  test('goes back at once where the transfer has ended or waits for something else', () => {
    for (const status of ['EXPIRED', 'PENDING_VERIFICATION'] as const) {
      const world = letHappen(newWorld({ status }), settled({ received: penny(due) }));
      expect([statusOf(world), held(world, 'refund_payable')]).toEqual([status, due.minor + 1]);
    }
  });
});

describe('an attempt that comes to nothing', () => {
  const ended = (
    differences: Partial<TransferState>,
    type: 'payment.declined' | 'payment.cancelled' | 'attempt.abandoned',
  ) =>
    letHappen(
      newWorld({ ...opened, ...differences }),
      type === 'payment.declined' ? { type, attemptId: 'a1', reason: 'not enough money' } : { type, attemptId: 'a1' },
    );

  test.each([
    ['payment.declined', 'PENDING_PAYMENT', 'PAYMENT_DECLINED'],
    ['payment.declined', 'PAYMENT_PROCESSING', 'PAYMENT_DECLINED'],
    ['payment.cancelled', 'PENDING_PAYMENT', 'PAYMENT_CANCELLED'],
    ['payment.cancelled', 'PAYMENT_PROCESSING', 'PAYMENT_CANCELLED'],
    ['attempt.abandoned', 'PENDING_PAYMENT', 'PENDING_PAYMENT'],
    ['attempt.abandoned', 'PAYMENT_PROCESSING', 'PENDING_PAYMENT'],
    ['payment.cancelled', 'PENDING_VERIFICATION', 'PENDING_VERIFICATION'],
  ] as const)('by %s leaves %s for %s and books nothing (T12, T13, T23…T25)', (type, status, end) => {
    const world = ended({ status }, type);
    expect([statusOf(world), world.booked, world.state.openAttempt]).toEqual([end, [], undefined]);
  });

  const suspected = { type: 'payment.suspected', attemptId: 'a1', reason: 'blacklisted' } as const;

  test.each([
    ['PENDING_PAYMENT', 'PAYMENT_FRAUD'],
    ['PAYMENT_PROCESSING', 'PAYMENT_FRAUD'],
    ['PAYMENT_SUSPENDED', 'PAYMENT_FRAUD'],
    ['PENDING_VERIFICATION', 'PENDING_VERIFICATION'],
  ] as const)('as fraud leaves %s for %s, where a person decides, and books nothing (T20, T26, T64)', (status, end) => {
    const world = letHappen(newWorld({ ...opened, status }), suspected);
    expect([statusOf(world), world.booked, world.state.openAttempt]).toEqual([end, [], undefined]);
    expect(world.decision).toMatchObject({ ok: true, value: { releasesPromo: false } });
  });

  test('as fraud is rejected by a person, with nothing to give back (T59)', () => {
    const world = letHappen(newWorld(opened), suspected, { type: 'fraud.confirmed' });
    expect([statusOf(world), held(world, 'refund_payable')]).toEqual(['REJECTED', 0]);
    expect(world.decision).toMatchObject({ ok: true, value: { releasesPromo: true } });
  });

  test('as fraud changes nothing where money was received', () => {
    expect(statusOf(letHappen(paidWorld({ openAttempt: { id: 'a1', isClosing: false } }), suspected))).not.toBe(
      'PAYMENT_FRAUD',
    );
  });

  test('ends a payment that stalled (T65)', () => {
    const stalled = { status: 'PAYMENT_SUSPENDED', suspendedFor: 'stalled' } as const;
    expect(statusOf(ended(stalled, 'payment.declined'))).toBe('PAYMENT_DECLINED');
  });

  test('says nothing about the transfer when another attempt is the current one', () => {
    const world = letHappen(newWorld({ openAttempt: { id: 'a2', isClosing: false } }), {
      type: 'payment.declined',
      attemptId: 'a1',
      reason: 'no',
    });
    expect([statusOf(world), refusal(world)]).toEqual(['PENDING_PAYMENT', 'alreadyDone']);
  });

  test('because we asked its provider to end it, leaves the transfer open for another (T25)', () => {
    for (const status of ['PENDING_PAYMENT', 'PAYMENT_PROCESSING'] as const) {
      const world = ended({ status, openAttempt: { id: 'a1', isClosing: true } }, 'payment.cancelled');
      expect([statusOf(world), world.state.openAttempt]).toEqual(['PENDING_PAYMENT', undefined]);
    }
  });

  test('after the time to pay is over ends a transfer that would otherwise wait for ever (T24)', () => {
    expect(statusOf(ended({ status: 'PAYMENT_PROCESSING', pastLimit: true }, 'attempt.abandoned'))).toBe(
      'PAYMENT_CANCELLED',
    );
  });
});

describe('a payment under way', () => {
  test('moves a transfer once (T10)', () => {
    const processing = letHappen(newWorld(opened), { type: 'payment.pending', attemptId: 'a1' });
    expect(statusOf(processing)).toBe('PAYMENT_PROCESSING');
    expect(refusal(letHappen(processing, { type: 'payment.pending', attemptId: 'a1' }))).toBe('alreadyDone');
  });

  test('that is not the current attempt moves nothing', () => {
    expect(refusal(letHappen(newWorld(opened), { type: 'payment.pending', attemptId: 'a0' }))).toBe('notAllowed');
  });

  test('late news of it does not bring an ended transfer back', () => {
    const cancelled = newWorld({ status: 'CANCELLED', ...opened });
    expect(statusOf(letHappen(cancelled, { type: 'payment.pending', attemptId: 'a1' }))).toBe('CANCELLED');
  });
});
