import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { listBanks, listTransferReasons } from '#contract/lookup.ts';
import { deleteRecipient, listRecipients } from '#contract/recipient.ts';
import { readTransfer, type Transfer } from '#contract/transfer.ts';
import { queryClient } from '#src/services/queryClient.ts';
import { recipientFixture, transferFixture } from '#tests/fixtures/transferFixture.ts';
import { inProduct } from './inProduct.tsx';

/** What screens read besides their machine: people, reasons and banks that are always there. */
export const marie = recipientFixture();
export const paul = recipientFixture({ id: '0197a000-0000-7000-8000-0000000000a2', firstName: 'Paul' });
export const reason = { id: 'family', reason: 'Family & Friend support' };
export const bank = { id: '058', bank: 'Guaranty Trust Bank' };

let transfer: Transfer = transferFixture();

/** The transfer the pages read until told otherwise. */
export function readAs(next: Transfer): void {
  transfer = next;
}

const answers = new Map<Endpoint, () => unknown>([
  [listRecipients, () => [marie, paul]],
  [deleteRecipient, () => ({ done: true })],
  [listTransferReasons, () => [reason]],
  [listBanks, () => [bank]],
  [readTransfer, () => transfer],
]);

/** In place of the network; anything a screen was not expected to ask fails the test. */
export const answerRead = vi.fn(async (endpoint: Endpoint) => {
  const answer = answers.get(endpoint);
  if (!answer) throw new Error(`Nobody expected ${endpoint.method} ${endpoint.path}`);
  return answer();
});

export const withReads = (screen: ReactNode) =>
  inProduct(<QueryClientProvider client={queryClient}>{screen}</QueryClientProvider>);
