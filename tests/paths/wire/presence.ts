import type { AnyEventObject } from 'xstate';
import { actForNobody, isSomebodySignedIn } from '#src/services/http/signedInUser.ts';
import { eventName, isActorEnd } from '../walker/eventsFor.ts';
import type { Walk } from '../walker/walk.ts';
import { nobodyHere, somebodyHere } from './whoIsHere.ts';
import type { AnyWire } from './wire.ts';

/** Who is signed in at each step of a walk, so that what is sent there is signed by them. */
export async function presenceIn(
  { visitors = [], signsIn = [], ofVisitors = [] }: AnyWire,
  walk: Walk,
): Promise<{ readonly before: (event: AnyEventObject) => Promise<void> }> {
  let steps = 0;
  let isHere = !visitors.includes(walk.start);

  /** A call is made long before its outcome is due, and some outcomes are a visitor's alone. */
  async function takePlaces() {
    const ends = walk.edges.slice(steps).map(({ event }) => event);
    const next = new Map(
      ends
        .filter(isActorEnd)
        .toReversed()
        .map((end) => [end.actorId, eventName(end)]),
    );
    const shouldBeHere = isHere && ![...next.values()].some((end) => ofVisitors.includes(end));
    if (shouldBeHere && !isSomebodySignedIn()) await somebodyHere();
    if (!shouldBeHere && ofVisitors.length > 0) actForNobody();
  }

  nobodyHere();
  if (isHere) await takePlaces();
  return {
    async before(event) {
      steps += 1;
      isHere ||= signsIn.includes(eventName(event));
      await takePlaces();
    },
  };
}
