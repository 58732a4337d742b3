import type { Transfer } from '#contract/transfer/transfer.ts';
import { isPayoutRefused } from '#contract/transfer/transferDisplay.ts';
import { type Entry, type Happening, told } from '../thread.ts';

/** Turns a transfer may take that nothing else in the thread says; paid and delivered are said by their questions. */
const turns = ['CANCELLED', 'EXPIRED', 'REJECTED', 'REFUNDED', 'PAYMENT_FRAUD', 'PAYMENT_SUSPENDED'] as const;

/** The transfer whose receipt was shown last. */
export function followedId(log: readonly Entry[]): string | undefined {
  const receipt = log.findLast(({ kind }) => kind === 'receipt');
  return receipt?.kind === 'receipt' ? receipt.transferId : undefined;
}

/** What became of it, said once after its receipt (R30). */
export function untoldNews(transfer: Transfer, log: readonly Entry[]): readonly Happening[] {
  const news = newsOf(transfer);
  const isTold = log
    .slice(log.findLastIndex(({ kind }) => kind === 'receipt') + 1)
    .some((entry) => entry.kind === 'told' && 'key' in entry.words && entry.words.key === news);
  return news && !isTold ? [told({ key: news })] : [];
}

function newsOf(transfer: Transfer) {
  const { status, delay } = transfer;
  if (isPayoutRefused(transfer)) return 'guide.news.PAYOUT_REFUSED' as const;
  const turn = turns.find((known) => known === status);
  if (turn) return `guide.news.${turn}` as const;
  return delay && status !== 'COMPLETE' ? ('guide.news.delayed' as const) : undefined;
}
