import { vi } from 'vitest';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { groupOf } from '#domain/transfer/statusGroups.ts';
import { callApi } from '#src/services/http/apiClient.ts';
import { DashboardScreen } from '#src/ui/screens/dashboard/DashboardScreen.tsx';
import { userFixture } from '#tests/fixtures/userFixture.ts';
import { renderScreen } from './renderScreen.tsx';

export const verified = userFixture({
  profile: { firstName: 'Ada' },
  meta: { verified: true, submittedVerificationData: true },
});

export const groups = (completed: number, cancelled: number, pending: number) => ({ completed, cancelled, pending });

/** Answers as the server does: of the group asked for, as many as asked for. The test mocks `callApi`. */
export function serve(transfers: readonly Transfer[], totals = groups(0, 0, transfers.length)) {
  const total = totals.completed + totals.cancelled + totals.pending;
  vi.mocked(callApi).mockImplementation(async (_endpoint, input) => {
    const { group, limit } = (input as { query: { group?: string; limit: number } }).query;
    const collections = transfers.filter(({ status }) => !group || groupOf[status] === group).slice(0, limit);
    return { collections, total, totals };
  });
}

/** 15 January 2027, when no notice is open. */
const today = 1_800_000_000;

type Shown = { readonly now?: number; readonly isSuspended?: boolean };

export function showOn(width: 'wide' | 'narrow', user = verified, { now = today, ...rest }: Shown = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: width === 'wide', addEventListener() {}, removeEventListener() {} }));
  const sendAgainAddress = ({ recipientId }: Transfer) => `/get-quote?recipient=${recipientId}`;
  return renderScreen(<DashboardScreen user={user} now={now} sendAgainAddress={sendAgainAddress} {...rest} />, {
    at: '/dashboard',
  });
}
