import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { someMoment } from '#tests/fixtures/transferFixture.ts';
import { transferAfter } from '#tests/setup/openTransfer.tsx';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { ResultCard } from './ResultCard.tsx';

const delivered = transferAfter('COMPLETE', ['PAYMENT_COMPLETED']);

test.each([
  ['has arrived', undefined, /^Any points you earned/, 'Paid to recipient'],
  ['came back', 'PAYOUT_RETURNED', undefined, 'Payout returned'],
] as const)('of a transfer that %s speaks of points, or of none (RES-09, TXN-26)', (_case, state, points, label) => {
  const transfer = { ...delivered, meta: { ...delivered.meta, ...(state && { state }) } };
  renderScreen(<ResultCard title="Payment Successful" transfer={transfer} seenAt={someMoment} />);
  if (points) expect(screen.getByText(points)).toBeVisible();
  expect(screen.queryAllByText(/points/i)).toHaveLength(points ? 1 : 0);
  expect(screen.getAllByText(label).length).toBeGreaterThan(0);
});
