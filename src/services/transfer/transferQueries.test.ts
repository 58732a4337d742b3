import { expect, test } from 'vitest';
import { everything } from '#contract/transfer/historyFilter.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { historyQuery } from './transferQueries.ts';

const { refetchInterval } = historyQuery('u1', { ...everything, limit: 10, offset: 0 });

const pauseAfter = (...statuses: readonly TransferStatus[]) => {
  const data = { collections: statuses.map((status) => transferFixture(status)) };
  return typeof refetchInterval === 'function' ? refetchInterval({ state: { data } } as never) : undefined;
};

test('the history is read again every ten minutes, and sooner while anything is on its way (TXN-15)', () => {
  expect(pauseAfter()).toBe(600_000);
  expect(pauseAfter('COMPLETE', 'EXPIRED')).toBe(600_000);
  expect(pauseAfter('COMPLETE', 'PAYMENT_COMPLETED')).toBeLessThan(60_000);
});
