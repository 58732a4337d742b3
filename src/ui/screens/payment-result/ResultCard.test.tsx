import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { someMoment } from '#tests/fixtures/transferFixture.ts';
import { transferAfter } from '#tests/setup/openTransfer.tsx';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { ResultCard } from './ResultCard.tsx';

const delivered = transferAfter('COMPLETE', ['PAYMENT_COMPLETED']);

test.each([
  ['has arrived', undefined, 1, 'Paid to recipient'],
  ['came back', 'PAYOUT_RETURNED', 0, 'Payout returned'],
] as const)('of a transfer that %s promises points, or none (RES-09, TXN-26)', (_case, state, points, label) => {
  const transfer = { ...delivered, meta: { ...delivered.meta, ...(state && { state }) } };
  renderScreen(<ResultCard transfer={transfer} seenAt={someMoment} />);
  expect(screen.queryAllByText(/Loyalty points/)).toHaveLength(points);
  expect(screen.getAllByText(label).length).toBeGreaterThan(0);
});
