import { useEffect, useState, useSyncExternalStore } from 'react';
import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import { useTypedForms } from '../../flows/typedForms.ts';
import { type Beginning, type Conversation, startConversation } from './conversation.ts';

/** One conversation about one run of the flows; `kept` is what was said before this page was opened. */
export function useConversation(
  guide: GuidedSenderActor,
  { kept, root = guide, ...machine }: Omit<Beginning, 'typed'> = {},
): Conversation {
  const typed = useTypedForms();
  const [conversation] = useState(() => startConversation(guide, { kept, root, typed, ...machine }));
  useEffect(() => conversation.listen(), [conversation]);
  return conversation;
}

export const useConversationState = (conversation: Conversation) =>
  useSyncExternalStore(conversation.subscribe, conversation.getState, conversation.getState);
