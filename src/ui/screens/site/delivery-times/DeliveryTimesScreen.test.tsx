import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '#contract/protocol/failure.ts';
import type { DeliveryTimes } from '#contract/quote/deliveryPerformance.ts';
import { callApi } from '#src/services/http/apiClient.ts';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { DeliveryTimesScreen } from './DeliveryTimesScreen.tsx';

vi.mock('#src/services/http/apiClient.ts', () => ({ callApi: vi.fn() }));
afterEach(() => vi.clearAllMocks());

const times: DeliveryTimes = {
  fewest: 20,
  months: ['2026-10', '2026-09'],
  performance: [
    {
      ...{ month: '2026-10', originCurrency: 'GBP', destinationCountry: 'CM', method: 'mobile_money' },
      counted: { promised: 1240, onTime: 1203, late: 37, notArrived: 4, medianMinutes: 3, ninetiethMinutes: 6 },
    },
    { month: '2026-10', originCurrency: 'EUR', destinationCountry: 'UG', method: 'bank_transfer' },
    {
      ...{ month: '2026-09', originCurrency: 'GBP', destinationCountry: 'CM', method: 'mobile_money' },
      counted: { promised: 40, onTime: 30, late: 10, notArrived: 8, medianMinutes: 130 },
    },
  ],
};
const answering = (answer: DeliveryTimes) => vi.mocked(callApi).mockResolvedValue(answer as never);
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('says how many arrived on time, and in what time, for each way to send of the newest month (peers 9)', async () => {
  answering(times);
  renderScreen(<DeliveryTimesScreen />);
  const table = await screen.findByRole('table', { name: 'Every way to send in October 2026' });
  const [, counted, hidden] = within(table).getAllByRole('row');
  expect(cells(counted as HTMLElement)).toEqual(['1,240', '1,203 (97.0%)', '37', '3 minutes', '6 minutes']);
  expect(cells(hidden as HTMLElement)).toEqual(['Fewer than 20']);
  expect(screen.getByText(/nobody should be recognised by them/)).toBeVisible();
});

test('another month is chosen by name, and one in which nine of ten never arrived says so (peers 9)', async () => {
  answering(times);
  renderScreen(<DeliveryTimesScreen />);
  await userEvent.click(await screen.findByRole('button', { name: /Month/ }));
  await userEvent.click(screen.getByRole('option', { name: 'September 2026' }));
  const [, counted] = within(screen.getByRole('table')).getAllByRole('row');
  expect(cells(counted as HTMLElement)).toEqual(['40', '30 (75.0%)', '10', '3 hours', 'fewer arrived']);
});

test('says so before any month was counted, and when the figures cannot be read', async () => {
  answering({ fewest: 20, months: [], performance: [] });
  const { unmount } = renderScreen(<DeliveryTimesScreen />);
  expect(await screen.findByText(/No month has been counted yet/)).toBeVisible();
  unmount();
  vi.mocked(callApi).mockRejectedValue(new ApiFailure('tooManyRequests'));
  renderScreen(<DeliveryTimesScreen />);
  expect(await screen.findByText('We couldn’t load the figures.')).toBeVisible();
});
