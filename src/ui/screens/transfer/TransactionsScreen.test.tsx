import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from '#contract/protocol/failure.ts';
import type { Language } from '#contract/protocol/language.ts';
import { everything, type HistoryFilter } from '#contract/transfer/historyFilter.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { callApi } from '#src/services/http/apiClient.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { TransactionsScreen } from './TransactionsScreen.tsx';

vi.mock('#src/services/http/apiClient.ts', () => ({ callApi: vi.fn(), signedRequest: vi.fn() }));

const onStatement = vi.fn();
const shown = vi.fn<(filter: HistoryFilter) => void>();

function serve(collections: readonly Transfer[], totals = { completed: collections.length, cancelled: 0, pending: 0 }) {
  const total = totals.completed + totals.cancelled + totals.pending;
  vi.mocked(callApi).mockResolvedValue({ collections, total, totals });
}

/** What was asked of the server, newest last. */
const asked = () =>
  vi.mocked(callApi).mock.calls.map(([, input]) => (input as { query: Record<string, unknown> }).query);

function Page({ at }: { readonly at: HistoryFilter }) {
  const [filter, setFilter] = useState(at);
  return (
    <TransactionsScreen
      userId="u1"
      filter={filter}
      onFilter={(next) => {
        shown(next);
        setFilter(next);
      }}
      pageAddress={(page) => `/transactions?page=${page}`}
      transferAddress={(id) => `/transactions?transfer=${id}`}
      sendAgainAddress={({ id }) => `/get-quote?of=${id}`}
      onStatement={onStatement}
    />
  );
}

type Opened = {
  readonly width?: 'wide' | 'narrow';
  readonly language?: Language;
  readonly at?: Partial<HistoryFilter>;
};

function open({ width = 'wide', language = 'en', at = {} }: Opened = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: width === 'wide', addEventListener() {}, removeEventListener() {} }));
  return renderScreen(<Page at={{ ...everything, ...at }} />, { at: '/transactions', language });
}

beforeEach(() => {
  vi.mocked(callApi).mockReset();
  shown.mockReset();
  onStatement.mockReset();
});

describe('the history', () => {
  test('is titled, counts all, and has the columns of the spec (TXN-01, TXN-06, TXN-08, TXN-09)', async () => {
    serve([transferFixture('COMPLETE')], { completed: 41, cancelled: 2, pending: 1 });
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Transaction History' })).toBeVisible();
    expect(await screen.findByRole('heading', { level: 2, name: 'Total 44' })).toBeVisible();
    const table = screen.getByRole('table');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Recipient', 'Date', 'Base\u00a0currency amount', 'Target\u00a0currency amount', 'Status', 'Action']);
    const [, row] = within(table).getAllByRole('row');
    expect(row).toHaveTextContent(
      'MNMarie Ngo SW-7K3M-92NC15-\u206001-\u20602027£100.00 £102.19 in total78,000 XAFStatus: Completed',
    );
    expect(
      within(table).getByRole('link', { name: /^View more of the transfer to Marie Ngo on 15-\u206001-\u20602027/ }),
    ).toHaveAttribute('href', `/transactions?transfer=${transferFixture().id}`);
  });

  test.each(['wide', 'narrow'] as const)(
    'offers to send again what its details offer that for, and nothing else, where it is %s (TXN-20, TXN-29)',
    async (width) => {
      const declined = transferFixture('PAYMENT_DECLINED');
      serve([transferFixture('PENDING_PAYMENT'), { ...declined, id: '0197a000-0000-7000-8000-0000000000ee' }]);
      open({ width });
      const again = await screen.findAllByRole('link', { name: /^Send again/ });
      expect(again.map((link) => link.getAttribute('href'))).toEqual([
        '/get-quote?of=0197a000-0000-7000-8000-0000000000ee',
      ]);
      expect(again[0]).toHaveAccessibleName('Send again to Marie Ngo: £100.00');
    },
  );

  test('is cards where columns have no room', async () => {
    serve([transferFixture('COMPLETE')]);
    open({ width: 'narrow' });
    expect(await screen.findByRole('link', { name: /^Marie Ngo/ })).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test.each([
    [{ referralDiscount: 2.19 }, 'Referral bonus applied'],
    [{ voucherDiscount: 1 }, 'Loyalty bonus applied'],
  ])('notes a bonus that was used: %o (TXN-07)', async (meta, note) => {
    serve([transferFixture('COMPLETE', meta)]);
    open();
    expect(await screen.findByText(note)).toBeVisible();
  });

  test('is grouped, all at first, each group with its number (TXN-13, TXN-14)', async () => {
    serve([transferFixture('COMPLETE')], { completed: 3, cancelled: 2, pending: 1 });
    open();
    await userEvent.click(await screen.findByRole('tab', { name: 'Cancelled (2)' }));
    expect(shown).toHaveBeenLastCalledWith({ ...everything, group: 'cancelled' });
    expect(asked().map(({ group }) => group)).toEqual([undefined, 'cancelled']);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'All (6) ',
      'Completed (3) ',
      'Cancelled (2) ',
      'Pending (1) ',
    ]);
  });

  test('goes back as far as one chooses, from its first page (TXN-04, TXN-05)', async () => {
    serve([transferFixture('COMPLETE')]);
    open({ at: { page: 1, search: 'marie' } });
    await userEvent.click(await screen.findByRole('button', { name: /Period/ }));
    const spans = await screen.findAllByRole('option');
    expect(spans.map(({ textContent }) => textContent)).toEqual([
      'Last 24 hours',
      'Last 7 days',
      'Last 30 days',
      'Last 60 days',
      'Last 90 days',
      'Last year',
      'All time',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Last 7 days' }));
    await waitFor(() => expect(asked()).toHaveLength(2));
    const from = Number(asked()[1]?.dateFrom);
    expect(Math.abs(from - (Date.now() / 1000 - 7 * 86_400))).toBeLessThan(60);
    expect(asked()[1]).toMatchObject({ limit: 10, offset: 0, transactionId: 'marie' });
  });

  test.each([
    ['en', /Period/, 'March 2026', '£200.00: show all again', 'To Marie Ngo: show all again'],
    ['fr', /Période/, 'mars 2026', '200,00 £ : tout afficher de nouveau', 'À Marie Ngo : tout afficher de nouveau'],
  ] as const)(
    'shows in %s a month, a sum and a recipient of its address, and takes each back (peers 22)',
    async (language, period, month, sum, person) => {
      const { recipientId } = transferFixture();
      serve([transferFixture('COMPLETE')]);
      open({ language, at: { span: '2026-03', amount: '200.00 GBP', recipient: recipientId } });
      const name = (text: string) => (_: string, button: Element) =>
        (button.getAttribute('aria-label') ?? '').replaceAll(/[\u00a0\u202f]/g, ' ') === text;
      await userEvent.click(await screen.findByRole('button', { name: name(person) }));
      expect(shown).toHaveBeenLastCalledWith(expect.objectContaining({ recipient: '', amount: '200.00 GBP', page: 1 }));
      await userEvent.click(screen.getByRole('button', { name: name(sum) }));
      expect(shown).toHaveBeenLastCalledWith({ ...everything, span: '2026-03' });
      expect(screen.getByRole('button', { name: period })).toHaveTextContent(month);
      expect(asked()[0]).toEqual({
        limit: 10,
        offset: 0,
        amount: '200.00 GBP',
        recipientId,
        dateFrom: String(new Date(2026, 2, 1).getTime() / 1000),
        dateTo: String(new Date(2026, 3, 1).getTime() / 1000 - 1),
      });
    },
  );

  test('is searched once the typing rests, with one request (TXN-02)', async () => {
    serve([transferFixture('COMPLETE')]);
    open({ at: { page: 1 } });
    await screen.findByRole('table');
    await userEvent.type(screen.getByRole('searchbox'), ' sw-0197a ');
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(asked()[1]?.transactionId).toBe('sw-0197a');
    expect(shown).toHaveBeenCalledExactlyOnceWith({ ...everything, search: 'sw-0197a' });
    expect(screen.getByRole('searchbox')).toHaveValue(' sw-0197a ');
  });

  test('has pages below, as links with addresses (TXN-10)', async () => {
    serve([transferFixture('COMPLETE')], { completed: 95, cancelled: 0, pending: 0 });
    open({ at: { page: 4 } });
    const pages = await screen.findByRole('navigation', { name: 'Pages of transactions' });
    expect(
      within(pages)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['', '1', '3', '4', '5', '10', '']);
    expect(within(pages).getByRole('link', { current: 'page' })).toHaveTextContent('4');
    expect(within(pages).getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/transactions?page=5');
    expect(asked()[0]).toMatchObject({ limit: 10, offset: 30 });
  });

  test('shows the last page when an address names one that is not there', async () => {
    serve([], { completed: 12, cancelled: 0, pending: 0 });
    open({ at: { page: 9 } });
    await waitFor(() => expect(shown).toHaveBeenLastCalledWith({ ...everything, page: 2 }));
  });

  test('opens the statement (TXN-03)', async () => {
    serve([transferFixture('COMPLETE')]);
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Download statement' }));
    expect(onStatement).toHaveBeenCalledOnce();
    await screen.findByRole('table');
  });
});

describe('a history that shows nothing', () => {
  test.each(['SW-7K3M-92CN', 'sw-7k3m-92n'])(
    'says that %s has a slip in it, where nothing is found (TRF-16)',
    async (search) => {
      serve([]);
      open({ at: { search } });
      expect(await screen.findByRole('heading', { name: 'Check this number' })).toBeVisible();
    },
  );

  test('because nothing matches says so, and shows all again', async () => {
    serve([]);
    open({ at: { search: 'nobody' } });
    expect(await screen.findByRole('heading', { name: 'Nothing matches' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all transactions' }));
    expect(shown).toHaveBeenLastCalledWith(everything);
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('because nothing was sent yet teaches how', async () => {
    serve([]);
    open();
    expect(await screen.findByRole('link', { name: 'Get a quote' })).toHaveAttribute('href', '/get-quote');
  });

  test('because it could not be read says that only reading failed, and asks again (ERR-27)', async () => {
    vi.mocked(callApi).mockRejectedValue(new ApiFailure('serviceUnavailable'));
    open({ language: 'fr' });
    expect(await screen.findByText('Impossible de charger les transferts')).toBeVisible();
    serve([transferFixture('COMPLETE')]);
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('table')).toBeVisible();
  });
});
