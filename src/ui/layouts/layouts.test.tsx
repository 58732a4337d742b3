import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderInLanguage } from '#tests/setup/renderInLanguage.tsx';
import { accentOf, wearAccent } from '../theme/accent.ts';
import { AccountLayout } from './AccountLayout.tsx';
import { AuthLayout } from './AuthLayout.tsx';

const page = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete page.dataset.theme;
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

test('the brand panel leads to the landing page and says its sentence (AUT-14)', () => {
  renderInLanguage(
    <MemoryRouter initialEntries={['/sign-in']}>
      <AuthLayout language="en" onLanguageChange={() => {}} sentence="You see every fee before you pay.">
        <p>Form</p>
      </AuthLayout>
    </MemoryRouter>,
  );
  for (const logo of screen.getAllByRole('link', { name: 'Sawa, home page' }))
    expect(logo).toHaveAttribute('href', '/');
  expect(screen.getByText('You see every fee before you pay.')).toBeVisible();
  expect(screen.getByRole('main')).toHaveTextContent('Form');
});

test('the language switch offers both by their own names and gives the chosen one (LNG-02)', async () => {
  const user = userEvent.setup();
  const onLanguageChange = vi.fn();
  renderInLanguage(
    <MemoryRouter>
      <AuthLayout language="en" onLanguageChange={onLanguageChange} sentence="Hello">
        <p>Form</p>
      </AuthLayout>
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('button', { name: 'EN Language' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['English UK', 'Français']);
  await user.click(screen.getByRole('option', { name: 'Français' }));
  expect(onLanguageChange).toHaveBeenCalledExactlyOnceWith('fr');
});

describe('the signed-in shell', () => {
  const shell = (
    <MemoryRouter initialEntries={['/dashboard']}>
      <AccountLayout
        links={[
          { to: '/dashboard', label: 'Dashboard', icon: 'home' },
          { to: '/profile', label: 'Profile', icon: 'person' },
        ]}
        user="NGOUE ADELAIDE"
      >
        <p>Page</p>
      </AccountLayout>
    </MemoryRouter>
  );

  test('marks the page we are on, and closes its menu when a link is taken', async () => {
    const user = userEvent.setup();
    renderInLanguage(shell);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Dashboard');
    await user.click(screen.getByRole('button', { name: 'Menu', expanded: false }));
    expect(screen.getByRole('button', { name: 'Close menu', expanded: true })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Profile' }));
    expect(screen.getByRole('button', { name: 'Menu', expanded: false })).toBeVisible();
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Profile');
  });

  test('goes dark when asked, against what the device prefers, and remembers it', async () => {
    const user = userEvent.setup();
    const { unmount } = renderInLanguage(shell);
    await user.click(screen.getByRole('button', { name: 'Dark theme', pressed: false }));
    expect(page.dataset.theme).toBe('dark');
    expect(localStorage.getItem('sawa.theme')).toBe('dark');
    unmount();
    renderInLanguage(shell);
    await user.click(screen.getByRole('button', { name: 'Dark theme', pressed: true }));
    expect(page.dataset.theme).toBe('light');
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
