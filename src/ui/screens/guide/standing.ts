import { queryClient } from '#src/services/queryClient.ts';
import { transferQuery } from '#src/services/transferQueries.ts';
import { amountDue } from '../send-money/transferSum.ts';
import { chargedSumOf } from '../transfer/chargedSum.ts';
import { nextOf } from '../transfer/transferText.ts';
import type { Listener } from './hear.ts';
import type { Words } from './question.ts';

/** Where the followed transfer stands, why, and what comes next (R20); nothing while it is not read. */
export function standingOf({ guide, state: { place } }: Listener): readonly Words[] {
  const transferId = place?.flow === 'paymentResult' ? place.snapshot.context.transferId : undefined;
  const { userId } = guide.getSnapshot().context;
  if (transferId === undefined || userId === undefined) return [];
  const transfer = queryClient.getQueryData(transferQuery({ userId, transferId }).queryKey);
  if (!transfer) return [];
  const { recipientId, expiresAt, delay } = transfer;
  const sum = chargedSumOf(transfer);
  const facts = { recipientId, get: sum.theyGet, total: amountDue(sum), moment: delay?.promised ?? expiresAt };
  return delay
    ? [
        { key: `transfer.delay.causes.${delay.cause}`, facts },
        { key: 'transfer.delay.promised', facts },
      ]
    : [{ key: `transfer.next.${nextOf(transfer)}`, facts }];
}
