import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, getNextTransitions } from 'xstate';
import { type AnyPathSpec, manyFrom, type Outcome } from './pathSpec.ts';

const donePrefix = 'xstate.done.actor.';
const errorPrefix = 'xstate.error.actor.';
const afterPrefix = 'xstate.after.';

/** Everything that can happen to a machine where it stands: what users do, the next timer, how its actors end. */
export function eventsFor(spec: AnyPathSpec, snapshot: AnyMachineSnapshot): AnyEventObject[] {
  if (snapshot.status !== 'active') return [];
  return [...userEvents(spec, snapshot), ...timersDue(spec.machine, snapshot), ...actorEnds(spec, snapshot)];
}

export const isTimer = (event: AnyEventObject) => event.type.startsWith(afterPrefix);

/** The name of its delay: "pollPause". */
export const timerName = ({ type }: AnyEventObject): string => type.slice(afterPrefix.length).split('.')[0] ?? '';

export const isActorEnd = (event: AnyEventObject) =>
  event.type.startsWith(donePrefix) || event.type.startsWith(errorPrefix);

/** Milliseconds until the timer of this event fires, counted from the moment its state was entered. */
export function millisecondsUntil(
  event: AnyEventObject,
  { machine, snapshot }: { machine: AnyStateMachine; snapshot: AnyMachineSnapshot },
): number {
  const timer = timersOf(machine, snapshot).find(({ type }) => type === event.type);
  if (!timer) throw new Error(`${event.type} is not a timer of ${JSON.stringify(snapshot.value)}`);
  return timer.milliseconds;
}

/** Tells events apart: the same type with another payload, or another outcome, is another event. */
export function eventKey(event: AnyEventObject): string {
  if (isActorEnd(event)) return `${event.type} ${event.label}`;
  const { type, ...payload } = event;
  return Object.keys(payload).length > 0 ? `${type} ${JSON.stringify(payload)}` : type;
}

/** The event without what it carries: "fetchQuote: noFeeTier", "after refresh", "amount.entered". */
export function eventName(event: AnyEventObject): string {
  if (isActorEnd(event)) return `${event.actorId}: ${event.label}`;
  return isTimer(event) ? `after ${timerName(event)}` : event.type;
}

/** The event as a path's title names it: "amount.entered (12)". */
export function eventTitle(event: AnyEventObject): string {
  if (isActorEnd(event) || isTimer(event)) return eventName(event);
  const { type, ...payload } = event;
  const values = Object.values(payload).map((value) => (typeof value === 'string' ? value : JSON.stringify(value)));
  return values.length > 0 ? `${type} (${values.join(', ').slice(0, 60)})` : type;
}

function userEvents(spec: AnyPathSpec, snapshot: AnyMachineSnapshot): AnyEventObject[] {
  const types = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType));
  return [...types]
    .filter((type) => type !== '' && !type.startsWith('xstate.'))
    .flatMap((type) => manyFrom(spec.cases?.[type] ?? [{}], snapshot).map((payload) => ({ ...payload, type })));
}

/** Of several timers running only the shortest can fire next. */
function timersDue(machine: AnyStateMachine, snapshot: AnyMachineSnapshot): AnyEventObject[] {
  const timers = timersOf(machine, snapshot);
  const soonest = Math.min(...timers.map(({ milliseconds }) => milliseconds));
  return timers.filter(({ milliseconds }) => milliseconds === soonest).map(({ type }) => ({ type }));
}

function timersOf(machine: AnyStateMachine, snapshot: AnyMachineSnapshot) {
  return snapshot._nodes.flatMap(({ after }) =>
    after.map(({ eventType, delay }) => ({
      type: eventType,
      milliseconds: inMilliseconds(typeof delay === 'string' ? machine.implementations.delays[delay] : delay, snapshot),
    })),
  );
}

function inMilliseconds(delay: unknown, { context }: AnyMachineSnapshot): number {
  const milliseconds: unknown = typeof delay === 'function' ? delay({ context }) : delay;
  if (typeof milliseconds !== 'number') throw new Error(`A delay must be milliseconds, not ${milliseconds}`);
  return milliseconds;
}

/** Offered for every running actor, handled or not, so that a missing onError is found. */
function actorEnds(spec: AnyPathSpec, snapshot: AnyMachineSnapshot): AnyEventObject[] {
  return Object.keys(snapshot.children).flatMap((actorId) => {
    const outcomes = spec.outcomes?.[actorId];
    if (!outcomes) throw new Error(`The spec of ${spec.machine.id} lists no outcomes for its actor ${actorId}`);
    return manyFrom(outcomes, snapshot).map((outcome) => actorEnd(actorId, outcome));
  });
}

function actorEnd(actorId: string, outcome: Outcome): AnyEventObject {
  return 'output' in outcome
    ? { type: `${donePrefix}${actorId}`, actorId, label: outcome.label, output: outcome.output }
    : { type: `${errorPrefix}${actorId}`, actorId, label: outcome.label, error: outcome.error };
}
