import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '#contract/protocol/failure.ts';
import type { RateHistory } from '#contract/quote/rateHistory.ts';
import { callApi } from '#src/services/http/apiClient.ts';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { RateHistoryScreen } from './RateHistoryScreen.tsx';
import { ratesAsked, usualRates } from './ratesAsked.ts';

vi.mock('#src/services/http/apiClient.ts', () => ({ callApi: vi.fn() }));
afterEach(() => vi.clearAllMocks());

const day = 86_400;
const last = Date.UTC(2026, 10, 27) / 1000;
const ago = (days: number, rate: string, midRate: string) => ({ at: last - days * day, rate, midRate });
/** Nothing before the 22nd, and nothing of the 24th and the 25th. */
const week: RateHistory = {
  ...{ base: 'GBP', target: 'XAF', span: 'week', from: last - 6 * day, until: last },
  points: [ago(5, '731.25', '750'), ago(4, '740', '758.97'), ago(1, '735', '753.85'), ago(0, '736.5', '755.38')],
};
const onAsk = vi.fn();
const show = (history: RateHistory | ApiFailure, language: 'en' | 'fr' = 'en') => {
  if (history instanceof ApiFailure) vi.mocked(callApi).mockRejectedValue(history);
  else vi.mocked(callApi).mockResolvedValue(history as never);
  return renderScreen(<RateHistoryScreen asked={usualRates} isAsked onAsk={onAsk} />, { language });
};
const plain = (text: string | null | undefined) => text?.replaceAll('\u2060', '');

test('says the latest, the lowest and the highest in a sentence, and since when and where nothing is known (peers 6)', async () => {
  show(week);
  const latest = await screen.findByText(/with us on/);
  expect(plain(latest.textContent)).toBe('1 GBP = 736.5 XAF with us on 27-11-2026. The mid-market rate was 755.38.');
  expect(plain(latest.closest('p')?.textContent)).toContain(
    'Our lowest over the last 7 days was 731.25 on 22-11-2026, our highest 740 on 23-11-2026.',
  );
  expect(plain(screen.getByText(/recorded this pair since/).textContent)).toBe(
    'We’ve recorded this pair since 22-11-2026. We have no rate for 2 days since then, so the line has gaps there.',
  );
});

test('draws a gap as a gap: the line goes on nowhere nothing is known (peers 6)', async () => {
  const { container } = show(week);
  await screen.findByRole('slider');
  const [market, ours] = [...container.querySelectorAll('figure svg path')].map((path) => path.getAttribute('d'));
  for (const line of [market, ours]) expect(line?.match(/[ML]/g)?.join('')).toBe('MLML');
});

test('each rate of the chart is read with the keys, a gap too, and stands in a table (peers 6)', async () => {
  show(week);
  const slider = await screen.findByRole('slider', { name: 'Rates by time' });
  const said = () => plain(slider.getAttribute('aria-valuetext'));
  expect(said()).toBe('27-11-2026: 1 GBP = 736.5 XAF with us, 755.38 mid-market');
  fireEvent.change(slider, { target: { value: 4 } });
  expect(said()).toBe('25-11-2026: no rate recorded');
  await userEvent.click(screen.getByText('All rates as a table'));
  const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => plain(row.textContent))).toEqual([
    '27-11-2026736.5755.38',
    '26-11-2026735753.85',
    '25-11-2026Not recorded',
    '24-11-2026Not recorded',
    '23-11-2026740758.97',
    '22-11-2026731.25750',
  ]);
});

test('says nothing about what a rate will be (peers 6)', async () => {
  const { container } = show(week);
  await screen.findByRole('slider');
  expect(container).toHaveTextContent('None of this says what a rate will be.');
  expect(container).not.toHaveTextContent(/expect|forecast|trend|good time|likely/i);
});

test('a rate of the chart is waited for again from where it is read (peers 7)', async () => {
  vi.mocked(callApi).mockResolvedValue(week as never);
  const onOpen = vi.fn();
  renderScreen(<RateHistoryScreen asked={usualRates} isAsked onAsk={onAsk} alerts={{ onOpen }} />);
  const slider = await screen.findByRole('slider');
  fireEvent.change(slider, { target: { value: 2 } });
  await userEvent.click(screen.getByRole('button', { name: 'Tell me when it’s this again' }));
  expect(onOpen).toHaveBeenCalledWith('740');
  fireEvent.change(slider, { target: { value: 4 } });
  expect(screen.queryByRole('button', { name: /this again/ })).not.toBeInTheDocument();
});

test('one rate is told without a line, and a rate that stood still as one (peers 6)', async () => {
  show({ ...week, points: [ago(0, '736.5', '755.38')] });
  expect(await screen.findByText(/Our rate didn’t change over the last 7 days/)).toBeVisible();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});

test('a pair nobody asked about yet is empty, and one nobody serves is refused by its name (peers 6)', async () => {
  const { unmount } = show({ ...week, points: [] });
  expect(await screen.findByText(/haven’t recorded a rate from GBP to XAF/)).toBeVisible();
  unmount();
  const refused = show(new ApiFailure('currencyPairNotOffered'));
  expect(await screen.findByText(/don’t offer transfers from GBP to XAF/)).toBeVisible();
  refused.unmount();
  show(new ApiFailure('serviceUnavailable'), 'fr');
  expect(await screen.findByText('Impossible de charger les taux.')).toBeVisible();
});

test('pair and span are chosen from the browser’s own lists, and stand in the address (peers 6)', async () => {
  show(week);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'How far back' }), '1 year');
  expect(onAsk).toHaveBeenCalledWith({ base: 'GBP', target: 'XAF', span: 'year' });
  expect(ratesAsked(new URLSearchParams('base=EUR&target=KES&span=year'))).toEqual({
    ...{ base: 'EUR', target: 'KES', span: 'year' },
  });
});

test.each(['', 'base=XXX&target=GBP&span=decade', 'base=KES&target=__proto__&span=toString'])(
  'an address that asks for nothing there is shows the usual rates: %s',
  (address) => {
    expect(ratesAsked(new URLSearchParams(address))).toEqual(usualRates);
  },
);
