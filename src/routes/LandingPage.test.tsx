import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { listRateSpreads, listServices } from '#contract/lookup.ts';
import { standardServices } from '#domain/quote/standardServices.ts';
import { callApi } from '#src/services/apiClient.ts';
import { queryClient } from '#src/services/queryClient.ts';
import { exchangeFixture } from '#tests/fixtures/priceFixture.ts';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { LandingPage } from './LandingPage.tsx';

const session = vi.hoisted(() => ({ status: 'signedOut' }));

vi.mock('#src/services/apiClient.ts', () => ({ callApi: vi.fn() }));
vi.mock('./SessionProvider.tsx', () => ({ useSession: () => session }));

beforeEach(() => {
  session.status = 'signedOut';
  queryClient.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.mocked(callApi).mockImplementation(async (endpoint: unknown) => {
    if (endpoint === listServices) return standardServices;
    if (endpoint === listRateSpreads) return [];
    return exchangeFixture({ base: 'GBP', target: 'XAF' }, '780');
  });
});

test.each([
  ['/', 'GBP', 'GB'],
  ['/en', 'GBP', 'GB'],
  ['/ca/', 'CAD', 'CA'],
])('%s begins in %s, and its amounts go along to the quote (LAN-03, D-13, D-20)', async (at, currency, country) => {
  const { address } = renderScreen(<LandingPage />, { at });
  expect(screen.getByRole('button', { name: `${currency} Sending from` })).toBeVisible();
  await screen.findByText(/^Total/);
  await userEvent.click(screen.getByRole('button', { name: 'Start sending money' }));
  expect(address()).toBe(`/get-quote?method=1&from=${country}&to=CM&send=100.00`);
});

test('visitors get the two ways in, and who is signed in the way back to their transfers (PUB-17)', async () => {
  const { unmount } = renderScreen(<LandingPage />);
  expect(screen.getAllByRole('link', { name: 'Sign in' })[0]).toHaveAttribute('href', '/sign-in');
  expect(screen.getAllByRole('link', { name: 'Create account' })[0]).toHaveAttribute('href', '/sign-up');
  await screen.findByText(/^Total/);
  unmount();

  session.status = 'signedIn';
  renderScreen(<LandingPage />);
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  expect(screen.getAllByRole('link', { name: 'My transfers' })[0]).toHaveAttribute('href', '/dashboard');
  await screen.findByText(/^Total/);
});
