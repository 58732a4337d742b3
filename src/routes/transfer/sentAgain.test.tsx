import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { readPaymentWays } from '#contract/payment/payment.ts';
import { listRecipients } from '#contract/recipient/recipient.ts';
import { createTransfer, readTransfer } from '#contract/transfer/transfer.ts';
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
