import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyMove, moved } from '#tests/fixtures/kernelMoves.ts';
import { letHappen, newWorld, paidWorld, settled, type World } from '#tests/fixtures/kernelWorld.ts';

const handedOver = ({ payouts }: World) => payouts.filter(({ state }) => state === 'SUBMITTING').map(({ id }) => id);
const blocked = (world: World): World => ({ ...world, state: { ...world.state, senderBlocked: true } });
const unblocked = (world: World): World => ({ ...world, state: { ...world.state, senderBlocked: false } });

describe('a sender who is blocked', () => {
  test('has nothing handed to a partner, in whatever order things happen', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.array(anyMove, { minLength: 5, maxLength: 40 }), (history) => {
        let now: World = newWorld({ openAttempt: { id: 'a1', isClosing: false } });
        for (const move of history) {
          const before = now;
          now = moved(now, move);
          if (before.state.senderBlocked) expect(handedOver(before)).toEqual(expect.arrayContaining(handedOver(now)));
        }
      }),
      { numRuns: 3000 },
    );
  });

  test('has what only waits called off and held, and paid once when they may go on', () => {
    const held = letHappen(blocked(paidWorld()), { type: 'sender.blocked' });
    expect(held.state).toMatchObject({ status: 'PAYMENT_FRAUD', openHolds: ['accountBlocked'], approved: false });
    expect(held.payouts.map(({ state }) => state)).toEqual(['CLOSED']);
    expect(letHappen(held, { type: 'fraud.cleared' }).state.status).toBe('PAYMENT_FRAUD');
    const goingOn = letHappen(unblocked(held), { type: 'sender.unblocked' });
    expect(goingOn.state).toMatchObject({ status: 'PAYMENT_COMPLETED', openHolds: [] });
    expect(goingOn.payouts.map(({ state }) => state)).toEqual(['CLOSED', 'QUEUED']);
  });

  test('has money that comes meanwhile held, not paid out', () => {
    const unpaid = newWorld({ openAttempt: { id: 'a1', isClosing: false }, senderBlocked: true });
    const paid = letHappen(unpaid, settled());
    expect(paid.state).toMatchObject({ status: 'PAYMENT_FRAUD', openHolds: ['accountBlocked'], fundsHeld: true });
    expect(paid.payouts).toEqual([]);
  });

  test('goes on with nothing that something else holds as well', () => {
    const world = newWorld({
      openAttempt: { id: 'a1', isClosing: false },
      senderBlocked: true,
      alerts: ['manyTransfers'],
    });
    const held = letHappen(world, settled());
    expect(held.state.openHolds).toEqual(['accountBlocked', 'manyTransfers']);
    const lifted = letHappen(unblocked(held), { type: 'sender.unblocked' });
    expect(lifted.state).toMatchObject({ status: 'PAYMENT_FRAUD', openHolds: ['manyTransfers'] });
    expect(letHappen(lifted, { type: 'fraud.cleared' }).state.status).toBe('PAYMENT_COMPLETED');
  });
});

describe('a transfer a rule about fraud speaks of', () => {
  test('is held before its payout, and one act lets it go on for good', () => {
    const alarmed = newWorld({ openAttempt: { id: 'a1', isClosing: false }, alerts: ['passwordReset'] });
    const held = letHappen(alarmed, settled());
    expect(held.state).toMatchObject({ status: 'PAYMENT_FRAUD', openHolds: ['passwordReset'] });
    const released = letHappen(held, { type: 'fraud.cleared' });
    expect(released.state).toMatchObject({ status: 'PAYMENT_COMPLETED', openHolds: [], alerts: [] });
    expect(released.payouts.map(({ state }) => state)).toEqual(['QUEUED']);
  });
});
