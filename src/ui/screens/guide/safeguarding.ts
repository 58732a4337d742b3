import { createActor } from 'xstate';
import type { Worry } from '#domain/fraud/worry.ts';
import type { SafeguardOutput, TransferAtStake } from '#src/dialogue/safeguardMachine.ts';
import type { GuidedSenderActor } from '#src/machines/guided-sender/guidedSenderMachine.ts';
import { soon } from './settling.ts';
import { log, set, type Talk } from './talk.ts';

/** Everything else waits until the sender has decided; the flows stay where they are. */
export function stopFor(talk: Talk, { worry, said }: { readonly worry: Worry; readonly said: string }): void {
  const transfer = atStake(talk.guide);
  const isSignedIn = talk.guide.getSnapshot().context.userId !== undefined;
  const actor = createActor(talk.safeguard, { input: { worry, said, isSignedIn, transfer } });
  talk.stopped = actor;
  talk.turn.send({ type: 'worry.told' });
  set(talk, { candidates: [] });
  actor.subscribe({
    next: () => soon(talk),
    complete: () => {
      const { output } = actor.getSnapshot();
      if (output) goOnAfter(talk, output, transfer);
    },
  });
  actor.start();
}

/** The transfer this conversation made; one that was paid is followed, and is not cancelled here. */
function atStake(guide: GuidedSenderActor): TransferAtStake | undefined {
  const { children, context } = guide.getSnapshot();
  const held = children.sendMoney?.getSnapshot().context.transfer;
  if (held) return { id: held.id, isUnpaid: true };
  return context.followed && { id: context.followed.transferId, isUnpaid: false };
}

function goOnAfter(talk: Talk, { outcome }: SafeguardOutput, transfer: TransferAtStake | undefined): void {
  const { guide } = talk;
  talk.stopped = undefined;
  talk.turn.send({ type: 'worry.settled' });
  if (outcome === 'wentOn') log(talk, { kind: 'told', words: { key: 'guide.safeguard.wentOn' } });
  else {
    log(talk, { kind: 'told', words: { key: transfer ? 'guide.told.cancelled' : 'guide.safeguard.nothingSent' } });
    // It is read again and found to be over; what was only begun is begun anew.
    if (transfer) guide.getSnapshot().children.sendMoney?.send({ type: 'step.reopened', step: 'review' });
    else if (guide.getSnapshot().can({ type: 'startOver.requested' })) {
      guide.send({ type: 'startOver.requested' });
      guide.send({ type: 'startOver.confirmed' });
    }
  }
  soon(talk);
}
