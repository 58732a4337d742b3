import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { listTransfers, readTransfer, type Transfer } from '#contract/transfer/transfer.ts';
import { mostStatementRows } from '#domain/statement/statementPeriod.ts';
import { someMoment, transferFixture } from '#tests/fixtures/transferFixture.ts';
import { openProduct, type Replies, refused, verified } from '#tests/setup/openProduct.tsx';
import '#src/routes/document/ReceiptPage.tsx';
import '#src/routes/document/StatementPrintPage.tsx';

const totals = { completed: 0, cancelled: 0, pending: 0 };
const having = (total: number): Replies => [[listTransfers, () => ({ collections: [], total, totals })]];

/** The page’s heading, and what it says under it. */
async function opened(address: string, replies: Replies) {
  const { sentTo } = await openProduct(address, { user: verified, replies });
  const back = await screen.findByRole('link', { name: 'Back to transactions' });
  return { sentTo, back, heading: screen.getByRole('heading', { level: 1 }) };
}

describe('the page of a statement', () => {
  test.each([
    ['', 'Choose the dates of the statement first.'],
    ['?from=1-9-6&to=2-9-26', 'Invalid year format'],
    ['?from=31-2-26&to=1-3-26', 'Invalid date format'],
    ['?from=2026-09-01&to=2026-09-02', 'Invalid date format'],
    ['?from=2-9-26&to=1-9-26', 'End date cannot be before the start date.'],
    ['?from=2-9-26&to=20-1-27', 'Please select a date in the past'],
    ['?from=1-9-46&to=2-9-46', 'Please select a date in the past'],
  ])('with the days %j is told so, and asks for nothing (PRF-21, TXN-33 to TXN-35)', async (days, sentence) => {
    const { sentTo, heading } = await opened(`/account-statements/print${days}`, having(3));
    expect(heading).toHaveTextContent('Account statement');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(sentTo(listTransfers)).toEqual([]);
  });

  test.each([
    [0, 'No transactions found for the selected date range.'],
    [
      mostStatementRows + 1,
      'There are 8,001 transactions between these dates, and a statement can hold 8,000. Choose a shorter period.',
    ],
  ])('of %i transfers is none, as its file would be (TXN-38, TXN-40, D-127)', async (count, sentence) => {
    const { sentTo, back } = await opened('/account-statements/print?from=1-9-26&to=2-9-26', having(count));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(back).toHaveAttribute('href', '/transactions');
    expect(sentTo(listTransfers)).toHaveLength(1);
  });
});

describe('the page of a receipt', () => {
  const { id } = transferFixture();
  const receiptOf = (transfer: Transfer): Replies => [[readTransfer, () => transfer]];
  const withReceipt = { receipt_url: '/receipt' };

  test.each([
    ['delivered', transferFixture('COMPLETE', withReceipt), 'What arrives'],
    ['refunded', transferFixture('REFUNDED', withReceipt), 'What was to arrive'],
    [
      'given back by the partner',
      transferFixture('COMPLETE', { ...withReceipt, state: 'PAYOUT_RETURNED' }),
      'What was to arrive',
    ],
  ])('of a transfer that was %s says no more of the money than is true (TXN-31)', async (_case, transfer, title) => {
    await opened(`/transactions/${id}/receipt`, receiptOf(transfer));
    expect(screen.getByRole('heading', { level: 2, name: /^What (arrives|was to arrive)$/ })).toHaveTextContent(title);
    expect(screen.queryByText(/Paid to recipient/) !== null).toBe(title === 'What arrives');
  });

  test('names the way a refund goes, its amount and its reference apart (TXN-31, peers 18)', async () => {
    const refund = {
      amount: 102.19,
      currency: 'GBP',
      route: 'bank',
      reference: 'rf-7',
      requestedAt: 1,
      dueAt: 2,
    } as const;
    await opened(
      `/transactions/${id}/receipt`,
      receiptOf({ ...transferFixture('CANCELLED', withReceipt), refunds: [refund] }),
    );
    const lines = screen
      .getAllByRole('rowheader')
      .map((name) => [name.textContent, name.nextElementSibling?.textContent]);
    expect(lines).toContainEqual(['Refund reference', 'rf-7']);
    expect(lines).toContainEqual(['To your bank account', '£102.19']);
  });

  test.each<[string, Replies, string]>([
    ['is not paid', [], 'There’s no receipt yet. It comes once we’ve received your payment.'],
    ['is somebody else’s', [[readTransfer, () => refused('notFound')]], 'We can’t find this transfer'],
  ])(
    'of a transfer that %s says so under its heading, and leads back (TXN-31, ERR-28)',
    async (_case, replies, said) => {
      const { heading } = await opened(`/transactions/${id}/receipt`, replies);
      expect(heading).toHaveTextContent('Receipt');
      expect(await screen.findByText(said)).toBeVisible();
    },
  );

  test.each([
    ['has arrived', undefined, 2],
    ['came back', 'PAYOUT_RETURNED', 0],
  ] as const)(
    'of a transfer that %s says that the recipient was paid, or does not (TXN-31)',
    async (_case, state, said) => {
      const history = (['PAYMENT_COMPLETED', 'COMPLETE'] as const).map((status) => ({ status, at: someMoment }));
      const delivered = transferFixture('COMPLETE', { receipt_url: '/receipt', ...(state && { state }) });
      await opened(`/transactions/${id}/receipt`, [[readTransfer, () => ({ ...delivered, history })]]);
      await screen.findByText(/, as of /);
      expect(screen.queryAllByText(/Paid to recipient/)).toHaveLength(said);
    },
  );
});
