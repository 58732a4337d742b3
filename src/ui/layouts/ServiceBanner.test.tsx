import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '#contract/protocol/failure.ts';
import { callApi } from '#src/services/http/apiClient.ts';
import { reportSilence } from '#src/services/http/silence.ts';
import { healthQuery } from '#src/services/lookup/lookupQueries.ts';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { ServiceBanner } from './ServiceBanner.tsx';

vi.mock('#src/services/http/apiClient.ts', () => ({ callApi: vi.fn() }));

let answers = true;
beforeEach(() => {
  answers = true;
  vi.mocked(callApi).mockReset();
  vi.mocked(callApi).mockImplementation(async () => {
    if (!answers) throw new ApiFailure('serviceUnavailable');
    return { healthy: true } as never;
  });
});

test.each([
  ['en', 'We can’t reach Sawa right now', 'Try again'],
  ['fr', 'Sawa est injoignable pour le moment', 'Réessayer'],
] as const)('says in %s that nobody answers, and goes once somebody does (API-70)', async (language, title, again) => {
  answers = false;
  renderScreen(<ServiceBanner />, { language });
  expect(await screen.findByRole('alert')).toHaveTextContent(title);
  answers = true;
  await userEvent.click(screen.getByRole('button', { name: again }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('shows nothing while the service answers, and asks only when a call was not answered (API-70)', async () => {
  renderScreen(<ServiceBanner />);
  await waitFor(() => expect(callApi).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('alert')).toBeNull();
  answers = false;
  await waitFor(() => {
    reportSilence();
    expect(screen.getByRole('alert')).toBeVisible();
  });
  expect(callApi).toHaveBeenCalledTimes(2);
});

test('a healthy answer is fresh for 5 minutes and kept for 30, and looking at the page again does not ask (API-70)', () => {
  expect(healthQuery).toMatchObject({ staleTime: 300_000, gcTime: 1_800_000, refetchOnWindowFocus: false });
});
