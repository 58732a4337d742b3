import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { markNotification, markNotificationsUntil, type Notification } from '#contract/notification/notification.ts';
import { ApiFailure } from '#contract/protocol/failure.ts';
import { callApi } from '#src/services/http/apiClient.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { ToastRegion } from '#src/ui/controls/notify.tsx';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { NotificationsScreen } from './NotificationsScreen.tsx';

vi.mock('#src/services/http/apiClient.ts', () => ({ callApi: vi.fn() }));

const transferId = '0197a000-0000-7000-8000-00000000000c';
const noticed = (place: number, differences: Partial<Notification> = {}): Notification => ({
  id: `0197a000-0000-7000-8000-${String(place).padStart(12, '0')}`,
  type: 'delivered',
  status: 'UNREAD',
  meta: { message: `Marie has ${place} XAF.` },
  dateCreated: 1_800_000_000,
  ...differences,
});

/** A server that keeps what was marked, and gives as many as it is asked for. */
function serve(all: Notification[]) {
  vi.mocked(callApi).mockImplementation(async (endpoint, ...[input]) => {
    const { query = {}, body } = Object(input) as {
      query?: { limit?: number; status?: string };
      body?: { id: string; newest: string };
    };
    if ((endpoint as unknown) === markNotificationsUntil) {
      const seen = all.slice(all.findIndex(({ id }) => id === body?.newest));
      all.splice(-seen.length, seen.length, ...seen.map((one) => ({ ...one, status: 'READ' as const })));
      return { marked: seen.length } as never;
    }
    if ((endpoint as unknown) === markNotification) {
      const marked = all.find(({ id }) => id === body?.id);
      if (marked) all[all.indexOf(marked)] = { ...marked, status: 'READ' };
      return marked as never;
    }
    const wanted = all.filter(({ status }) => query.status === undefined || status === query.status);
    const unread = all.filter(({ status }) => status === 'UNREAD').length;
    return { collections: wanted.slice(0, query.limit), total: wanted.length, unread } as never;
  });
}

function show(language: 'en' | 'fr' = 'en') {
  const shown = renderScreen(
    <>
      <NotificationsScreen userId="ada" transferAddress={(id) => `/notifications?transfer=${id}`} />
      <ToastRegion />
    </>,
    { at: '/notifications', language },
  );
  // Marking reads again what the product's own memory holds; here the screen has one of its own.
  vi.spyOn(queryClient, 'invalidateQueries').mockImplementation((filters) =>
    shown.queryClient.invalidateQueries(filters),
  );
  return shown;
}

beforeEach(() => {
  vi.restoreAllMocks();
});

describe('a notification', () => {
  test('has the title of its type, its message and its date, and leads to its transfer (NTF-02)', async () => {
    serve([noticed(1, { meta: { message: 'Marie has 78,000 XAF.', transferId } })]);
    const { address } = show();
    const item = await screen.findByRole('listitem');
    expect(within(item).getByText('Delivered')).toBeVisible();
    expect(within(item).getByText('Marie has 78,000 XAF.')).toBeVisible();
    expect(within(item).getByText(/^15-\u206001-\u20602027, \d\d:\d\d$/)).toBeVisible();
    await userEvent.click(within(item).getByRole('link', { name: /^See the transfer/ }));
    expect(address()).toBe(`/notifications?transfer=${transferId}`);
  });

  test('that somebody answered leads to the guide, where the answer stands (chat rule 17)', async () => {
    serve([noticed(1, { type: 'supportAnswered' })]);
    const { address } = show();
    await userEvent.click(await screen.findByRole('link', { name: /^Open the guide \(We’ve answered you/ }));
    expect(address()).toBe('/send/guided');
  });

  test('that a price has come leads to a quote of it, filled in (peers 7)', async () => {
    const path = '/get-quote?method=1&from=GB&to=CM&receive=75000';
    serve([noticed(1, { type: 'rateAlertMet', meta: { message: 'It costs £95.00 or less.', path } })]);
    const { address } = show();
    await userEvent.click(await screen.findByRole('link', { name: /^Open the quote \(Your price is here/ }));
    expect(address()).toBe(path);
  });

  test.each([
    ['en', 'delivered', 'Delivered'],
    ['fr', 'delivered', 'Argent arrivé'],
    ['en', 'CARD_STORED', 'Card stored'],
    ['fr', 'signedIn', 'Nouvelle connexion'],
    ['en', 'underReview', 'We’re taking a closer look'],
  ] as const)('in %s of the type %s is called “%s” (D-94, LNG-01)', async (language, type, title) => {
    serve([noticed(1, { type })]);
    show(language);
    expect(await screen.findByText(title)).toBeVisible();
  });

  test('is marked only while it is unread; the counts fall (NTF-01, NTF-03, NTF-04)', async () => {
    serve([noticed(1), noticed(2, { status: 'READ' })]);
    show();
    const buttons = await screen.findAllByRole('button', { name: /^Mark as read/ });
    expect(buttons).toHaveLength(1);
    expect(screen.getByRole('tab', { name: 'Unread (1)' })).toBeVisible();
    await userEvent.click(buttons[0] as HTMLElement);
    expect(await screen.findByRole('tab', { name: 'Unread (0)' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Mark as read/ })).toBeNull());
  });

  test.each([
    ['All', 'New sign-in'],
    ['Unread (2)', 'Password changed'],
  ])('marked by a key in “%s” leaves who pressed it at “%s”, not at the top (NTF-03)', async (tab, nowAt) => {
    serve([noticed(1, { type: 'signedIn' }), noticed(2, { type: 'passwordChanged' })]);
    show();
    await userEvent.click(await screen.findByRole('tab', { name: tab }));
    (await screen.findByRole('button', { name: /^Mark as read \(New sign-in/ })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent(nowAt));
    expect(document.activeElement?.tagName).toBe('LI');
  });

  test('that could not be marked says so and stays', async () => {
    serve([noticed(1)]);
    show();
    const button = await screen.findByRole('button', { name: /^Mark as read/ });
    vi.mocked(callApi).mockRejectedValueOnce(new ApiFailure('serviceUnavailable'));
    await userEvent.click(button);
    expect(await screen.findByText('We couldn’t mark it as read. Please try again.')).toBeVisible();
    expect(button).toBeEnabled();
  });
});

describe('the notifications', () => {
  test('show twenty, and twenty more at a time (NTF-05)', async () => {
    serve(Array.from({ length: 45 }, (_, place) => noticed(place, { status: 'READ' })));
    show();
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(20));
    await userEvent.click(screen.getByRole('button', { name: 'Load more (25 more)' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(40));
    await userEvent.click(screen.getByRole('button', { name: 'Load more (5 more)' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(45));
    expect(screen.queryByRole('button', { name: /Load more/ })).toBeNull();
  });

  test.each([
    ['en', 'Mark all as read', 'Unread (0)', 'You’re all caught up.'],
    ['fr', 'Tout marquer comme lu', 'Non lues (0)', 'Vous avez tout lu.'],
  ] as const)(
    'are marked all at once in %s, where there is more than one (NTF-04)',
    async (language, all, none, said) => {
      serve([noticed(1), noticed(2, { status: 'READ' }), noticed(3)]);
      show(language);
      const button = await screen.findByRole('button', { name: all });
      button.focus();
      await userEvent.keyboard('{Enter}');
      expect(await screen.findByRole('tab', { name: none })).toBeVisible();
      expect(await screen.findByText(said)).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('button', { name: all })).toBeNull());
      expect(document.activeElement).not.toBe(document.body);
    },
  );

  test('offer nothing for all of them where one is unread (NTF-04)', async () => {
    serve([noticed(1), noticed(2, { status: 'READ' })]);
    show();
    await screen.findByRole('button', { name: /^Mark as read/ });
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  test('have a tab for those that are unread (NTF-01)', async () => {
    serve([noticed(1, { status: 'READ' }), noticed(2)]);
    show();
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
    await userEvent.click(await screen.findByRole('tab', { name: 'Unread (1)' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    expect(screen.getByText('Marie has 2 XAF.')).toBeVisible();
  });

  test.each([
    ['en', 'No notification available!'],
    ['fr', 'Aucune notification !'],
  ] as const)('that are none say so in %s (NTF-06)', async (language, said) => {
    serve([]);
    show(language);
    expect(await screen.findByText(said)).toBeVisible();
  });

  test('that cannot be read can be read again', async () => {
    vi.mocked(callApi).mockRejectedValue(new ApiFailure('serviceUnavailable'));
    show();
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('We couldn’t load your notifications');
    serve([noticed(1)]);
    await userEvent.click(within(notice).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Delivered')).toBeVisible();
  });
});
