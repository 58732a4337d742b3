import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useActorRef } from '@xstate/react';
import { expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { ApiFailure } from '#contract/protocol/failure.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { cancelTransferMachine } from '#src/machines/transfer/cancel-transfer/cancelTransferMachine.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { CancelTransferDialog } from './CancelTransferDialog.tsx';

const cancelTransfer = vi.fn<(transferId: string) => Promise<Transfer>>();
const machine = cancelTransferMachine.provide({
  actors: { cancelTransfer: fromPromise(({ input }) => cancelTransfer(input.transferId)) },
});

function Cancelling({ transfer }: { readonly transfer: Transfer }) {
  return (
    <CancelTransferDialog actor={useActorRef(machine, { input: { transferId: transfer.id } })} transfer={transfer} />
  );
}

const paid = { ...transferFixture('PENDING_APPROVAL'), history: [{ status: 'PENDING_APPROVAL' as const, at: 1 }] };
const paidByCard = { ...paid, meta: { ...paid.meta, paymentGatewayCharge: 1.5 } };
const sentOut = {
  ...transferFixture('PAYMENT_COMPLETED'),
  approved: true,
  history: [{ status: 'PAYMENT_COMPLETED' as const, at: 1 }],
};

test.each([
  ['an unpaid transfer', transferFixture(), /Nothing was taken/],
  ['a paid one', paid, /We’ll refund £102\.19/],
  ['one whose card added a charge', paidByCard, /We’ll refund £103\.69/],
  ['one that is being paid out', sentOut, /If they’ve started, we can’t stop it/],
])(
  'says before %s is cancelled what becomes of the money, and that it takes 24 hours (TRF-13)',
  (_case, transfer, text) => {
    renderScreen(<Cancelling transfer={transfer} />);
    const dialog = screen.getByRole('alertdialog', { name: 'Cancel this transfer?' });
    expect(dialog).toHaveTextContent(text);
    expect(dialog).toHaveTextContent('can take 24 hours');
  },
);

test('names who is not paid, and how much, before anything is cancelled (TRF-13)', () => {
  renderScreen(<Cancelling transfer={transferFixture()} />);
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Marie Ngo won’t get the 78,000 XAF.');
});

test('nothing is cancelled until it is confirmed, and it closes only when the server agreed (TRF-12)', async () => {
  let agree: (transfer: Transfer) => void = () => {};
  cancelTransfer.mockImplementationOnce(() => new Promise((resolve) => (agree = resolve)));
  renderScreen(<Cancelling transfer={transferFixture()} />);
  expect(cancelTransfer).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel transfer' }));
  expect(screen.getByRole('alertdialog')).toBeVisible();
  agree(transferFixture('CANCELLED'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('a passing refusal can be tried again, and a final one only kept (TRF-12)', async () => {
  cancelTransfer.mockRejectedValueOnce(new ApiFailure('payoutNotClosed'));
  cancelTransfer.mockRejectedValueOnce(new ApiFailure('transferNotCancellable'));
  renderScreen(<Cancelling transfer={sentOut} />);
  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel transfer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Try to cancel again in a few minutes');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('can’t cancel this transfer any more'));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a refusal is told in its place, with a way to a person', async () => {
  cancelTransfer.mockRejectedValueOnce(new ApiFailure('transferNotCancellable'));
  const transfer = transferFixture();
  renderScreen(<Cancelling transfer={transfer} />);
  await userEvent.click(screen.getByRole('button', { name: 'Yes, cancel transfer' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'The transfer wasn’t cancelled' });
  expect(within(dialog).getByRole('link', { name: 'Contact us' })).toHaveAttribute(
    'href',
    '/help?transferId=SW-7K3M-92NC',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep transfer' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
