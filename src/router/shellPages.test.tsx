import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { readUser } from '#contract/account/account.ts';
import { updateSettings, updateUser } from '#contract/account/profile.ts';
import { listNotifications, type Notification } from '#contract/notification/notification.ts';
import { signOut } from '#contract/session/session.ts';
import { notify } from '#src/ui/controls/notify.tsx';
import { userFixture, voucherFixture } from '#tests/fixtures/userFixture.ts';
import { openProduct, refused, verified } from '#tests/setup/openProduct.tsx';

const onLanguageChange = vi.hoisted(() => vi.fn());
// A language is changed by loading the page anew, which jsdom does not do.
vi.mock('#src/app/page/usePageTools.ts', () => ({ usePageTools: () => ({ language: 'en', onLanguageChange }) }));

const told = (id: string, differences: Partial<Notification> = {}): Notification => ({
  id: `0197a000-0000-7000-8000-0000000000f${id}`,
  type: 'delivered',
  status: 'UNREAD',
  meta: { message: 'Marie has 78,000 XAF.' },
  dateCreated: 1_800_000_000,
  ...differences,
});

describe('the signed-in shell', () => {
  test('names the page, the person and their code, and has the eight entries (SHL-01, SHL-03, SHL-05)', async () => {
    await openProduct('/dashboard', { user: verified });
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }));
    const names = [...menu.getAllByRole('link'), ...menu.getAllByRole('button')].map(({ textContent }) => textContent);
    expect(names.toSorted()).toEqual(
      [
        'Dashboard',
        'Transactions',
        'Rewards',
        'Verification',
        'Profile',
        'Settings',
        'Logout',
        'Invite a friend',
      ].toSorted(),
    );
    const [topBar] = screen.getAllByRole('banner');
    const bar = within(topBar ?? document.body);
    expect(bar.getByText('Dashboard')).toBeVisible();
    expect(bar.getByRole('link', { name: 'Ama Ntu Membership code SAW12345' })).toHaveAttribute('href', '/profile');
  });

  test('its "Invite a friend" leads to the code to share, and businesses have an entry for theirs (RWD-24)', async () => {
    const business = { ...verified, meta: { ...verified.meta, isBusiness: true } };
    await openProduct('/rewards', { user: business });
    const menu = within(await screen.findByRole('navigation', { name: 'Main' }));
    const invite = menu.getByRole('link', { name: 'Invite a friend' });
    expect(invite).toHaveAttribute('href', '/rewards#referral-code');
    expect(invite).not.toHaveAttribute('aria-current');
    expect(menu.getByRole('link', { name: 'Rewards' })).toHaveAttribute('aria-current', 'page');
    expect(menu.getByRole('link', { name: 'Business invite' })).toHaveAttribute('href', '/business/invite');
  });

  test.each(['/dashboard', '/notifications', '/get-quote'])('%s shows messages over the page (SHL-06)', async (at) => {
    await openProduct(at, { user: verified });
    await screen.findByRole('heading', { level: 1 });
    act(() => void notify({ tone: 'positive', text: 'Profile updated', seconds: 5 }));
    expect(await screen.findByText('Profile updated')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  });

  test('offers help over a messaging app, and says that nobody answers in a demonstration (SHL-07)', async () => {
    await openProduct('/dashboard', { user: verified });
    const box = within(await screen.findByRole('region', { name: 'Need help?' }));
    const chat = box.getByRole('link', { name: /^Chat on WhatsApp/ });
    expect(chat).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/\d+$/));
    expect(box.getByText('This is a demonstration: nobody answers there.')).toBeVisible();
  });

  test('its bell counts what is unread and leads there (SHL-04)', async () => {
    const { address } = await openProduct('/dashboard', {
      user: verified,
      replies: [[listNotifications, () => ({ collections: [told('1')], total: 3, unread: 3 })]],
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Notifications, 3 unread' }));
    expect(address()).toBe('/notifications');
    expect(await screen.findByRole('tab', { name: 'Unread (3)' })).toBeVisible();
  });
});

describe('new terms', () => {
  const unread = { ...verified, profile: { ...verified.profile, readTermsAndCondition: '0' } } as const;

  test('stand over the page until they are agreed to, and not again (SHL-08, API-17)', async () => {
    const { sentTo } = await openProduct('/dashboard', {
      user: unread,
      replies: [[updateUser, () => verified]],
    });
    const gate = await screen.findByRole('alertdialog', { name: 'Our terms have changed' });
    await userEvent.keyboard('{Escape}');
    expect(gate).toBeVisible();
    expect(within(gate).queryByRole('button', { name: 'Close' })).toBeNull();
    await userEvent.click(within(gate).getByRole('button', { name: 'Agree & Continue' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sentTo(updateUser)).toEqual([{ params: { id: verified.id }, body: { readTermsAndCondition: '1' } }]);
  });
});

describe('a person who cannot be read', () => {
  test('is offered nothing but to leave (SHL-10, ERR-05)', async () => {
    const { sentTo } = await openProduct('/dashboard', {
      user: verified,
      replies: [
        [readUser, () => refused('notFound')],
        [signOut, () => ({ done: true })],
      ],
    });
    const trouble = await screen.findByRole('alertdialog', { name: 'Error Occurred' });
    expect(trouble).toHaveTextContent('An error has occurred please log out and try again.');
    const [only, ...others] = within(trouble).getAllByRole('button');
    expect([only?.textContent?.trim(), others]).toEqual(['Logout', []]);
    if (only) await userEvent.click(only);
    await waitFor(() => expect(sentTo(signOut)).toHaveLength(1));
  });

  test('as they are by now is shown at once (API-16)', async () => {
    const renamed = { ...verified, referral: { ...verified.referral, code: 'SAW99999' } };
    await openProduct('/dashboard', { user: verified, replies: [[readUser, () => renamed]] });
    expect(await screen.findByText('Membership code SAW99999')).toBeVisible();
  });
});

describe('a reward that is ready', () => {
  const rewarded = userFixture({ meta: { ...verified.meta, Voucher: 'ACTIVE', Vouchers: [voucherFixture] } });

  test('is told on the dashboard once a session (SHL-09)', async () => {
    await openProduct('/dashboard', { user: rewarded });
    const notice = await screen.findByRole('dialog', { name: 'You have a reward' });
    expect(notice).toHaveTextContent('You have a voucher ready to use.');
    await userEvent.click(within(notice).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('link', { name: /^Notifications/ }));
    await screen.findByRole('tab', { name: 'All' });
    await userEvent.click(screen.getAllByRole('link', { name: 'Dashboard' })[0] as HTMLElement);
    await screen.findByRole('heading', { level: 1, name: 'Hello, Ama' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is not told elsewhere, nor to who has none (SHL-09)', async () => {
    await openProduct('/notifications', { user: rewarded });
    await screen.findByText('No notification available!');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is told beside the price it will lower (RWD-23, D-54)', async () => {
    await openProduct('/get-quote?from=GB&to=CM&send=100.00', { user: rewarded });
    expect(await screen.findByText(/^You have a voucher ready to use\. We’ll take it off your next/)).toBeVisible();
  });
});

test('a language chosen on a signed-in page is kept with the person where the server takes it (LNG-03, API-18)', async () => {
  const { sentTo } = await openProduct('/dashboard', {
    user: verified,
    replies: [[updateSettings, () => refused('reauthenticationRequired')]],
  });
  const [french] = await screen.findAllByRole('link', { name: 'Français' });
  if (french) await userEvent.click(french);
  await waitFor(() => expect(sentTo(updateSettings)).toEqual([{ params: {}, body: { language: 'fr' } }]));
  await waitFor(() => expect(onLanguageChange).toHaveBeenCalledExactlyOnceWith('fr'));
});
