import { keptDraftId } from '#src/machines/transfer/send-money/draftId.ts';
import type { SendMoneyActor } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';
import { draftToKeep, keepDraftOf } from '#src/services/transfer/draftTransfer.ts';

/**
 * What is being prepared goes to the server with every answer of it, so that another device can go on from there.
 * Returns how to stop.
 */
export function keepDrafts(actor: SendMoneyActor): () => void {
  let kept = '';
  const keep = () => {
    const { context } = actor.getSnapshot();
    const isPrepared = context.quote && !context.transfer;
    const draft = isPrepared ? draftToKeep({ ...context, id: keptDraftId(context) }) : undefined;
    const text = JSON.stringify(draft);
    if (context.userId === undefined || draft === undefined || text === kept) return;
    kept = text;
    void keepDraftOf(context.userId, draft);
  };
  keep();
  const watching = actor.subscribe(keep);
  return () => watching.unsubscribe();
}
