import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { readUser } from '#contract/account/account.ts';
import { listDevices } from '#contract/notification/device.ts';
import { readPaymentWays } from '#contract/payment/payment.ts';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { listBanks, listRateSpreads, listTransferReasons } from '#contract/protocol/lookup.ts';
import { deleteRecipient, listRecipients } from '#contract/recipient/recipient.ts';
import { type Factors, readFactors } from '#contract/session/secondFactor.ts';
import { readTransfer, type Transfer } from '#contract/transfer/transfer.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { transferFixture } from '#tests/fixtures/transferFixture.ts';
import { addressAnswers, userFixture } from '#tests/fixtures/userFixture.ts';
import { device } from '../specs/changeSettings.paths.ts';
import { told } from '../telling/retell.ts';
import { inProduct } from './inProduct.tsx';
import { bank, marie, paul, reason } from './sendFixtures.ts';

/** A passkey and an app. */
const factors: Factors = {
  passkeys: [{ id: '0197a000-0000-7000-8000-0000000000f1', name: 'My phone', addedAt: 1_795_000_000, isSynced: false }],
  hasAuthenticator: true,
  recoveryCodesLeft: 10,
};

let transfer: Transfer = transferFixture();

/** The transfer the pages read until told otherwise. */
export function readAs(next: Transfer): void {
  transfer = next;
}

const answers = new Map<Endpoint, () => unknown>([
  // Whoever most walks are about is not the first: a page that takes the first is noticed.
  [listRecipients, () => [paul, marie]],
  [deleteRecipient, () => ({ done: true })],
  [listTransferReasons, () => [reason]],
  [listBanks, () => [bank]],
  // Nothing is closed.
  [listRateSpreads, () => []],
  [readTransfer, () => transfer],
  // Not verified yet, which only a review that waits for it asks.
  [readUser, () => userFixture({ profile: addressAnswers })],
  [readPaymentWays, () => ({ closed: {}, switched: [], paidLast: { provider: 'truelayer' } })],
  [readFactors, () => factors],
  [listDevices, () => [device]],
]);

/** In place of the network; anything a screen was not expected to ask fails the test. */
export const answerRead = vi.fn(async (endpoint: Endpoint) => {
  const answer = answers.get(endpoint);
  if (!answer) throw new Error(`Nobody expected ${endpoint.method} ${endpoint.path}`);
  return told(answer());
});

export const withReads = (screen: ReactNode) =>
  inProduct(<QueryClientProvider client={queryClient}>{screen}</QueryClientProvider>);
