import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '#domain/money/money.ts';
import { type TransferStatus, transferStatuses } from '#domain/transfer/transferStatus.ts';
import type { TransferSums } from '#server/ledger/journals.ts';
import { anyMove, moved } from '#tests/fixtures/kernelMoves.ts';
import { brokenIn } from '#tests/fixtures/kernelPromises.ts';
import { exampleSums, newWorld } from '#tests/fixtures/kernelWorld.ts';

const anyWorld = fc
  .record({
    status: fc.constantFrom<TransferStatus>('PENDING_PAYMENT', 'PENDING_PAYMENT', 'PENDING_VERIFICATION'),
    isLarge: fc.boolean(),
    promo: fc.nat(10_000),
    extra: fc.nat(500),
    mid: fc.integer({ min: 700, max: 900 }),
  })
  .map(({ status, isLarge, promo, extra, mid }) => {
    const sums: TransferSums = {
      ...exampleSums,
      theyGet: money('XAF', 78_000 + extra),
      promoExtra: money('XAF', extra),
      promoFunded: money('GBP', promo),
      midRate: `${mid}`,
    };
    return newWorld({ status, sums, pounds: money('GBP', isLarge ? 500_000 : 10_000) });
  });

/** Milliseconds a busy machine may need for thousands of histories. */
const patience = 60_000;

describe('the kernel, whatever happens in whatever order (money notes P2)', { timeout: patience }, () => {
  test('keeps every promise about the money after each event of 2,000 random histories', () => {
    fc.assert(
      fc.property(anyWorld, fc.array(anyMove, { minLength: 3, maxLength: 30 }), (world, history) => {
        let now = world;
        for (const move of history) {
          now = moved(now, move);
          expect(brokenIn(now)).toEqual([]);
        }
      }),
      { numRuns: 2000 },
    );
  });

  test('reaches by those histories all sixteen statuses', () => {
    const reached = new Set<TransferStatus>();
    fc.assert(
      fc.property(anyWorld, fc.array(anyMove, { minLength: 20, maxLength: 40 }), (world, history) => {
        for (const { to } of history.reduce(moved, world).steps) reached.add(to);
      }),
      { numRuns: 2000, seed: 1 },
    );
    expect([...reached].sort()).toEqual([...transferStatuses].sort());
  });

  test('does nothing the second time, whatever is reported twice in a row', () => {
    fc.assert(
      fc.property(anyWorld, fc.array(anyMove, { maxLength: 20 }), anyMove, (world, history, move) => {
        const once = moved(history.reduce(moved, world), move);
        const twice = moved(once, move);
        expect(twice.booked).toEqual(once.booked);
        expect(twice.state.version).toBe(once.state.version);
      }),
      { numRuns: 1000 },
    );
  });
});
