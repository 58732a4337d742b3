import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { followedId, untoldNews } from '#src/dialogue/account/transferNews.ts';
import type { Entry } from '#src/dialogue/thread.ts';
import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import { transferQuery } from '#src/services/transfer/transferQueries.ts';
import { useToldStatus } from '../payment/result/useToldStatus.ts';
import type { Conversation } from './conversation.ts';

type Followed = {
  readonly guide: GuidedSenderActor;
  readonly conversation: Conversation;
  readonly log: readonly Entry[];
  readonly userId: string | undefined;
};

/** What happens to the transfer that is followed comes into the thread, once each (R30). */
export function useTransferNews({ guide, conversation, log, userId }: Followed): void {
  const transferId = followedId(log) ?? '';
  const read = useQuery({
    ...transferQuery({ userId: userId ?? '', transferId }),
    enabled: userId !== undefined && transferId !== '',
  });
  const following = useSelector(guide, ({ children }) => children.paymentResult);
  useToldStatus(following, read);
  const transfer = read.data;
  useEffect(() => {
    if (!transfer) return;
    for (const happening of untoldNews(transfer, conversation.getState().log)) conversation.log(happening);
  }, [conversation, transfer]);
}
