import { describe, expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { refuse } from '#domain/result.ts';
import { held, letHappen, newWorld, paidWorld, settled, type World } from '#tests/fixtures/kernelWorld.ts';
import { watchlistHit } from '#tests/fixtures/watchlistHit.ts';
import type { ReportedEvent } from './reportedEvent.ts';

const [payment] = paidWorld().state.payments;
if (!payment) throw new Error('It was paid');
const disputed = { provider: payment.provider, providerRef: payment.providerRef } as const;
const opened: ReportedEvent = { type: 'chargeback.opened', ...disputed };
const released = (operator: string): ReportedEvent => ({ type: 'frozen.released', operator });

const frozen = letHappen(
  paidWorld(),
  watchlistHit,
  { type: 'hit.confirmed', operator: 'grace' },
  { type: 'hit.confirmed', operator: 'noor' },
);
const standing = ({ state, refunds }: World) => ({ votes: state.votes.length, refunds: refunds.length });

test('frozen money stays while its payer asks their bank for it, and no yes is used up (campaign 3)', () => {
  expect(frozen.state).toMatchObject({ status: 'REJECTED', frozen: true });
  const both = letHappen(letHappen(frozen, opened), released('grace'), released('noor'));
  expect(standing(both)).toEqual({ votes: 0, refunds: 0 });
  const won = letHappen(both, { type: 'chargeback.won', ...disputed }, released('grace'), released('noor'));
  expect(standing(won)).toEqual({ votes: 2, refunds: 1 });
  expect(held(won, 'frozen_funds')).toBe(0);
});

test('what the payer has back from their bank is not released to them again (campaign 3)', () => {
  const lost = letHappen(frozen, opened, { type: 'chargeback.lost', ...disputed });
  expect(standing(letHappen(lost, released('grace'), released('noor')))).toEqual({ votes: 0, refunds: 0 });
});

const second = settled({ attemptId: 'a2', providerRef: 'p2' });
const cleared = ['grace', 'noor'].map((operator): ReportedEvent => ({ type: 'hit.cleared', operator }));
const confirmed = ['grace', 'noor'].map((operator): ReportedEvent => ({ type: 'hit.confirmed', operator }));

test.each([
  ['is due once more', second],
  ['is not the amount due', settled({ attemptId: 'a2', providerRef: 'p2', received: money('GBP', 4_000) })],
])('while a name is looked at, what comes waits and is sent back once it is cleared, if it %s', (_case, late) => {
  const waiting = letHappen(paidWorld(), watchlistHit, late);
  expect(standing(waiting)).toEqual({ votes: 0, refunds: 0 });
  expect(held(waiting, 'unapplied_funds')).toBeGreaterThan(0);
  const free = letHappen(waiting, ...cleared);
  expect(free.refunds).toHaveLength(1);
  expect(held(free, 'unapplied_funds')).toBe(0);
});

test.each([
  ['before the name was confirmed', [second, ...confirmed]],
  ['after it was', [...confirmed, second]],
  ['after it was, with nothing paid before', [...confirmed, second]],
])('what came %s is frozen, and goes back only by two operators (J13a, J13b)', (when, events) => {
  const begun = when.endsWith('before') ? newWorld() : paidWorld();
  const kept = letHappen(begun, watchlistHit, ...events);
  const payments = kept.state.payments.length;
  expect(kept.state).toMatchObject({ status: 'REJECTED', frozen: true });
  expect(held(kept, 'frozen_funds')).toBe(9_798 * payments);
  expect(kept.refunds).toEqual([]);
  const free = letHappen(kept, released('grace'), released('noor'));
  expect(held(free, 'frozen_funds')).toBe(0);
  expect(free.refunds).toHaveLength(payments);
});

describe('documents asked for while a name is looked at', () => {
  const asked = letHappen(paidWorld(), watchlistHit, { type: 'docs.requested', reason: 'identity' });

  test('lead back to it, and it goes on from where it was stopped once the name is cleared', () => {
    const seen = letHappen(asked, { type: 'docs.accepted' });
    expect([asked.state.status, seen.state.status]).toEqual(['PENDING_DOCUMENTATION', 'WATCHLIST_FAILED']);
    expect(letHappen(seen, ...cleared).state.status).toBe('PAYMENT_COMPLETED');
  });

  test.each([{ type: 'cancel' }, { type: 'reject', reason: 'no' }] satisfies ReportedEvent[])(
    'do not open a way to have the money back: $type',
    (event) => {
      const after = letHappen(asked, event);
      expect([after.decision, standing(after)]).toEqual([refuse('notAllowed'), { votes: 0, refunds: 0 }]);
    },
  );
});

test('a name met while something else holds a transfer is cleared, and the hold is looked at with documents', () => {
  const held = letHappen(paidWorld(), { type: 'fraud.flag', reason: 'cardCountry' }, watchlistHit);
  const free = letHappen(held, ...cleared);
  expect(free.state).toMatchObject({ status: 'PENDING_DOCUMENTATION', screeningClear: true });
  expect(letHappen(free, { type: 'docs.accepted' }).state.status).toBe('PAYMENT_COMPLETED');
});
