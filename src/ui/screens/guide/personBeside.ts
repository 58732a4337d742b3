import { createActor } from 'xstate';
import type {
  TalkToPersonActor,
  TalkToPersonInput,
  talkToPersonMachine,
} from '#src/machines/talk-to-person/talkToPersonMachine.ts';

type Following = { readonly onMoved: () => void; readonly onSent: () => void };

/** A message to one of our people, asked for beside the flows: they stay where they are. */
export function personBeside(machine: typeof talkToPersonMachine) {
  let talking: TalkToPersonActor | undefined;
  return {
    talking: () => talking,
    /** False where nobody was writing. */
    dismiss(): boolean {
      const isWriting = talking !== undefined;
      talking?.send({ type: 'person.dismissed' });
      return isWriting;
    },
    begin(input: TalkToPersonInput, { onMoved, onSent }: Following): void {
      if (talking) return;
      const actor = createActor(machine, { input });
      talking = actor;
      actor.subscribe({
        next: onMoved,
        complete: () => {
          talking = undefined;
          if (actor.getSnapshot().output?.sent) onSent();
          onMoved();
        },
      });
      actor.start();
      onMoved();
    },
  };
}
