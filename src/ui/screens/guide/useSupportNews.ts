import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { unseenMessages } from '#src/dialogue/supportNews.ts';
import { supportQuery } from '#src/services/help/supportQueries.ts';
import type { Conversation } from './conversation.ts';

type Followed = { readonly conversation: Conversation; readonly userId: string | undefined };

/** What one of our people answers comes into the thread, once each, wherever it was asked (R30). */
export function useSupportNews({ conversation, userId }: Followed): void {
  const { data } = useQuery({ ...supportQuery(userId ?? ''), enabled: userId !== undefined });
  useEffect(() => {
    if (!data) return;
    for (const happening of unseenMessages(data.messages, conversation.getState().log)) conversation.log(happening);
  }, [conversation, data]);
}
