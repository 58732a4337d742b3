import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInLanguage } from '#tests/setup/renderInLanguage.tsx';
import { accentOf, wearAccent } from '../theme/accent.ts';
import { AccountLayout } from './AccountLayout.tsx';
import type { MenuEntry } from './AccountMenu.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { PublicLayout } from './PublicLayout.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';

const page = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete page.dataset.theme;
});

test('the brand panel leads to the landing page and says its sentence (AUT-14)', () => {
  renderInLanguage(
    <MemoryRouter initialEntries={['/sign-in']}>
      <AuthLayout sentence="You see every fee before you pay.">
        <p>Form</p>
      </AuthLayout>
    </MemoryRouter>,
  );
  for (const logo of screen.getAllByRole('link', { name: 'Sawa, home page' }))
    expect(logo).toHaveAttribute('href', '/');
  expect(screen.getByText('You see every fee before you pay.')).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent('Form');
});

test('each language is a link of its own, which an arrow key leaves alone (LNG-02, WCAG 3.2.2)', async () => {
  const user = userEvent.setup();
  renderInLanguage(
    <MemoryRouter initialEntries={['/sign-in']}>
      <AuthLayout sentence="Hello">
        <p>Form</p>
      </AuthLayout>
    </MemoryRouter>,
  );
  const languages = within(screen.getByRole('list', { name: 'Language' }));
  const [english, french] = languages.getAllByRole('link');
  expect(english).toHaveAccessibleName('English UK');
  expect(english).toHaveAttribute('aria-current', 'true');
  expect(french).toHaveAccessibleName('Français');
  expect(french).toHaveAttribute('href', '/sign-in?lang=fr');
  expect(screen.queryByRole('combobox')).toBeNull();
  english?.focus();
  await user.keyboard('{ArrowDown}');
  expect(english).toHaveFocus();
});

test.each([
  [
    'sign in',
    <AuthLayout key="auth" sentence="Hello">
      Form
    </AuthLayout>,
  ],
  [
    'write to the guide',
    <PublicLayout key="public" foot={null}>
      Guide
    </PublicLayout>,
  ],
])('help stands before the languages where people %s (WCAG 3.2.6)', (_, layout) => {
  renderInLanguage(<MemoryRouter>{layout}</MemoryRouter>);
  const names = within(screen.getByRole('banner'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
  expect(names.slice(-3)).toEqual(['Help', 'EN', 'FR']);
});

const leave = vi.fn();
const entries: readonly MenuEntry[] = [
  { to: '/dashboard', label: 'Dashboard', icon: 'home' },
  {
    label: 'Transactions',
    icon: 'list',
    pages: [
      { to: '/transactions', label: 'History' },
      { to: '/account-statements', label: 'Statement' },
    ],
  },
  { label: 'Logout', icon: 'signOut', onPress: leave },
];

function showShell(at: string) {
  return renderInLanguage(
    <MemoryRouter initialEntries={[at]}>
      <AccountLayout
        title="Dashboard"
        entries={entries}
        menuStart="Send money"
        menuEnd="Help"
        tools={<ThemeSwitch />}
        bottomBar={{
          before: [{ to: '/dashboard', label: 'Home', icon: 'home' }],
          main: { to: '/get-quote', label: 'Send', icon: 'send' },
          after: [],
          rest: entries,
          restEnd: 'More help',
        }}
      >
        <p>Page</p>
      </AccountLayout>
    </MemoryRouter>,
  );
}

describe('the signed-in shell', () => {
  const menu = () => within(screen.getByRole('navigation', { name: 'Main' }));

  test('marks the page we are on; a group opens and closes (SHL-01, SHL-02)', async () => {
    const user = userEvent.setup();
    showShell('/dashboard');
    expect(menu().getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard');
    expect(menu().queryByRole('link', { name: 'History' })).toBeNull();
    await user.click(menu().getByRole('button', { name: 'Transactions', expanded: false }));
    expect(menu().getByRole('link', { name: 'History' })).toBeVisible();
    await user.click(menu().getByRole('button', { name: 'Transactions', expanded: true }));
    expect(menu().queryByRole('link', { name: 'History' })).toBeNull();
  });

  test('has its group open where one of its pages is shown', () => {
    showShell('/transactions');
    expect(menu().getByRole('button', { name: 'Transactions', expanded: true })).toBeVisible();
    expect(menu().getByRole('link', { current: 'page' })).toHaveTextContent('History');
  });

  test('on a phone has a bar for thumbs, whose last place opens the rest in a sheet (SHL-12)', async () => {
    const user = userEvent.setup();
    showShell('/dashboard');
    const bar = within(screen.getByRole('navigation', { name: 'Shortcuts' }));
    expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Home', 'Send']);
    await user.click(bar.getByRole('button', { name: 'Menu' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Menu' }));
    await user.click(sheet.getByRole('button', { name: 'Transactions' }));
    await user.click(sheet.getByRole('link', { name: 'Statement' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('does what is no page, like signing out', async () => {
    showShell('/dashboard');
    await userEvent.click(menu().getByRole('button', { name: 'Logout' }));
    expect(leave).toHaveBeenCalledOnce();
  });

  test('goes dark when asked, against what the device prefers, and remembers it', async () => {
    const user = userEvent.setup();
    const { unmount } = showShell('/dashboard');
    await user.click(screen.getByRole('button', { name: 'Dark theme', pressed: false }));
    expect(page.dataset.theme).toBe('dark');
    expect(localStorage.getItem('sawa.theme')).toBe('dark');
    unmount();
    showShell('/dashboard');
    await user.click(screen.getByRole('button', { name: 'Dark theme', pressed: true }));
    expect(page.dataset.theme).toBe('light');
  });

  test('goes dark with the tab beside it', () => {
    showShell('/dashboard');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'sawa.theme', newValue: 'dark' })));
    expect(page.dataset.theme).toBe('dark');
    expect(screen.getByRole('button', { name: 'Dark theme', pressed: true })).toBeVisible();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'sawa.else', newValue: 'light' })));
    expect(page.dataset.theme).toBe('dark');
  });
});

test.each([
  ['CM', 'CM'],
  ['KE', 'KE'],
  ['TZ', 'TZ'],
  ['UG', 'UG'],
  ['NG', 'NG'],
  ['GH', 'CM'],
  ['', 'CM'],
])('the accent of "%s" is that of %s (LNG-04, QUO-09)', (country, accent) => {
  wearAccent(country);
  expect(page.dataset.accent).toBe(accent);
  expect(accentOf(country)).toBe(accent);
});
