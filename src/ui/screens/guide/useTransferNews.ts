import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Transfer } from '#contract/transfer.ts';
import type { GuidedSenderActor } from '#src/machines/guided-sender/guidedSenderMachine.ts';
import { transferQuery } from '#src/services/transferQueries.ts';
import { useToldStatus } from '../payment-result/useToldStatus.ts';
import { isPayoutRefused } from '../transfer/transferText.ts';
import type { Conversation } from './conversation.ts';
import type { Entry } from './transcript.ts';

/** Turns a transfer may take that nothing else in the thread says; paid and delivered are said by their questions. */
const told = ['CANCELLED', 'EXPIRED', 'REJECTED', 'REFUNDED', 'PAYMENT_FRAUD', 'PAYMENT_SUSPENDED'] as const;

type Followed = {
  readonly guide: GuidedSenderActor;
  readonly conversation: Conversation;
  readonly log: readonly Entry[];
  readonly userId: string | undefined;
};

/** What happens to the transfer that is followed comes into the thread, once each (R30). */
export function useTransferNews({ guide, conversation, log, userId }: Followed): void {
  const shownAt = log.findLastIndex(({ kind }) => kind === 'receipt');
  const receipt = log[shownAt];
  const transferId = receipt?.kind === 'receipt' ? receipt.transferId : '';
  const read = useQuery({
    ...transferQuery({ userId: userId ?? '', transferId }),
    enabled: userId !== undefined && transferId !== '',
  });
  const transfer = read.data;
  const following = useSelector(guide, ({ children }) => children.paymentResult);
  useToldStatus(following, read);
  const news = transfer && newsOf(transfer);
  const isTold = log
    .slice(shownAt + 1)
    .some((entry) => entry.kind === 'told' && 'key' in entry.words && entry.words.key === news);
  useEffect(() => {
    if (news && !isTold) conversation.tell({ key: news });
  }, [conversation, news, isTold]);
}

function newsOf(transfer: Transfer) {
  const { status, delay } = transfer;
  if (isPayoutRefused(transfer)) return 'guide.news.PAYOUT_REFUSED' as const;
  const turn = told.find((known) => known === status);
  if (turn) return `guide.news.${turn}` as const;
  return delay && status !== 'COMPLETE' ? ('guide.news.delayed' as const) : undefined;
}
