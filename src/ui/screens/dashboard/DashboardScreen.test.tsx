import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '#contract/protocol/failure.ts';
import { callApi } from '#src/services/http/apiClient.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { groups, serve, showOn, verified } from '#tests/setup/openDashboard.tsx';

vi.mock('#src/services/http/apiClient.ts', () => ({ callApi: vi.fn() }));

beforeEach(() => {
  vi.mocked(callApi).mockReset();
});

test('greets by first name, and Start transfer goes to the quote (DSH-01)', async () => {
  serve([transferFixture()]);
  const { address } = showOn('wide');
  expect(screen.getByRole('heading', { level: 1, name: 'Hello, Ada' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Start transfer' }));
  expect(address()).toBe('/get-quote');
  await screen.findByRole('table');
});

describe('what the account still needs', () => {
  const verifiedElsewhere = userFixture({ meta: { trullioVerified: true, submittedVerificationData: false } });

  test.each([
    ['an unverified sender is led to verification (DSH-04)', userFixture(), 'Verify my account', '/verification'],
    [
      'a check that failed is to be tried again',
      userFixture({ meta: { verified: 'retry' } }),
      'Try again',
      '/verification',
    ],
    [
      'a verified sender without submitted data is led to the profile (DSH-05)',
      verifiedElsewhere,
      'Update my profile',
      '/profile?mode=edit',
    ],
  ])('%s', async (_case, user, action, href) => {
    serve([]);
    showOn('wide', user);
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', href);
    await screen.findByText('Your first transfer starts here');
  });

  test('is nothing for a verified sender (DSH-06)', async () => {
    serve([]);
    showOn('wide');
    await screen.findByText('Your first transfer starts here');
    expect(screen.queryByRole('link', { name: /verif|check|profile/i })).toBeNull();
  });
});

describe('the counts', () => {
  test.each([
    [groups(2, 1, 1), ['Completed2 50%', 'Cancelled1 25%', 'Pending1 25%']],
    [groups(1, 1, 1), ['Completed1 33%', 'Cancelled1 33%', 'Pending1 33%']],
    [groups(0, 0, 0), ['Completed0 0%', 'Cancelled0 0%', 'Pending0 0%']],
  ])('of %j come with their part of all, never NaN (DSH-02, D-72)', async (totals, texts) => {
    serve([], totals);
    showOn('wide');
    const panel = screen.getByRole('region', { name: 'Your transfers so far' });
    await waitFor(() => expect(panel).not.toHaveAttribute('aria-busy', 'true'));
    expect(
      within(panel)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(texts);
  });
});

describe('the transactions', () => {
  const day = '15-\u206001-\u20602027';

  test('say beside the amount that nobody could be paid it', async () => {
    serve([{ ...transferFixture('PAYMENT_SUSPENDED'), recipientChangeable: true }]);
    showOn('wide');
    const table = await screen.findByRole('table', { name: 'Transactions' });
    expect(table).toHaveTextContent('£100.00We couldn’t pay Marie Ngo, but your money is safe');
  });

  test('stand in a table where there is room: who, when, both amounts, status (DSH-03, TXN-06, TXN-08)', async () => {
    serve([transferFixture('PENDING_PAYMENT')]);
    showOn('wide');
    const table = await screen.findByRole('table', { name: 'Transactions' });
    const [, row] = within(table).getAllByRole('row');
    const cells = row ? [...row.children].map(({ textContent }) => textContent) : [];
    expect(cells).toEqual([
      `MNMarie Ngo, ${day} SW-7K3M-92NC`,
      day,
      '£100.00',
      '78,000\u00a0XAF',
      'Status: Pending payment',
    ]);
  });

  test('are cards with the same facts on a phone, and a press opens one over the page (SHL-12)', async () => {
    serve([transferFixture('COMPLETE')]);
    const { address } = showOn('narrow');
    const list = await screen.findByRole('list', { name: 'Transactions' });
    const card = within(list).getByRole('listitem');
    for (const fact of ['£100.00', '78,000 XAF', 'Completed']) {
      expect(within(card).getByText(fact)).toBeVisible();
    }
    await userEvent.click(within(card).getByRole('link', { name: `Marie Ngo, ${day}` }));
    expect(address()).toBe('/dashboard?transfer=0197a000-0000-7000-8000-00000000000c');
  });

  test('a label that is no state says more to those who hear it (D-79)', async () => {
    serve([transferFixture('PAYMENT_FRAUD')]);
    showOn('wide');
    const row = (await screen.findAllByRole('row'))[1];
    expect(row).toHaveTextContent('Status: Contact us, payment under review');
  });

  test('nobody who has sent nothing is left before an empty table', async () => {
    serve([]);
    const { address } = showOn('wide');
    await userEvent.click(await screen.findByRole('link', { name: 'Get a quote' }));
    expect(address()).toBe('/get-quote');
  });

  test('are the latest five, with a way to all of them (DSH-03)', async () => {
    const ids = ['1', '2', '3', '4', '5', '6'].map((end) => `0197a000-0000-7000-8000-00000000000${end}`);
    serve(
      ids.map((id) => ({ ...transferFixture(), id })),
      groups(11, 0, 1),
    );
    const { address } = showOn('wide');
    expect(within(await screen.findByRole('table')).getAllByRole('row')).toHaveLength(1 + 5);
    await userEvent.click(screen.getByRole('link', { name: 'View all transactions' }));
    expect(address()).toBe('/transactions');
  });

  test('that cannot be read say that the money is not concerned, and can be read again', async () => {
    vi.mocked(callApi).mockRejectedValue(new ApiFailure('serviceUnavailable'));
    showOn('wide');
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Your money isn’t affected');
    expect(screen.queryByRole('table')).toBeNull();
    serve([transferFixture()]);
    await userEvent.click(within(notice).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('region', { name: 'Send again' })).toBeVisible();
  });

  test('stay where they are when only the newest reading failed', async () => {
    serve([transferFixture()]);
    const { queryClient } = showOn('wide');
    await screen.findByRole('table');
    vi.mocked(callApi).mockRejectedValueOnce(new ApiFailure('serviceUnavailable'));
    await queryClient.invalidateQueries();
    expect(await screen.findByText(/may be out of date/)).toBeVisible();
    expect(screen.getByRole('table')).toBeVisible();
  });

  test('tell aloud what changed, and only that', async () => {
    const other = { ...transferFixture('COMPLETE'), id: '0197a000-0000-7000-8000-00000000000d' };
    serve([transferFixture('PAYMENT_COMPLETED'), other]);
    const { queryClient } = showOn('wide');
    await screen.findByText('Payment completed');
    serve([transferFixture('COMPLETE'), other]);
    await queryClient.invalidateQueries();
    expect(await screen.findByText('Marie Ngo: Paid to recipient.')).toBeInTheDocument();
  });
});

describe('what keeps from sending', () => {
  const at = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000;
  test('is told until its day, and gone after it (DSH-07, D-22)', async () => {
    serve([]);
    const { unmount } = showOn('wide', verified, { now: at('2025-06-30') });
    expect(screen.getByText(/^Transfers from Canada .* unavailable until 01-\u206007-\u20602025\.$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start transfer' })).toBeVisible();
    unmount();
    showOn('wide', verified, { now: at('2025-07-02') });
    expect(screen.queryByText(/temporarily unavailable/)).toBeNull();
    await screen.findByText('Your first transfer starts here');
  });

  test('is where the sender lives: they are told, and nothing begins (DSH-08)', async () => {
    serve([]);
    showOn('wide', verified, { isSuspended: true });
    expect(screen.getByText('You can’t send from where you live right now')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start transfer' })).toBeDisabled();
    await waitFor(() => expect(vi.mocked(callApi)).toHaveBeenCalled());
    expect(screen.queryByRole('link', { name: /Start transfer|Get a quote/ })).toBeNull();
  });
});
