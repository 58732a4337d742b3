import type { Transfer } from '#contract/transfer/transfer.ts';
import type { SendMoneyActor } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';

/** The transfer whose review is open. */
export const reviewed = (snapshot: ReturnType<SendMoneyActor['getSnapshot']> | undefined) =>
  snapshot?.matches({ holding: 'askingReview' }) ? snapshot.context.transfer : undefined;

/** It is read beside the flow, which hears when it is not any more what the review was opened with. */
export function tellMoved(sendMoney: SendMoneyActor, read: Transfer): void {
  const held = reviewed(sendMoney.getSnapshot());
  if (held?.id === read.id && held.status !== read.status) sendMoney.send({ type: 'transfer.moved' });
}
