import { describe, expect, test } from 'vitest';
import { currentProgressStep, type ProgressSource, type ProgressState, transferProgress } from './progress.ts';
import { paymentResult } from './resultState.ts';
import { groupOf, isTerminal } from './statusGroups.ts';
import { displayStatus, toneOf } from './statusLabel.ts';
import { statusLabelKey } from './statusLabelKey.ts';
import { type TransferStatus, transferStatuses } from './transferStatus.ts';

describe('groups of the history', () => {
  test.each([
    ['completed', 1],
    ['cancelled', 6],
    ['pending', 9],
  ] as const)('%s holds %i statuses (D-72)', (group, count) => {
    expect(transferStatuses.filter((status) => groupOf[status] === group)).toHaveLength(count);
  });

  test('the seven ended statuses are no longer in progress (TRF-19)', () => {
    expect(transferStatuses.filter(isTerminal).sort()).toEqual([
      'CANCELLED',
      'COMPLETE',
      'EXPIRED',
      'PAYMENT_CANCELLED',
      'PAYMENT_DECLINED',
      'REFUNDED',
      'REJECTED',
    ]);
  });
});

describe('the label of a transfer', () => {
  test.each([
    ['payment_completed', undefined, 'PAYMENT_COMPLETED'],
    ['PAYMENT_COMPLETED', 'PENDING_REVIEW', 'PENDING_REVIEW'],
    ['PENDING_PAYMENT', 'PENDING_REVIEW', 'PENDING_PAYMENT'],
    ['COMPLETE', 'PAYOUT_RETURNED', 'PAYOUT_RETURNED'],
    ['REFUNDED', 'PAYOUT_RETURNED', 'REFUNDED'],
    ['PAYMENT_CANCELLED', undefined, 'PAYMENT_CANCELLED'],
    ['on its way', undefined, 'UNKNOWN'],
    ['', undefined, 'UNKNOWN'],
  ] as const)('%j with state %j is shown as %s (TXN-16…18, D-76)', (status, state, shown) => {
    expect(displayStatus({ status, state })).toBe(shown);
  });

  test('tells a payment that is being checked from one that is waited for (RES-07)', () => {
    const shown = (['none', 'begun', 'checking'] as const).map((payment) =>
      displayStatus({ status: 'PENDING_PAYMENT', payment }),
    );
    expect(shown).toEqual(['PENDING_PAYMENT', 'PENDING_PAYMENT', 'PAYMENT_CHECKING']);
    expect(displayStatus({ status: 'COMPLETE', payment: 'checking' })).toBe('COMPLETE');
  });

  test.each([
    ['COMPLETE', 'positive'],
    ['PENDING_PAYMENT', 'warning'],
    ['WATCHLIST_FAILED', 'info'],
    ['PAYMENT_FRAUD', 'danger'],
    ['EXPIRED', 'neutral'],
    ['UNKNOWN', 'neutral'],
  ] as const)('%s is %s (D-123)', (shown, tone) => {
    expect(toneOf[shown]).toBe(tone);
  });

  test('has a short and a long form (D-76)', () => {
    expect(statusLabelKey('EXPIRED', 'short')).toBe('status.short.EXPIRED');
    expect(statusLabelKey('EXPIRED', 'long')).toBe('status.long.EXPIRED');
  });
});

describe('the four steps of a transfer', () => {
  test.each<[string, ProgressSource, ProgressState[]]>([
    ['an unpaid one', source('PENDING_PAYMENT'), ['inProgress', 'waiting', 'waiting', 'waiting']],
    ['one being paid', source('PAYMENT_PROCESSING'), ['inProgress', 'waiting', 'waiting', 'waiting']],
    ['a paid one, not approved', source('PAYMENT_COMPLETED'), ['completed', 'inProgress', 'waiting', 'waiting']],
    ['an approved one', approved(), ['completed', 'completed', 'inProgress', 'waiting']],
    ['a delivered one', source('COMPLETE'), ['completed', 'completed', 'completed', 'completed']],
    ['one held before payment', source('PENDING_DOCUMENTATION'), ['inProgress', 'waiting', 'waiting', 'waiting']],
    [
      'one suspended at the partner',
      { status: 'PAYMENT_SUSPENDED', approved: true, history: ['PENDING_PAYMENT', 'PAYMENT_COMPLETED'] },
      ['completed', 'completed', 'inProgress', 'waiting'],
    ],
    ...(['PAYMENT_SUSPENDED', 'PAYMENT_FRAUD', 'WATCHLIST_FAILED', 'PENDING_DOCUMENTATION'] as const).map(
      (status): [string, ProgressSource, ProgressState[]] => [
        `a paid one held at ${status}, its payout refused or not begun`,
        { status, approved: false, history: ['PENDING_PAYMENT', 'PAYMENT_COMPLETED'] },
        ['completed', 'completed', 'inProgress', 'waiting'],
      ],
    ),
    ['an expired one', source('EXPIRED'), ['stopped', 'waiting', 'waiting', 'waiting']],
    [
      'one cancelled after payment',
      { ...source('CANCELLED'), history: ['PENDING_PAYMENT', 'PAYMENT_COMPLETED'] },
      ['completed', 'stopped', 'waiting', 'waiting'],
    ],
    [
      'one that came back from the partner',
      { ...source('REFUNDED'), history: ['PAYMENT_COMPLETED', 'COMPLETE'] },
      ['completed', 'completed', 'completed', 'stopped'],
    ],
    [
      'one that came back, and is not refunded yet',
      { ...source('COMPLETE'), hasComeBack: true },
      ['completed', 'completed', 'completed', 'stopped'],
    ],
    [
      'one that waits for approval',
      { status: 'PENDING_APPROVAL', approved: false, history: ['PENDING_PAYMENT', 'PAYMENT_PROCESSING'] },
      ['completed', 'inProgress', 'waiting', 'waiting'],
    ],
    [
      'one rejected while it waited for approval',
      { status: 'REJECTED', approved: false, history: ['PENDING_PAYMENT', 'PENDING_APPROVAL'] },
      ['completed', 'stopped', 'waiting', 'waiting'],
    ],
  ])('%s (TXN-22…24, D-78)', (_case, transfer, states) => {
    expect(transferProgress(transfer).map(({ state }) => state)).toEqual(states);
  });

  test.each([
    'WATCHLIST_FAILED',
    'PAYMENT_FRAUD',
    'PAYMENT_CANCELLED',
    'PAYMENT_DECLINED',
    'PENDING_VERIFICATION',
  ] as const)('one at %s before anything was paid is at step 1 (D-78)', (status) => {
    expect(currentProgressStep({ ...source(status), history: ['PENDING_PAYMENT'] })).toBe('transferCreated');
  });

  test('a paid transfer is at step 2, an approved one at step 3, a complete one at step 4 (TXN-24)', () => {
    expect([source('PAYMENT_COMPLETED'), approved(), source('COMPLETE')].map(currentProgressStep)).toEqual([
      'paymentReceived',
      'vendorProcessing',
      'delivered',
    ]);
  });
});

describe('the result of a payment', () => {
  test.each<[TransferStatus, string, boolean]>([
    ['PAYMENT_COMPLETED', 'COMPLETE', false],
    ['COMPLETE', 'COMPLETE', false],
    ['PAYMENT_CANCELLED', 'CANCELLED', true],
    ['PAYMENT_DECLINED', 'CANCELLED', true],
    ['PENDING_PAYMENT', 'INPROGRESS', false],
    ['EXPIRED', 'INPROGRESS', true],
    ['REFUNDED', 'INPROGRESS', true],
  ])('%s shows %s, ended: %s (RES-10…12, D-77)', (status, state, ended) => {
    expect(paymentResult({ status })).toMatchObject({ state, ended });
  });

  test('a failed fetch shows the error banner (RES-07)', () => {
    expect(paymentResult({})).toEqual({ state: 'ERROR', ended: false, showsPoints: false });
  });

  test('paycross code 2002 cancels what is unpaid and unsays nothing that was paid (RES-13, D-83)', () => {
    const back = { paymentType: 'paycross', statusCode: '2002' };
    expect(paymentResult({ ...back, status: 'PENDING_PAYMENT' }).state).toBe('CANCELLED');
    expect(paymentResult({ ...back, status: 'PAYMENT_COMPLETED' }).state).toBe('COMPLETE');
    expect(paymentResult({ ...back, paymentType: 'pay360', status: 'PENDING_PAYMENT' }).state).toBe('INPROGRESS');
    expect(paymentResult({ ...back, statusCode: '0', status: 'PENDING_PAYMENT' }).state).toBe('INPROGRESS');
  });

  test('points show unless it was cancelled (RES-09)', () => {
    expect(paymentResult({ status: 'PAYMENT_COMPLETED' }).showsPoints).toBe(true);
    expect(paymentResult({ status: 'PAYMENT_DECLINED' }).showsPoints).toBe(false);
  });
});

function source(status: TransferStatus): ProgressSource {
  return { status, approved: false };
}

function approved(): ProgressSource {
  return { status: 'PAYMENT_COMPLETED', approved: true };
}
