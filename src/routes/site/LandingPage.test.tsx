import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '#contract/protocol/failure.ts';
import { listRateSpreads, listServices, readValue } from '#contract/protocol/lookup.ts';
import { readCompetitorRates } from '#contract/quote/competitor.ts';
import { operator } from '#domain/operator.ts';
import { standardServices } from '#domain/quote/standardServices.ts';
import { callApi } from '#src/services/http/apiClient.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { setReducedMotion } from '#tests/fixtures/landingFixture.tsx';
import { exchangeFixture } from '#tests/fixtures/priceFixture.ts';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { LandingPage } from './LandingPage.tsx';

const session = vi.hoisted(() => ({ status: 'signedOut' }));
let suspended = 'FR';

vi.mock('#src/services/http/apiClient.ts', () => ({ callApi: vi.fn() }));
vi.mock('#src/app/session/sessionContext.ts', () => ({ useSession: () => session }));

beforeEach(() => {
  session.status = 'signedOut';
  suspended = 'FR';
  queryClient.clear();
  setReducedMotion(false);
  vi.mocked(callApi).mockImplementation(async (endpoint: unknown) => {
    if (endpoint === listServices) return standardServices;
    if (endpoint === listRateSpreads) return [];
    if (endpoint === readValue) return [suspended];
    if (endpoint === readCompetitorRates) throw new ApiFailure('comparisonUnavailable');
    return exchangeFixture({ base: 'GBP', target: 'XAF' }, '780');
  });
});

/** The questions come a moment after the rest. */
async function open(at = '/') {
  const shown = await act(async () => renderScreen(<LandingPage />, { at }));
  await screen.findByRole('button', { name: 'Show all 22 questions' });
  return shown;
}

const priced = () => screen.findAllByText(/1 \w{3} = 780 XAF/);

test.each([
  ['/', 'GBP', 'GB'],
  ['/en', 'GBP', 'GB'],
  ['/ca/', 'CAD', 'CA'],
])('%s begins in %s, and its amounts go along to the quote (LAN-03, D-13, D-20)', async (at, currency, country) => {
  const { address } = await open(at);
  expect(screen.getByRole('combobox', { name: 'Currency you send' })).toHaveValue(currency);
  await priced();
  await userEvent.click(screen.getByRole('button', { name: 'Start sending money' }));
  expect(address()).toBe(`/get-quote?method=1&from=${country}&to=CM&send=100.00`);
});

test.each([
  ['/', 'GB', 'Sending is suspended: United Kingdom'],
  ['/ca/', 'CA', 'Sending is suspended: Canada'],
])('%s says before the press that nobody may send from there at present (DSH-08)', async (at, country, said) => {
  suspended = country;
  await open(at);
  expect(await screen.findByRole('button', { name: said })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Start sending money' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Send with the guide' })).toBeNull();
});

test('visitors get the two ways in, and who is signed in the way back to their transfers (PUB-17)', async () => {
  const { unmount } = await open();
  expect(screen.getAllByRole('link', { name: 'Sign in' })[0]).toHaveAttribute('href', '/sign-in');
  expect(screen.getAllByRole('link', { name: 'Create account' })[0]).toHaveAttribute('href', '/sign-up');
  await priced();
  unmount();

  session.status = 'signedIn';
  await open();
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
  expect(screen.getAllByRole('link', { name: 'My transfers' })[0]).toHaveAttribute('href', '/dashboard');
  await priced();
});

test('what is typed before the calculator is live stays, is priced, and goes along to the guide (LAN-02)', async () => {
  await open();
  const guide = screen.getByRole('link', { name: 'Send with the guide' });
  expect(guide).toHaveAttribute('href', '/send/guided');
  const send = screen.getByRole('textbox', { name: 'You send' });
  await userEvent.clear(send);
  await userEvent.type(send, '250');
  await priced();
  expect(guide).toHaveAttribute('href', '/send/guided?method=1&from=GB&to=CM&send=250.00');
  expect(send).toHaveValue('250');
  expect(screen.getByRole('textbox', { name: 'They get' })).toHaveValue('195,000');
});

test('the questions are the product’s own, bank details and all (LAN-16, LAN-17)', async () => {
  await open();
  expect(await screen.findByRole('button', { name: 'Show all 22 questions' })).toBeVisible();
  const faq = screen.getByRole('region', { name: 'Frequently asked questions' });
  expect(faq.querySelectorAll('details')).toHaveLength(22);
  expect(faq).toHaveTextContent(operator.bankDetails.GBP.sortCode);
  expect(faq).toHaveTextContent(operator.bankDetails.EUR.iban);
  expect(faq).toHaveTextContent(/Demo – do not pay/);
  await priced();
});
