import type { Transfer } from '#contract/transfer/transfer.ts';
import type { Words } from '#src/dialogue/words.ts';
import { chargedSumOf } from '../../formats/chargedSum.ts';
import { fullName } from '../../formats/recipientText.ts';
import { amountDue } from '../../formats/transferSum.ts';
import { nextOf } from '../../formats/transferText.ts';

/** Where a transfer stands, why, and what comes next (R20). */
export function standingWords(transfer: Transfer): readonly Words[] {
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
    ];
  }
  const next = nextOf(transfer);
  return [
    ...(next === 'COMPLETE' ? [{ key: `transfer.lead.${next}`, facts } as const] : []),
    { key: `transfer.next.${next}`, facts },
  ];
}
