import { QueriesObserver, type QueryKey } from '@tanstack/react-query';
import { followedId } from '#src/dialogue/account/transferNews.ts';
import type { ConversationState } from '#src/dialogue/conversationState.ts';
import type { Part } from '#src/dialogue/question.ts';
import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import { userQuery } from '#src/services/account/accountQueries.ts';
import { supportQuery } from '#src/services/help/supportQueries.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { banksOf, professionsQuery, transferReasonsQuery } from '#src/services/lookup/lookupQueries.ts';
import { bankProvidersQuery, paymentWaysQuery } from '#src/services/payment/paymentQueries.ts';
import { recipientsQuery } from '#src/services/recipient/recipientQueries.ts';
import { transferQuery } from '#src/services/transfer/transferQueries.ts';
import type { Conversation } from '#src/ui/screens/guide/conversation.ts';

type Read = { readonly queryKey: QueryKey };

type Asked = { readonly state: ConversationState; readonly userId: string | undefined };

/** What a page would read to draw this question. */
function readsOf({ state, userId }: Asked): readonly Read[] {
  const followed = followedId(state.log);
  return [
    ...(userId === undefined ? [] : [recipientsQuery(userId), userQuery(userId)]),
    ...(userId === undefined || followed === undefined ? [] : [transferQuery({ userId, transferId: followed })]),
    ...(state.part ? listsFor(state.part, userId) : []),
  ];
}

function listsFor({ id, control }: Part, userId: string | undefined): readonly Read[] {
  switch (control.kind) {
    case 'reason':
      return [transferReasonsQuery];
    case 'search':
      if (control.options === 'banks') return [banksOf(control.country ?? '')];
      return control.options === 'professions' ? [professionsQuery] : [];
    case 'review': {
      const transferId = control.transfer?.id;
      const isAsBefore = queryClient.getQueryData(paymentWaysQuery.queryKey)?.paidLast?.bank !== undefined;
      return [
        paymentWaysQuery,
        ...(isAsBefore ? [bankProvidersQuery] : []),
        ...(userId === undefined || transferId === undefined ? [] : [transferQuery({ userId, transferId })]),
      ];
    }
    default:
      return id === 'paymentMethod' ? [paymentWaysQuery] : [];
  }
}

/** Keeps what the conversation needs beside its flows read, and tells of every change. */
export function readBeside(
  { guide, conversation }: { readonly guide: GuidedSenderActor; readonly conversation: Conversation },
  onChange: () => void,
) {
  const userId = () => guide.getSnapshot().context.userId;
  const needed = () => readsOf({ state: conversation.getState(), userId: userId() });
  /** No question waits for what one of our people may have answered. */
  const read = (needs: readonly Read[]) => [...needs, ...(userId() ? [supportQuery(userId() ?? '')] : [])];
  const observer = new QueriesObserver(queryClient, read(needed()));
  const stop = observer.subscribe(onChange);
  return {
    /** Whether all of it has come, or will not come. */
    isComplete(): boolean {
      const reads = needed();
      observer.setQueries(read(reads));
      return reads.every(({ queryKey }) => {
        const status = queryClient.getQueryState(queryKey)?.status;
        return status === 'success' || status === 'error';
      });
    },
    stop,
  };
}
