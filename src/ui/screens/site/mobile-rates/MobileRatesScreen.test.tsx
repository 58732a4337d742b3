import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { ApiFailure } from '#contract/protocol/failure.ts';
import { listRateSpreads, listServices } from '#contract/protocol/lookup.ts';
import { readExchange } from '#contract/quote/quote.ts';
import { standardServices } from '#domain/quote/standardServices.ts';
import { callApi } from '#src/services/http/apiClient.ts';
import { exchangeFixture } from '#tests/fixtures/priceFixture.ts';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { MobileRatesScreen } from './MobileRatesScreen.tsx';

vi.mock('#src/services/http/apiClient.ts', () => ({ callApi: vi.fn() }));

type Pair = Parameters<typeof exchangeFixture>[0];
type Reply = (pair: Pair) => unknown;

const usual = new Map<Endpoint, Reply>([
  [listServices, () => standardServices],
  [listRateSpreads, () => []],
  [readExchange, (pair) => exchangeFixture(pair, '780')],
]);
let replies = usual;

beforeEach(() => {
  replies = new Map(usual);
  vi.mocked(callApi).mockImplementation(async (endpoint, ...[input]) => {
    const { params } = { params: {}, ...input } as { params: Pair };
    return replies.get(endpoint)?.(params) as never;
  });
});
afterEach(() => vi.clearAllMocks());

const silence = () => {
  throw new ApiFailure('serviceUnavailable');
};
const countries = async () => {
  await screen.findByRole('heading', { level: 2, name: 'Cameroon' });
  return screen.getAllByRole('listitem');
};

test('shows rate, fee with its cash-out part, and the time, for every country of mobile money (PUB-12, D-08)', async () => {
  renderScreen(<MobileRatesScreen />);
  const items = await countries();
  const headings = items.map((item) => within(item).getByRole('heading', { level: 2 }).textContent);
  expect(headings.sort()).toEqual(['Cameroon', 'Kenya', 'Tanzania', 'Uganda']);
  const cameroon = items.find((item) => item.textContent?.includes('Cameroon')) as HTMLElement;
  await waitFor(() => expect(cameroon).toHaveTextContent(/1 GBP = 780 XAF/));
  expect(cameroon).toHaveTextContent(/£100\.00 sent, they get78,000 XAF/);
  expect(cameroon).toHaveTextContent(/Fee on £100\.00£2\.19of which for cashing out£0\.20/);
  expect(within(cameroon).getByText(/^Rate at \d\d:\d\d$/)).toBeVisible();
});

test('keeps the places while the list is on its way', () => {
  vi.mocked(callApi).mockReturnValue(new Promise(() => {}));
  renderScreen(<MobileRatesScreen />);
  expect(screen.getByText('Loading today’s rates')).toBeVisible();
  expect(screen.getByRole('list')).toHaveAttribute('aria-busy', 'true');
});

test('says so when the prices cannot be read, and reads them when asked again', async () => {
  replies.set(listServices, silence);
  renderScreen(<MobileRatesScreen />);
  expect(await screen.findByText('We couldn’t load the prices.')).toBeVisible();
  replies.set(listServices, () => standardServices);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await countries()).toHaveLength(4);
});

test('a country whose rate is missing says so alone, and can be asked again', async () => {
  replies.set(readExchange, (pair) => (pair.target === 'KES' ? silence() : exchangeFixture(pair, '780')));
  renderScreen(<MobileRatesScreen />);
  expect(await screen.findByText('No rate right now')).toBeVisible();
  replies.set(readExchange, (pair) => exchangeFixture(pair, '170'));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('170')).toBeVisible();
});

test('a pair that is down is told as closed, and its rate is not asked', async () => {
  replies.set(listRateSpreads, () => [{ base: 'GBP', target: 'UGX', downtimeStatus: true }]);
  renderScreen(<MobileRatesScreen />);
  expect(await screen.findByText('This currency pair isn’t available right now')).toBeVisible();
});

test('a pair that is down says until when, where that is known (peers 36)', async () => {
  replies.set(listRateSpreads, () => [{ base: 'GBP', target: 'UGX', downtimeStatus: true, returnsOn: '2026-12-03' }]);
  renderScreen(<MobileRatesScreen />);
  expect(await screen.findByText('This currency pair isn’t available until 3 December 2026')).toBeVisible();
});

test('says when no country takes mobile money from a currency', async () => {
  replies.set(listServices, () => []);
  renderScreen(<MobileRatesScreen />);
  expect(await screen.findByText('You can’t send mobile money from GBP right now.')).toBeVisible();
});
