import { describe, expect, test } from 'vitest';
import {
  balancesOf,
  held,
  letHappen,
  paidWorld,
  settled as settledAgain,
  type World,
} from '#tests/fixtures/kernelWorld.ts';
import type { ReportedEvent } from './reportedEvent.ts';

const cancelled = letHappen(paidWorld(), { type: 'cancel' });
const [refund] = cancelled.refunds;
if (!refund) throw new Error('A cancelled transfer owes a refund');
const about = { refundId: refund.id, provider: 'truelayer', amount: refund.amount } as const;
const settled: ReportedEvent = { type: 'refund.settled', ...about };
const refused: ReportedEvent = { type: 'refund.refused', ...about, reason: 'account closed' };
const paidByHand = { type: 'refund.paidByHand', refundId: refund.id, amount: refund.amount } as const;
const byHand: readonly ReportedEvent[] = ['grace', 'grace', 'noor', 'noor'].map((operator) => ({
  ...paidByHand,
  operator,
}));

const statusOf = ({ state }: World) => state.status;
const balance = (world: World, account: string) => balancesOf(world).get(`${account} GBP`) ?? 0;
const told = ({ outbox }: World) => outbox.filter((key) => key.endsWith('refundDelayed')).length;

describe('a refund its company refuses', () => {
  const waiting = letHappen(cancelled, refused, refused, refused);

  test('books nothing, for nothing went out, stays owed, and is told once', () => {
    expect([statusOf(waiting), held(waiting, 'refund_payable'), told(waiting)]).toEqual(['CANCELLED', 9798, 1]);
    expect(waiting.booked).toEqual(cancelled.booked);
  });

  test('is paid by bank once two operators say so, and the transfer is refunded (T68, J9)', () => {
    const paid = letHappen(waiting, ...byHand, settled);
    expect([statusOf(paid), held(paid, 'refund_payable')]).toEqual(['REFUNDED', 0]);
    expect([balance(paid, 'safeguarding_bank()'), balance(paid, 'payin_clearing(truelayer)')]).toEqual([9798, -9798]);
  });

  test('is nobody’s to pay by bank before', () => {
    expect(letHappen(cancelled, ...byHand).decision).toEqual({ ok: false, refusal: 'notAllowed' });
  });
});

describe('a refund that was paid and came back', () => {
  const back = letHappen(cancelled, settled, refused, refused);

  test('is owed again: what J9 booked is undone (J9r)', () => {
    expect(back.booked.at(-1)).toBe(`J9r:${refund.id}`);
    expect([held(back, 'refund_payable'), balance(back, 'payin_clearing(truelayer)'), told(back)]).toEqual([
      9798, -9798, 1,
    ]);
  });

  test('is then paid by bank, and over', () => {
    const paid = letHappen(back, ...byHand, refused, settled);
    expect([statusOf(paid), held(paid, 'refund_payable')]).toEqual(['REFUNDED', 0]);
  });
});

test('each refund paid by hand takes two people who mean that one (campaign seed a1, ASVS 2.3.5)', () => {
  const again = settledBy('a2');
  const late = settledBy('a3');
  const delivered = letHappen(paidWorld(), { type: 'payout.started' }, { type: 'payout.confirmed', reference: 't1-1' });
  const twice = letHappen(delivered, again, late);
  const [first, second] = twice.refunds;
  if (!first || !second) throw new Error('Two refunds were expected');
  const refusedBoth = [first, second].map(
    ({ id, amount }): ReportedEvent => ({
      type: 'refund.refused',
      refundId: id,
      provider: 'truelayer',
      amount,
      reason: 'no',
    }),
  );
  const by = (operator: string, { id, amount }: typeof first): ReportedEvent => ({
    ...{ type: 'refund.paidByHand', refundId: id, amount, operator },
  });
  const firstPaid = letHappen(twice, ...refusedBoth, by('grace', first), by('noor', first));
  const states = (world: World) => world.refunds.map(({ state }) => state);
  expect(states(firstPaid)).toEqual(['SETTLED', 'REFUSED']);
  const alone = letHappen(firstPaid, by('sam', second));
  expect(states(alone)).toEqual(['SETTLED', 'REFUSED']);
  expect(states(letHappen(alone, by('nia', second)))).toEqual(['SETTLED', 'SETTLED']);
  expect(states(letHappen(firstPaid, by('grace', second), by('noor', second)))).toEqual(['SETTLED', 'SETTLED']);
  const apart = letHappen(twice, ...refusedBoth, by('grace', first), by('noor', second));
  expect(states(apart)).toEqual(['REFUSED', 'REFUSED']);
});

const settledBy = (attemptId: string): ReportedEvent => settledAgain({ attemptId, providerRef: `by ${attemptId}` });
