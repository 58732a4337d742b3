import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { createPayment } from '#contract/payment/payment.ts';
import { isFirstTime, listRecipients } from '#contract/recipient/recipient.ts';
import { listTransfers, readTransfer, type Transfer, updateTransfer } from '#contract/transfer/transfer.ts';
import { cardFormFixture } from '#tests/fixtures/cardFormFixture.ts';
import { recipientFixture, transferFixture } from '#tests/fixtures/transferFixture.ts';
import { openProduct, type Replies, verified } from '#tests/setup/openProduct.tsx';

vi.mock('#src/ui/screens/payment/leaveFor.ts', () => ({ leaveFor: () => undefined }));

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const { id } = transferFixture();
const paul = recipientFixture({ id: '0197a000-0000-7000-8000-0000000000a2', firstName: 'Paul' });

test('the review has the number the money goes to, whole (TRF-06)', async () => {
  await openProduct(`/review?transferId=${id}`, { user: verified });
  expect(await screen.findByText('+237 671 234 567')).toBeVisible();
});

test('the questions before a first transfer name the person it goes to, whoever else is in the book (RCP-11)', async () => {
  const replies: Replies = [
    [listRecipients, () => [recipientFixture(), paul]],
    [isFirstTime, () => ({ isFirstTime: true })],
  ];
  await openProduct('/get-quote', { user: verified, replies });
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'They get' })).toHaveValue('78,000'));
  await press('Continue');
  await userEvent.click(await screen.findByRole('radio', { name: /Paul/ }));
  await press('Continue');
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() => expect(dialog).toHaveTextContent('Paul Ngo'));
  expect(dialog).not.toHaveTextContent('Marie');
});

describe('a card that costs 0.99', () => {
  const toKenya: Transfer = { ...transferFixture(), destinationCountryCode: 'KE', destinationCurrency: 'KES' };
  const withCharge = '£103.18';

  test('is in every total of the page, and in what the next page will ask for (PAY-12, PAY-30)', async () => {
    const replies: Replies = [
      [readTransfer, () => toKenya],
      [updateTransfer, () => toKenya],
      [createPayment, () => cardFormFixture],
    ];
    await openProduct(`/payment-method?transferId=${id}`, { user: verified, replies });
    await userEvent.click(await screen.findByRole('radio', { name: /^Card/ }));
    const totals = () => screen.getAllByText('Total to pay').map(({ parentElement }) => parentElement?.textContent);
    await waitFor(() => expect(totals()).toEqual(totals().map(() => expect.stringContaining(withCharge))));
    await press('Proceed to payment');
    await screen.findByRole('heading', { name: 'Next: your card' });
    expect(screen.getByText(withCharge)).toBeVisible();
  });
});

test('of two unpaid transfers the one begun last is offered to be paid (TRF-12)', async () => {
  const older = { ...transferFixture(), id: '0197a000-0000-7000-8000-0000000000e1' };
  const newer = { ...transferFixture(), recipientId: paul.id, recipient: paul };
  const totals = { completed: 0, cancelled: 0, pending: 2 };
  const replies: Replies = [[listTransfers, () => ({ collections: [newer, older], total: 2, totals })]];
  const { address } = await openProduct('/get-quote', { user: verified, replies });
  await screen.findByText('You have a transfer to Paul Ngo to pay');
  await press('Pay it');
  await waitFor(() => expect(address()).toBe(`/review?transferId=${newer.id}`));
});
