import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { readPaymentWays } from '#contract/payment/payment.ts';
import { listRecipients } from '#contract/recipient/recipient.ts';
import { createTransfer, listTransfers, readTransfer, type Transfer } from '#contract/transfer/transfer.ts';
import { recipientFixture, transferFixture } from '#tests/fixtures/transferFixture.ts';
import { openProduct, verified } from '#tests/setup/openProduct.tsx';

test('somebody sent to again stands beside the amount, and the review is next, with one press to pay (D-87)', async () => {
  const { id } = recipientFixture();
  await openProduct(`/get-quote?from=GB&to=CM&send=100&method=1&recipient=${id}&reason=rent`, {
    user: verified,
    replies: [
      [listRecipients, () => [recipientFixture()]],
      [createTransfer, () => transferFixture()],
      [readTransfer, () => transferFixture()],
      [readPaymentWays, () => ({ closed: {}, switched: [], paidLast: { provider: 'truelayer' } })],
    ],
  });
  const again = await screen.findByRole('region', { name: 'Same person again' });
  expect(again).toHaveTextContent(/Marie Ngo/);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'They get' })).toHaveValue('78,000'));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('By bank transfer, as last time')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay £102.19' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Pay another way' })).toBeEnabled();
});

test.each([
  ['en', { destinationAmount: 75_000 }, '750', /They get 3,000\sXAF more than last time/, /^Last time, 15/],
  ['en', {}, '780', /The same price as last time/, /Last time/],
  [
    'fr',
    { destinationAmount: 80_000 },
    '800',
    /La personne reçoit 2\s000\sXAF de moins que la dernière fois/,
    /^La dernière fois, 15/,
  ],
] as const)(
  'in %s last time’s price stands beside today’s: %o (peers 21)',
  async (language, differences, exchangeRate, since, column) => {
    const { id } = recipientFixture();
    const last: Transfer = { ...transferFixture('COMPLETE', { exchangeRate }), ...differences };
    const collections = [last];
    await openProduct(`/get-quote?from=GB&to=CM&send=100&method=1&recipient=${id}&reason=rent`, {
      user: verified,
      language,
      replies: [
        [listRecipients, () => [recipientFixture()]],
        [listTransfers, () => ({ collections, total: 1, totals: { completed: 1, cancelled: 0, pending: 0 } })],
      ],
    });
    expect(await screen.findByText(since)).toBeVisible();
    const table = screen.getByRole('columnheader', { name: column }).closest('table');
    expect(table).toHaveTextContent(/100[.,]00/);
    expect(table?.textContent?.replaceAll(/[\s\u2060]/g, '')).toContain(exchangeRate);
  },
);
