import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { cancelTransfer, listTransfers } from '#contract/transfer/transfer.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { openProduct, type Replies, verified } from '#tests/setup/openProduct.tsx';

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('with a transfer that waits to be paid', () => {
  const unpaid = transferFixture();
  let collections = [unpaid];
  const replies: Replies = [
    [listTransfers, () => ({ collections, total: 1, totals: { completed: 0, cancelled: 0, pending: 1 } })],
    [
      cancelTransfer,
      () => {
        collections = [];
        return transferFixture('CANCELLED');
      },
    ],
  ];

  test('beginning another is one of three choices, beside paying it and cancelling it (TRF-12)', async () => {
    await openProduct('/get-quote', { user: verified, replies });
    await screen.findByText('You have a transfer to Marie Ngo to pay');
    expect(screen.getByRole('textbox', { name: 'You send' })).toBeVisible();
    await press('Cancel it');
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, cancel transfer' }));
    await waitFor(() => expect(screen.queryByText('You have a transfer to Marie Ngo to pay')).toBeNull());
    collections = [unpaid];
  });

  test('it is gone on with at its review', async () => {
    const { address } = await openProduct('/get-quote', { user: verified, replies });
    await press('Pay it');
    await waitFor(() => expect(address()).toBe(`/review?transferId=${unpaid.id}`));
    expect(await screen.findByRole('heading', { name: 'Check everything is right' })).toBeVisible();
  });
});
