import { TestModel, type TestPath } from '@xstate/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { eventKey, eventTitle, isActorEnd, isTimer } from './eventsFor.ts';
import { explore } from './explore.ts';
import type { Edge, Graph } from './graph.ts';
import type { AnyPathSpec } from './pathSpec.ts';
import type { Shape } from './shapes.ts';
import { stateTitle } from './snapshotText.ts';

/** A test path of one start; the title tells its events. */
export type Walk = TestPath<AnyMachineSnapshot, AnyEventObject> & { readonly start: string; readonly title: string };

/** What a walk needs from the thing it walks: the machine alone, a screen, a chat or a browser. */
export type Driver = {
  /** Does what a user does for this event. */
  readonly act: (event: AnyEventObject) => void | Promise<void>;
  /** Ends an invoked actor with the outcome of the model. */
  readonly settle: (event: AnyEventObject) => void | Promise<void>;
  /** Lets the time of this timer pass. */
  readonly elapse: (event: AnyEventObject) => void | Promise<void>;
  /** Tries what the model says changes nothing. */
  readonly blocked: (event: AnyEventObject) => void | Promise<void>;
  /** Asserts that what is walked stands where the model does. */
  readonly expectState: (expected: AnyMachineSnapshot) => void | Promise<void>;
  readonly stop: () => void;
};

/** The walks of a shape from every start of a machine, built by @xstate/test on our own traversal. */
export function walksOf(spec: AnyPathSpec, shape: Shape): Walk[] {
  const model = new TestModel<AnyMachineSnapshot, AnyEventObject, unknown>(spec.machine, {
    serializeEvent: eventKey,
    serializeState: stateTitle,
  });
  const proven = new Set<string>();
  return explore(spec).flatMap((graph) => {
    const start = { state: graph.chart.initial(graph.input), onward: new Map() };
    return model
      .getPaths(() => atLeastTheStart(shape(graph, proven)).map((edges) => exactPath(graph, { edges, start })))
      .map((path) => ({ ...path, start: graph.start, title: titleOf(path.steps.map(({ event }) => event)) }));
  });
}

/** Walks a path: every step is done by the driver, and after every step it is asked whether it stands right. */
export async function drive(walk: Walk, driver: Driver): Promise<void> {
  const [, ...steps] = walk.steps;
  const blockedSteps = new Set<unknown>(
    steps.filter(({ event }, index) => walk.steps[index]?.state.can(event) === false),
  );
  const types = new Set(steps.map(({ event }) => event.type));
  const done: string[] = [];
  const perform = (step: { event: AnyEventObject }) => {
    done.push(eventTitle(step.event));
    if (isActorEnd(step.event)) return driver.settle(step.event);
    if (isTimer(step.event)) return driver.elapse(step.event);
    return blockedSteps.has(step) ? driver.blocked(step.event) : driver.act(step.event);
  };
  try {
    await walk.test({
      events: Object.fromEntries([...types].map((type) => [type, perform])),
      states: { '*': (expected) => driver.expectState(expected) },
    });
  } catch (error) {
    const place = done.length === 0 ? 'At the start' : `At step ${done.length} of ${steps.length}, ${done.at(-1)}`;
    if (error instanceof Error) error.message = `${place}: ${error.message}`;
    throw error;
  } finally {
    driver.stop();
  }
}

/** A start from which nothing new can happen is still a start that must work. */
const atLeastTheStart = (walks: Edge[][]): Edge[][] => (walks.length > 0 ? walks : [[]]);

/** A snapshot reached by exactly these steps, shared by all paths that begin with them. */
type Reached = { readonly state: AnyMachineSnapshot; readonly onward: Map<Edge, Reached> };

/** Recomputes each snapshot along the way: the graph merges visits by key, and a test expects the very context. */
function exactPath(graph: Graph, { edges, start }: { edges: readonly Edge[]; start: Reached }) {
  const begin: AnyEventObject = { type: 'xstate.init' };
  const steps = [{ state: start.state, event: begin }];
  let at = start;
  for (const edge of edges) {
    const next = at.onward.get(edge) ?? { state: exactLanding(graph, { from: at.state, edge }), onward: new Map() };
    at.onward.set(edge, next);
    at = next;
    steps.push({ state: at.state, event: edge.event });
  }
  return { state: at.state, steps, weight: edges.length };
}

function exactLanding(graph: Graph, { from, edge }: { from: AnyMachineSnapshot; edge: Edge }): AnyMachineSnapshot {
  const state = graph.chart.next(from, edge.event);
  if (stateTitle(state) === stateTitle(edge.landing)) return state;
  const went = `goes to ${stateTitle(state)}, and to ${stateTitle(edge.landing)} on another visit`;
  throw new Error(`key() is too coarse: ${eventKey(edge.event)} in ${stateTitle(from)} ${went}`);
}

/** The longest path whose title tells every event; a longer one tells how it begins and ends. */
const mostTitled = 12;

function titleOf([, ...events]: readonly AnyEventObject[]): string {
  const titles = events.map(eventTitle);
  if (titles.length === 0) return 'starts';
  if (titles.length <= mostTitled) return titles.join(' → ');
  return [...titles.slice(0, 5), `… ${titles.length - 10} more …`, ...titles.slice(-5)].join(' → ');
}
