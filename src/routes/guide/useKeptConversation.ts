import { useEffect } from 'react';
import { forgetSnapshot, storeSnapshot } from '#src/app/storage/snapshotStore.ts';
import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';
import type { Conversation } from '#src/ui/screens/guide/conversation.ts';
import { sendMoneySlot } from '../transfer/sendMoneyOpening.ts';
import { rememberGuide } from './guideMemory.ts';

/** Keeps the transfer where the screens look for it, and the thread beside it, so that either face goes on from here. */
export function useKeptConversation(guide: GuidedSenderActor, conversation: Conversation): void {
  useEffect(() => {
    let isDue = false;
    const keep = () => {
      isDue = false;
      const snapshot = guide.getSnapshot();
      const { sendMoney } = snapshot.children;
      if (sendMoney?.getSnapshot().status === 'active') storeSnapshot(sendMoneySlot, sendMoney);
      else if (snapshot.matches('following') || snapshot.matches('askingNext')) forgetSnapshot(sendMoneySlot.machine);
      const followedId = snapshot.matches('following') ? snapshot.context.followed?.transferId : undefined;
      rememberGuide({ log: conversation.getState().log, followedId });
    };
    const soon = () => {
      if (isDue) return;
      isDue = true;
      queueMicrotask(keep);
    };
    const stopListening = conversation.subscribe(soon);
    const watching = guide.system.inspect({ next: soon });
    soon();
    return () => {
      stopListening();
      watching.unsubscribe();
    };
  }, [guide, conversation]);
}
