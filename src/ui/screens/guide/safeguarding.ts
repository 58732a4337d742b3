import { createActor, type SnapshotFrom } from 'xstate';
import { z } from 'zod';
import { type Worry, worries } from '#domain/fraud/worry.ts';
import type {
  SafeguardActor,
  SafeguardOutput,
  safeguardMachine,
  TransferAtStake,
} from '#src/dialogue/safeguardMachine.ts';
import type { GuidedSenderActor } from '#src/machines/guided-sender/guidedSenderMachine.ts';
import { soon } from './settling.ts';
import { log, set, type Talk } from './talk.ts';

/** Everything else waits until the sender has decided; the flows stay where they are. */
export function stopFor(talk: Talk, { worry, said }: { readonly worry: Worry; readonly said: string }): void {
  const transfer = atStake(talk.guide);
  const isSignedIn = talk.guide.getSnapshot().context.userId !== undefined;
  follow(talk, createActor(talk.safeguard, { input: { worry, said, isSignedIn, transfer } }));
}

/** A reload decides nothing: what had stopped is stopped still, at the question it was at. */
export function resumeStop(talk: Talk): void {
  const snapshot = keptStop(talk);
  if (!snapshot || talk.stopped) return;
  const { worry, said, isSignedIn } = snapshot.context;
  follow(talk, createActor(talk.safeguard, { snapshot, input: { worry, said, isSignedIn } }));
}

function follow(talk: Talk, actor: SafeguardActor): void {
  talk.stopped = actor;
  talk.turn.send({ type: 'worry.told' });
  set(talk, { candidates: [] });
  actor.subscribe({
    next: (snapshot) => {
      // What is under way would be done once more.
      if (!snapshot.hasTag('waiting')) keepStop(talk, actor);
      soon(talk);
    },
    complete: () => {
      talk.typed.forget('worry');
      const { output, context } = actor.getSnapshot();
      if (output) goOnAfter(talk, output, context.transfer);
    },
  });
  actor.start();
  keepStop(talk, actor);
}

const keepStop = ({ typed }: Talk, actor: SafeguardActor): void => {
  if (actor.getSnapshot().status === 'active') {
    typed.keep('worry', { snapshot: JSON.stringify(actor.getPersistedSnapshot()) });
  }
};

const kept = z.looseObject({
  status: z.literal('active'),
  value: z.enum(['askingMet', 'askingHurried', 'askingScript', 'askingDecision', 'askingAgain', 'pausing']),
  context: z.looseObject({ worry: z.enum(worries), said: z.string(), isSignedIn: z.boolean() }),
});

/** Nothing where nothing had stopped, or what was kept is of another release. */
function keptStop({ typed }: Talk) {
  const { snapshot } = typed.read('worry');
  const read = kept.safeParse(snapshot === undefined ? undefined : parsed(snapshot));
  // Written above; where it stands and what was said are checked, the rest is XState's own.
  return read.success ? (read.data as unknown as SnapshotFrom<typeof safeguardMachine>) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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
