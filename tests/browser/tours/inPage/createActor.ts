import { type Actor, type ActorOptions, type AnyActorLogic, createActor as createQuietActor } from 'xstate';
import { tellTour } from './tellTour.ts';

export * from 'xstate';

/** The function of the same name in pages built for tours, for flows the product starts without React. */
export function createActor<Logic extends AnyActorLogic>(logic: Logic, options?: ActorOptions<Logic>): Actor<Logic> {
  // The original asks for options wherever a machine needs input; whoever calls this was asked already.
  return createQuietActor<AnyActorLogic>(logic, { ...options, inspect: tellTour }) as Actor<Logic>;
}
