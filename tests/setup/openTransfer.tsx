import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import type { Language } from '#contract/protocol/language.ts';
import { type RecallView, readRecall } from '#contract/transfer/recall.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import { callApi } from '#src/services/http/apiClient.ts';
import { TransferDialog } from '#src/ui/screens/transfer/TransferDialog.tsx';
import { someMoment, transferFixture } from '#tests/fixtures/transferFixture.ts';
import { renderScreen } from './renderScreen.tsx';

export const onClose = vi.fn();
export const onCancel = vi.fn();

/** A transfer that came to its status by these. */
export function transferAfter(
  status: TransferStatus,
  passed: readonly TransferStatus[] = [],
  differences: Partial<Transfer> = {},
) {
  const history = ['PENDING_PAYMENT' as const, ...passed, status].map((each, place) => ({
    status: each,
    at: someMoment + place * 60,
  }));
  return { ...transferFixture(status), history, ...differences };
}

/** `recall` is what is known of a case about it. */
export async function openTransfer(transfer: Transfer, language: Language = 'en', recall?: RecallView) {
  vi.mocked(callApi).mockImplementation(async (endpoint: Endpoint) =>
    endpoint === readRecall ? { ...recall } : transfer,
  );
  renderScreen(
    <TransferDialog
      userId="u1"
      transferId={transfer.id}
      onClose={onClose}
      onCancel={onCancel}
      sendAgainAddress={({ id }) => `/get-quote?of=${id}`}
    />,
    { language },
  );
  await screen.findByText(language === 'fr' ? /^Pour Marie Ngo/ : /^To Marie Ngo/);
  return screen.getByRole('dialog');
}
