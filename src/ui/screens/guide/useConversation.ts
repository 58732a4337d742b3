import { useEffect, useState, useSyncExternalStore } from 'react';
import type { AnyActorRef } from 'xstate';
import type { safeguardMachine } from '#src/dialogue/safeguardMachine.ts';
import type { Entry } from '#src/dialogue/thread.ts';
import type { GuidedSenderActor } from '#src/machines/guided-sender/guidedSenderMachine.ts';
import { useTypedForms } from '../typed-forms/typedForms.ts';
import { type Conversation, startConversation } from './conversation.ts';

/** One conversation about one run of the flows; `kept` is what was said before this page was opened. */
export function useConversation(
  guide: GuidedSenderActor,
  {
    kept,
    root = guide,
    safeguard,
  }: {
    readonly kept?: readonly Entry[] | undefined;
    readonly root?: AnyActorRef;
    readonly safeguard?: typeof safeguardMachine;
  } = {},
): Conversation {
  const typed = useTypedForms();
  const [conversation] = useState(() =>
    startConversation(guide, { kept, root, typed, ...(safeguard && { safeguard }) }),
  );
  useEffect(() => conversation.listen(), [conversation]);
  return conversation;
}

export const useConversationState = (conversation: Conversation) =>
  useSyncExternalStore(conversation.subscribe, conversation.getState, conversation.getState);
