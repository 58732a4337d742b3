import { useEffect } from 'react';
import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import type { Conversation } from '#src/ui/screens/guide/conversation.ts';
import { keepThreads } from './keptThread.ts';

export function useKeptThread(guide: GuidedSenderActor, conversation: Conversation): void {
  useEffect(() => keepThreads({ guide, conversation }), [guide, conversation]);
}
