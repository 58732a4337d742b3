import { fullName } from '#contract/recipient/fullName.ts';
import { chargedSumOf } from '#contract/transfer/chargedSum.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { nextOf } from '#contract/transfer/transferDisplay.ts';
import { amountDue } from '#contract/transfer/transferSum.ts';
import type { Words } from '../words.ts';

/** Where a transfer stands, why, and what comes next (R20). */
export function transferStatusWords(transfer: Transfer): readonly Words[] {
  const { recipientId, recipient, expiresAt, delay } = transfer;
  const sum = chargedSumOf(transfer);
  const facts = {
    recipientId,
    name: fullName(recipient),
    get: sum.theyGet,
    total: amountDue(sum),
    moment: delay?.promised ?? expiresAt,
  };
  if (delay) {
    return [
      { key: `transfer.delay.causes.${delay.cause}`, facts },
      { key: 'transfer.delay.promised', facts },
      { key: transfer.cancellable ? 'transfer.delay.waitOrCancel' : 'transfer.delay.wait' },
    ];
  }
  const next = nextOf(transfer);
  return [
    ...(next === 'COMPLETE' ? [{ key: `transfer.lead.${next}`, facts } as const] : []),
    { key: `transfer.next.${next}`, facts },
  ];
}
