import { describe, expect, test, vi } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { currentStep } from '#src/machines/currentStep.ts';
import { measureCoverage } from '#tests/paths/walker/coverage.ts';
import { eventName } from '#tests/paths/walker/eventsFor.ts';
import { factsOf, untold } from '#tests/paths/walker/facts.ts';
import type { Graph } from '#tests/paths/walker/graph.ts';
import { asDeclared } from '#tests/paths/walker/screenTable.ts';
import { type Shape, short } from '#tests/paths/walker/shapes.ts';
import { leafId } from '#tests/paths/walker/snapshotText.ts';
import { perform, type Walk, walksOf } from '#tests/paths/walker/walk.ts';
import { browserDriver } from './browserDriver.ts';
import { interruptions } from './interruptions.ts';
import { patience } from './patience.ts';
import type { Stage } from './stage.ts';
import { stagesOf } from './stages.ts';
import type { Told } from './told.ts';
import type { AnyTour, Tour } from './tour.ts';
import { typedOn } from './typedOn.ts';

type Way = keyof typeof interruptions;
const wayNames = Object.keys(interruptions) as Way[];

/** By place and way, why a person does not stand there again afterwards. */
export type NotAgain = Readonly<Record<string, Readonly<Partial<Record<Way, string>>>>>;

type ComingBack = {
  readonly notAgain?: NotAgain;
};

const longestWalk = 300_000;

/** How long what is said not to come back is waited for, in milliseconds. */
const disproof = { timeout: 3_000, interval: 100 };

/**
 * Defines the tests that come back to each place of a machine where a person is asked something, by the shortest way:
 * what stood there stands there again, and nothing that was typed is lost. Nothing happens on the server meanwhile.
 */
export function walkComingBack<Machine extends AnyStateMachine>(tour: Tour<Machine>, options?: ComingBack): void;
export function walkComingBack(tour: AnyTour, { notAgain = {} }: ComingBack = {}): void {
  const { spec } = tour;
  vi.setConfig({ testTimeout: longestWalk });
  const openStage = stagesOf(tour);
  const places = waysToEach(tour);

  describe(`${spec.machine.id}, come back to in a browser`, () => {
    for (const [place, way] of places) {
      const { start, title } = way.walk;
      test(`${place}, ${way.steps} steps on the way of ${start}: ${title}`, async () => {
        const stage = await openStage(way.walk);
        await tour.opens[start]?.(stage);
        await comeBackTo({ tour, stage, way, notAgain: notAgain[place] ?? {} });
      });
    }
    test('what is said not to be there again are places', () => {
      expect(Object.keys(notAgain).filter((place) => !places.has(place))).toEqual([]);
    });
  });
}

/** A walk, gone as far as after this many of its steps. */
type WayTo = { readonly walk: Walk; readonly steps: number };

/** By place, the shortest of the ways to it from any start; one place may lie on the way to another. */
function waysToEach(tour: AnyTour): ReadonlyMap<string, WayTo> {
  const options = { provesEachStart: true, startsElsewhere: tour.startsElsewhere ?? {} };
  const ways = new Map<string, WayTo>();
  for (const walk of walksOf(tour.spec, toEachPlace(tour), options)) {
    for (const [steps, { state }] of walk.steps.entries()) {
      for (const place of placesIn(tour, state)) {
        if (steps < (ways.get(place)?.steps ?? Number.POSITIVE_INFINITY)) ways.set(place, { walk, steps });
      }
    }
  }
  return ways;
}

type Place = {
  readonly tour: AnyTour;
  readonly stage: Stage;
  readonly way: WayTo;
  readonly notAgain: Readonly<Partial<Record<Way, string>>>;
};

async function comeBackTo({ tour, stage, way: { walk, steps }, notAgain }: Place): Promise<void> {
  const driver = browserDriver(tour, { stage, coverage: measureCoverage(tour.spec.machine), picturesAs: undefined });
  try {
    for (const [done, { state }] of walk.steps.slice(0, steps + 1).entries()) {
      if (done > 0) await perform(driver, { walk, index: done - 1 });
      await driver.expectState(state);
    }
    const look = () => seen({ tour, stage, way: { walk, steps } });
    const before = await atRest(stage, look);
    for (const way of wayNames.filter((name) => !(name in notAgain))) {
      await go(stage, way);
      await again(stage, { look, before, way, within: patience });
    }
    for (const way of wayNames.filter((name) => name in notAgain)) {
      await go(stage, way);
      const isAgain = again(stage, { look, before, way, within: disproof });
      await expect(isAgain, `said not to be there again after ${way}`).rejects.toThrow();
    }
  } finally {
    await driver.stop();
  }
}

async function go(stage: Stage, way: Way): Promise<void> {
  stage.flow.forgetEarlier();
  await interruptions[way](stage);
}

type Seen = Awaited<ReturnType<typeof seen>>;
/** Two looks are so far apart that a page draws in between what it reads by itself, in milliseconds. */
const atRestWithin = { ...patience, interval: 1_000 };

/** What a page reads by itself is there by then: nothing changes from one look to the next. */
async function atRest({ calls }: Stage, look: () => Promise<Seen>): Promise<Seen> {
  let last: Seen | undefined;
  return vi.waitFor(async () => {
    await calls.answerAgain();
    const before = last;
    last = await look();
    expect(last).toEqual(before);
    return last;
  }, atRestWithin);
}

type Again = {
  readonly look: () => Promise<Seen>;
  readonly before: Seen;
  readonly way: Way;
  readonly within: typeof patience;
};

async function again({ calls, tab }: Stage, { look, before, way, within }: Again): Promise<void> {
  const isAgain = async () => {
    await calls.answerAgain();
    expect(await look(), `after ${way}, at ${tab.url()}`).toEqual(before);
  };
  await vi.waitFor(isAgain, within);
}

/** Where a person stands, what is to be read there and is not, and what is typed. */
async function seen({ tour, stage, way: { walk, steps } }: Omit<Place, 'notAgain'>) {
  const now = stage.flow.now();
  const done = walk.edges.slice(0, steps).filter(({ blocked }) => !blocked);
  const state = walk.steps[steps]?.state ?? walk.state;
  const facts = factsOf(tour.use, {
    ...state,
    context: now?.context,
    step: currentStep<string>(state) ?? '',
    past: done.map(({ event }) => eventName(event)),
  });
  return {
    places: standsIn(tour, now),
    headline: await stage.page.headline(),
    untold: await untold(facts, stage.page),
    typed: await typedOn(stage.tab),
  };
}

/** Where somebody is asked something, on the page that is toured: the state's id. */
function placesIn(tour: AnyTour, snapshot: AnyMachineSnapshot): string[] {
  const isLeft = leafId(snapshot) in (tour.endsAt ?? {}) || tour.passes?.(asDeclared(snapshot)) === true;
  if (isLeft || snapshot.hasTag('waiting') || snapshot.status !== 'active') return [];
  return Object.entries<{ asks?: string }>(snapshot.getMeta()).flatMap(([id, { asks }]) => (asks ? [id] : []));
}

/** The same of a page, which tells no more of its flow than where it stands. */
const standsIn = (tour: AnyTour, told: Told | undefined): string[] =>
  told ? placesIn(tour, tour.spec.machine.resolveState({ value: told.value, context: told.context })) : [];

const toEachPlace =
  (tour: AnyTour): Shape =>
  (graph, proven) => {
    const start = graph.states.get(graph.initial);
    const begins = start ? placesIn(tour, start).filter((place) => !proven.has(place)) : [];
    for (const place of begins) proven.add(place);
    return [...(begins.length > 0 ? [[]] : []), ...short(provingPlaces(tour, graph), proven)];
  };

/** The graph in which there is nothing to prove but that a place is come to, by the page that is toured. */
function provingPlaces(tour: AnyTour, { states, edgesFrom, ...graph }: Graph): Graph {
  const placesAt = (visit: string): string[] => {
    const snapshot = states.get(visit);
    return snapshot ? placesIn(tour, snapshot) : [];
  };
  const isLeft = (visit: string): boolean => {
    const snapshot = states.get(visit);
    return snapshot !== undefined && leafId(snapshot) in (tour.endsAt ?? {});
  };
  const proving = [...edgesFrom]
    .filter(([visit]) => !isLeft(visit))
    .map(
      ([visit, edges]) => [visit, edges.map((edge) => ({ ...edge, proves: placesAt(edge.to), details: [] }))] as const,
    );
  return { ...graph, states, edgesFrom: new Map(proving) };
}
