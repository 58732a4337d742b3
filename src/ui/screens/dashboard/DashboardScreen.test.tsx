import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '#contract/failure.ts';
import type { Transfer } from '#contract/transfer.ts';
import { callApi } from '#src/services/apiClient.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';

vi.mock('#src/services/apiClient.ts', () => ({ callApi: vi.fn() }));

const verified = userFixture({
  profile: { firstName: 'Ada' },
  meta: { verified: true, submittedVerificationData: true },
});

const groups = (completed: number, cancelled: number, pending: number) => ({ completed, cancelled, pending });

function serve(collections: readonly Transfer[], totals = groups(0, 0, collections.length)) {
  const total = totals.completed + totals.cancelled + totals.pending;
  vi.mocked(callApi).mockResolvedValue({ collections, total, totals });
}

/** 15 January 2027, when no notice is open. */
const today = 1_800_000_000;

type Shown = { readonly now?: number; readonly isSuspended?: boolean };

function showOn(width: 'wide' | 'narrow', user = verified, { now = today, ...rest }: Shown = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: width === 'wide', addEventListener() {}, removeEventListener() {} }));
  const sendAgainAddress = ({ recipientId }: Transfer) => `/get-quote?recipient=${recipientId}`;
  return renderScreen(<DashboardScreen user={user} now={now} sendAgainAddress={sendAgainAddress} {...rest} />, {
    at: '/dashboard',
  });
}

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
      'Try the check again',
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

  test('stand in a table where there is room: who, when, both amounts, status (DSH-03, TXN-06, TXN-08)', async () => {
    serve([transferFixture('PENDING_PAYMENT')]);
    showOn('wide');
    const table = await screen.findByRole('table', { name: 'Transactions' });
    const [, row] = within(table).getAllByRole('row');
    const cells = row ? [...row.children].map(({ textContent }) => textContent) : [];
    expect(cells).toEqual([
      `MNMarie Ngo, ${day}SW-0197a000-0000-7000-8000-00000000000c`,
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
    vi.mocked(callApi).mockRejectedValueOnce(new ApiFailure('serviceUnavailable'));
    showOn('wide');
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Only reading failed');
    expect(screen.queryByRole('table')).toBeNull();
    serve([transferFixture()]);
    await userEvent.click(within(notice).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('stay where they are when only the newest reading failed', async () => {
    serve([transferFixture()]);
    const { queryClient } = showOn('wide');
    await screen.findByRole('table');
    vi.mocked(callApi).mockRejectedValueOnce(new ApiFailure('serviceUnavailable'));
    await queryClient.invalidateQueries();
    expect(await screen.findByText(/from a moment ago/)).toBeVisible();
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

describe('sending again', () => {
  const to = (recipientId: string, status: 'COMPLETE' | 'CANCELLED' = 'COMPLETE', isKept = true): Transfer => {
    const transfer = transferFixture(status);
    const profile = { ...transfer.recipient.profile, mobile: `67123456${recipientId.at(-1)}` };
    const kept = { ...transfer.recipient, id: recipientId, profile };
    const recipient = isKept ? kept : { ...kept, status: 'SOFT_DELETED' as const };
    return { ...transfer, id: recipientId.replace('a000', 'b000'), recipientId, recipient };
  };
  const idOf = (end: number) => `0197a000-0000-7000-8000-0000000000a${end}`;
  const [first, second, third] = [idOf(1), idOf(2), idOf(3)];

  test('offers each person money reached once, with the same amount, and namesakes by their numbers (peers row 21)', async () => {
    serve([
      to(first),
      // The same person, put into the book once more.
      { ...to(first), id: '0197b000-0000-7000-8000-0000000000af', recipientId: third },
      to(second),
      to(third, 'CANCELLED'),
    ]);
    showOn('wide');
    const shortcuts = within(await screen.findByRole('region', { name: 'Send again' })).getAllByRole('link');
    expect(shortcuts.map((link) => link.getAttribute('href'))).toEqual([
      `/get-quote?recipient=${first}`,
      `/get-quote?recipient=${second}`,
    ]);
    expect(shortcuts.map((link) => /\d{3}$/.exec(link.textContent ?? '')?.[0])).toEqual(['561', '562']);
    expect(shortcuts[0]).toHaveAccessibleName('Send to Marie Ngo again: £100.00, MTN · +237 671 234 561');
  });

  test('offers nobody who was taken out of the book, and nothing to who has nobody yet', async () => {
    serve([to(first, 'COMPLETE', false), to(second, 'CANCELLED')]);
    showOn('wide');
    await screen.findByRole('table');
    expect(screen.queryByRole('region', { name: 'Send again' })).toBeNull();
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
    expect(screen.getByText('Sending is suspended where you live')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Start transfer' })).toBeDisabled();
    await waitFor(() => expect(vi.mocked(callApi)).toHaveBeenCalled());
    expect(screen.queryByRole('link', { name: /Start transfer|Get a quote/ })).toBeNull();
  });
});
