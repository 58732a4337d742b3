import { useEffect } from 'react';
import type { SendMoneyActor } from '#src/machines/send-money/sendMoneyMachine.ts';
import { draftToKeep, keepDraftOf } from '#src/services/draftTransfer.ts';

/** What is being prepared goes to the server with every answer of it, so that another device can go on from there. */
export function useKeptDraft(actor: SendMoneyActor | undefined): void {
  useEffect(() => {
    if (!actor) return;
    let kept = '';
    const keep = () => {
      const { userId, quote, transfer, ...prepared } = actor.getSnapshot().context;
      const draft = quote && !transfer ? draftToKeep(prepared) : undefined;
      const text = JSON.stringify(draft);
      if (userId === undefined || draft === undefined || text === kept) return;
      kept = text;
      void keepDraftOf(userId, draft);
    };
    keep();
    const watching = actor.subscribe(keep);
    return () => watching.unsubscribe();
  }, [actor]);
}
