import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { openPayments } from '#domain/payment/openPayment.ts';
import { type TransferStatus, transferStatuses } from '#domain/transfer/transferStatus.ts';
import { someMoment, transferFixture } from '#tests/fixtures/transferFixture.ts';
import type { Transfer } from './transfer.ts';
import {
  asksForRecipient,
  displayOf,
  holderOf,
  isLate,
  isPayoutRefused,
  leadOf,
  nextOf,
  refusalWaitsFor,
} from './transferDisplay.ts';

const refund = { amount: 102.19, currency: 'GBP', route: 'card', reference: 'R1' } as const;
const underWay = { ...refund, requestedAt: someMoment, dueAt: someMoment };
const refused = [{ ...underWay, isRefused: true as const }];
const delay = { promised: someMoment, noticedAt: someMoment, cause: 'partner' } as const;

const passed: readonly (readonly TransferStatus[])[] = [
  ['PENDING_PAYMENT'],
  ['PENDING_PAYMENT', 'PAYMENT_PROCESSING', 'PAYMENT_COMPLETED'],
];
const besides: readonly Partial<Transfer>[] = [
  ...openPayments.map((payment) => ({ payment })),
  { cancellable: false },
  { cancellable: false, recipientChangeable: true },
  { cancellable: true, recipientChangeable: true },
  { approved: true },
  { delay },
  { refunds: refused },
  { refunds: [underWay], meta: { ...transferFixture().meta, state: 'PAYOUT_RETURNED' } },
];

function standing(transfer: Transfer): string {
  const late = [someMoment, someMoment + 86_400].map((seenAt) => leadOf(transfer, seenAt));
  const lead = late[0] === late[1] ? late[0] : late.join(', a day later ');
  const noted = [
    asksForRecipient(transfer) && 'asks for a recipient',
    isPayoutRefused(transfer) && `refused, waits for ${refusalWaitsFor(transfer)}`,
    isLate(transfer, someMoment) && 'late',
  ].filter(Boolean);
  return [lead, `is ${displayOf(transfer)}`, `next ${nextOf(transfer)}`, `with ${holderOf(transfer)}`, ...noted].join(
    '; ',
  );
}

/** `-u` writes it anew, to be read before it is accepted. */
test('a transfer stands as the reviewed list says, in every status and whatever else is true of it (TXN-26)', async () => {
  const states = [undefined, 'PENDING_REVIEW', 'PAYOUT_RETURNED'];
  const lines = transferStatuses.flatMap((status) =>
    passed.flatMap((before) => {
      const history = [...before, status].map((each, place) => ({ status: each, at: someMoment + place * 60 }));
      const told = [
        ...states.map((state) => transferFixture(status, { state })),
        ...besides.map(() => transferFixture(status)),
      ];
      const all = told.map((transfer, place) => ({ ...transfer, history, ...besides[place - states.length] }));
      const names = [...states.map((state) => ({ state })), ...besides];
      return [
        `${status} after ${before.join(', ')}`,
        ...all.map((one, place) => `  ${JSON.stringify(names[place]).replaceAll('"', '')}: ${standing(one)}`),
      ];
    }),
  );
  const list = resolve(import.meta.dirname, '../../tests/readings/standings.txt');
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(list);
});
