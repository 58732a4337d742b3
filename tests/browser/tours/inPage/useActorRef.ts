import { useActorRef as useQuietActorRef } from '@xstate/react';
import type { Actor, ActorOptions, AnyActorLogic, InspectionEvent } from 'xstate';
import { tellTour } from './tellTour.ts';

export * from '@xstate/react';

/** The hook of the same name in pages built for tours: every flow the product starts tells what it does. */
export function useActorRef<Logic extends AnyActorLogic>(logic: Logic, options?: ActorOptions<Logic>): Actor<Logic> {
  const own = options?.inspect;
  const inspect = (event: InspectionEvent) => {
    tellTour(event);
    if (typeof own === 'function') own(event);
    else own?.next?.(event);
  };
  const told: ActorOptions<Logic> = { ...options, inspect };
  // The original asks for options wherever a machine needs input; whoever calls this hook was asked already.
  return useQuietActorRef<AnyActorLogic>(logic, told) as Actor<Logic>;
}
