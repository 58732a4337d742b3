import type { Actor, AnyEventObject, AnyStateMachine, SimulatedClock } from 'xstate';
import { isActorEnd, isTimer, millisecondsUntil } from './eventsFor.ts';
import { settle } from './stubActors.ts';

/** What a person, an actor or the time does, told to the flow itself. */
export function tellStubbed(
  { actor, clock }: { readonly actor: Actor<AnyStateMachine>; readonly clock: SimulatedClock },
  { event, machine }: { readonly event: AnyEventObject; readonly machine: AnyStateMachine },
): void {
  if (isActorEnd(event)) settle(actor, event);
  else if (isTimer(event)) clock.increment(millisecondsUntil(event, { machine, snapshot: actor.getSnapshot() }));
  else actor.send(event);
}
