import { expect, test } from 'vitest';
import { held, letHappen, paidWorld, type World } from '#tests/fixtures/kernelWorld.ts';
import type { ReportedEvent } from './reportedEvent.ts';

const [payment] = paidWorld().state.payments;
if (!payment) throw new Error('It was paid');
const disputed = { provider: payment.provider, providerRef: payment.providerRef } as const;
const opened: ReportedEvent = { type: 'chargeback.opened', ...disputed };
const released = (operator: string): ReportedEvent => ({ type: 'frozen.released', operator });

const frozen = letHappen(
  paidWorld(),
  { type: 'watchlist.hit', hits: [] },
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
