import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listRateAlerts } from '#contract/quote/rateAlert.ts';
import { readRateHistory } from '#contract/quote/rateHistory.ts';
import { someMoment } from '#tests/fixtures/transferFixture.ts';
import { openProduct, verified } from '#tests/setup/openProduct.tsx';

test('a rate in the address begins an alert with what a hundred brought at it, and its price (peers 7)', async () => {
  const history = { base: 'GBP', target: 'XAF', span: 'month', from: someMoment, until: someMoment, points: [] };
  await openProduct('/rates?base=GBP&target=XAF&alerts=&rate=780', {
    user: verified,
    replies: [
      [readRateHistory, () => history],
      [listRateAlerts, () => ({ alerts: [], most: 10 })],
    ],
  });
  const arrives = await screen.findByRole('textbox', { name: 'What should arrive in Cameroon' }, { timeout: 10_000 });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'The most it may cost' })).toHaveValue('102.19'));
  expect(arrives.isConnected ? arrives : screen.getByRole('textbox', { name: /^What should arrive/ })).toHaveValue(
    '78,000',
  );
});
