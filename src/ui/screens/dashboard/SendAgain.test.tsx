import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { callApi } from '#src/services/apiClient.ts';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { renderScreen } from '#tests/setup/renderScreen.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';

vi.mock('#src/services/apiClient.ts', () => ({ callApi: vi.fn() }));

const verified = userFixture({ meta: { verified: true, submittedVerificationData: true } });

test.each([
  ['keep their place for who may have sent', verified, 1],
  ['have none for who cannot have sent yet', userFixture(), 0],
])('while they are read, the people to send to again %s (peers row 21)', async (_case, user, places) => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  vi.mocked(callApi).mockResolvedValue({
    collections: [],
    total: 0,
    totals: { completed: 0, cancelled: 0, pending: 0 },
  });
  renderScreen(<DashboardScreen user={user} now={1_800_000_000} sendAgainAddress={() => '/get-quote'} />);
  expect(screen.queryAllByRole('heading', { name: 'Send again' })).toHaveLength(places);
  await screen.findByText('Your first transfer starts here');
  expect(screen.queryByRole('heading', { name: 'Send again' })).toBeNull();
});
