import type { GuidedSenderActor } from '#src/machines/guide/guided-sender/guidedSenderMachine.ts';

/** The id of the transfer this conversation made, or follows. */
export function transferAtHand(guide: GuidedSenderActor): string | undefined {
  const { context, children } = guide.getSnapshot();
  return children.sendMoney?.getSnapshot().context.transfer?.id ?? context.followed?.transferId;
}
