import { createActor, type SnapshotFrom } from 'xstate';
import { z } from 'zod';
import { type Worry, worries } from '#domain/fraud/worry.ts';
import type { SafeguardActor, safeguardMachine, TransferAtStake } from '#src/dialogue/safeguardMachine.ts';
import type { TypedForms } from '../typed-forms/typedForms.ts';

export type Settled = { readonly type: 'worry.settled'; readonly isCalledOff: boolean; readonly isMade: boolean };

type Following = {
  readonly onStop: () => void;
  readonly onMoved: () => void;
  readonly onSettled: (settled: Settled) => void;
};

type Stopping = {
  readonly worry: Worry;
  readonly said: string;
  readonly isSignedIn: boolean;
  readonly transfer: TransferAtStake | undefined;
};

type Beside = {
  /** With the real work behind its ports. */
  readonly machine: typeof safeguardMachine;
  readonly typed: TypedForms;
};

/** What runs beside the flows while somebody is worried: everything else waits, and stays where it is. */
export function safeguardBeside({ machine, typed }: Beside) {
  let stopped: SafeguardActor | undefined;

  function follow(actor: SafeguardActor, { onStop, onMoved, onSettled }: Following): void {
    stopped = actor;
    actor.subscribe({
      next: (snapshot) => {
        // What is under way would be done once more.
        if (!snapshot.hasTag('waiting')) keep(typed, actor);
        onMoved();
      },
      complete: () => {
        typed.forget('worry');
        const { output, context } = actor.getSnapshot();
        stopped = undefined;
        if (!output) return;
        onSettled({
          type: 'worry.settled',
          isCalledOff: output.outcome === 'cancelled',
          isMade: context.transfer !== undefined,
        });
        onMoved();
      },
    });
    actor.start();
    keep(typed, actor);
    onStop();
  }

  return {
    stopped: () => stopped,
    stopFor(stopping: Stopping, following: Following) {
      follow(createActor(machine, { input: stopping }), following);
    },
    /** A reload decides nothing: what had stopped is stopped still, at the question it was at. */
    resume(following: Following) {
      const snapshot = keptStop(typed);
      if (!snapshot || stopped) return;
      const { worry, said, isSignedIn } = snapshot.context;
      follow(createActor(machine, { snapshot, input: { worry, said, isSignedIn } }), following);
    },
  };
}

const keep = (typed: TypedForms, actor: SafeguardActor): void => {
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
function keptStop({ read }: TypedForms) {
  const { snapshot } = read('worry');
  const parsedStop = kept.safeParse(snapshot === undefined ? undefined : parsed(snapshot));
  // Written above; where it stands and what was said are checked, the rest is XState's own.
  return parsedStop.success ? (parsedStop.data as unknown as SnapshotFrom<typeof safeguardMachine>) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
