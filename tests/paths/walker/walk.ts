import { TestModel, type TestPath } from '@xstate/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { DoneBy } from './doneBy.ts';
import { eventKey, eventName, eventTitle, isActorEnd, isTimer } from './eventsFor.ts';
import { explore } from './explore.ts';
import type { Edge, Graph } from './graph.ts';
import { brokenInvariants } from './invariants.ts';
import type { AnyPathSpec } from './pathSpec.ts';
import type { Shape } from './shapes.ts';
import { stateTitle } from './snapshotText.ts';

/** A test path of one start; the title tells its events. */
export type Walk = TestPath<AnyMachineSnapshot, AnyEventObject> & {
  readonly spec: AnyPathSpec;
  readonly start: string;
  readonly title: string;
  /** The edges walked: one for each step after the start. */
  readonly edges: readonly Edge[];
};

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
  /** How a person's last step was done, where a person does steps; nothing for what they wait for. */
  readonly doneBy?: () => DoneBy | undefined;
  /** Takes a picture of where it stands after so many steps, and names its file. */
  readonly picture?: (step: number) => Promise<string>;
  readonly stop: () => void | Promise<void>;
};

/** What a walk leaves behind for the report: a picture of each step, the start's first, and how each step was done. */
export type Trace = { readonly pictures: readonly string[]; readonly doneBy: readonly (DoneBy | undefined)[] };

type WalksOptions = {
  readonly provesEachStart?: boolean;
  /** Starts that the walked level does not have, and why. */
  readonly startsElsewhere?: Readonly<Record<string, string>>;
};

/**
 * The walks of a shape from every start of a machine, built by @xstate/test on our own traversal. What one start has
 * shown the next one leaves out, unless each is to show everything that can be reached from it. What begins elsewhere is
 * explored, so that the spec is known to be whole, and not walked.
 */
export function walksOf(
  spec: AnyPathSpec,
  shape: Shape,
  { provesEachStart = false, startsElsewhere = {} }: WalksOptions = {},
): Walk[] {
  const model = new TestModel<AnyMachineSnapshot, AnyEventObject, unknown>(spec.machine, {
    serializeEvent: eventKey,
    serializeState: stateTitle,
  });
  const provenByAll = new Set<string>();
  const graphs = explore(spec).filter(({ start }) => !(start in startsElsewhere));
  return graphs.flatMap((graph) => {
    const proven = provesEachStart ? new Set<string>() : provenByAll;
    const start = { state: graph.chart.initial(graph.input), onward: new Map() };
    const edgesOf = new Map<unknown, readonly Edge[]>();
    const paths = model.getPaths(() =>
      atLeastTheStart(shape(graph, proven)).map((edges) => {
        const path = exactPath(graph, { edges, start });
        edgesOf.set(path.steps, edges);
        return path;
      }),
    );
    return paths.map((path) => ({
      ...path,
      spec,
      start: graph.start,
      title: titleOf(path.steps.map(({ event }) => event)),
      edges: edgesOf.get(path.steps) ?? [],
    }));
  });
}

/** Walks a path: every step is done by the driver, and after every step it is asked whether it stands right. */
export async function drive(walk: Walk, driver: Driver): Promise<Trace> {
  const types = new Set(walk.edges.map(({ event }) => event.type));
  const done: string[] = [];
  const past: string[] = [];
  const pictures: string[] = [];
  const doneBy: (DoneBy | undefined)[] = [];
  const doNext = ({ event }: { event: AnyEventObject }) => {
    const index = done.length;
    done.push(eventTitle(event));
    if (!walk.edges[index]?.blocked) past.push(eventName(event));
    return perform(driver, { walk, index });
  };
  try {
    await walk.test({
      events: Object.fromEntries([...types].map((type) => [type, doNext])),
      states: {
        async '*'(expected) {
          await driver.expectState(expected);
          expectInvariants(walk.spec, { snapshot: expected, past });
          if (done.length > 0) doneBy.push(driver.doneBy?.());
          if (driver.picture) pictures.push(await driver.picture(done.length));
        },
      },
    });
    return { pictures, doneBy };
  } catch (error) {
    const place = done.length === 0 ? 'At the start' : `At step ${done.length} of ${walk.edges.length}, ${done.at(-1)}`;
    if (error instanceof Error) error.message = `${place}: ${error.message}`;
    throw error;
  } finally {
    await driver.stop();
  }
}

/** Does one step of a walk: what a user does, how an actor ends, or the time that passes. */
export function perform(driver: Driver, { walk, index }: { walk: Walk; index: number }): void | Promise<void> {
  const edge = walk.edges[index];
  if (!edge) throw new Error(`${walk.title} has no step ${index + 1}`);
  if (isActorEnd(edge.event)) return driver.settle(edge.event);
  if (isTimer(edge.event)) return driver.elapse(edge.event);
  return edge.blocked ? driver.blocked(edge.event) : driver.act(edge.event);
}

/** Asked once what is walked is known to stand where the model does, so it is true of both or of neither. */
function expectInvariants(spec: AnyPathSpec, place: { snapshot: AnyMachineSnapshot; past: readonly string[] }) {
  const broken = brokenInvariants(spec, place);
  if (broken.length > 0) throw new Error(`In ${stateTitle(place.snapshot)} it does not hold that ${broken.join(', ')}`);
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
