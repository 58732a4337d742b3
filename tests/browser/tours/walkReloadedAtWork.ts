import { describe, expect, test, vi } from 'vitest';
import type { AnyStateMachine, StateValue } from 'xstate';
import { checkPay360Session } from '#contract/payment/hostedPayment.ts';
import { completeBankPayment, reportPaymentReturn } from '#contract/payment/payment.ts';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { makeAgain } from '#contract/transfer/makeAgain.ts';
import { acknowledgeScamAlert } from '#contract/transfer/transfer.ts';
import { currentStep } from '#src/machines/currentStep.ts';
import { measureCoverage } from '#tests/paths/walker/coverage.ts';
import { eventName } from '#tests/paths/walker/eventsFor.ts';
import { factsOf, untold } from '#tests/paths/walker/facts.ts';
import { perform, type Walk } from '#tests/paths/walker/walk.ts';
import { browserDriver } from './browserDriver.ts';
import type { SentChange } from './heldCalls.ts';
import { patience } from './patience.ts';
import type { Stage } from './stage.ts';
import { stagesOf } from './stages.ts';
import type { AnyTour, Tour } from './tour.ts';
import { invokedAtLeaf, onwardOf, type WayToWork, waysToWork } from './waysAtWork.ts';

/** Why a call that is made again without its key comes to the same. */
const sameAgain: ReadonlyMap<Endpoint, string> = new Map<Endpoint, string>([
  [acknowledgeScamAlert, 'what is trusted once is trusted'],
  [makeAgain, 'it prices a transfer under the same quote however often it is asked'],
  [completeBankPayment, 'it asks the company to be looked at'],
  [checkPay360Session, 'it asks the company to be looked at'],
  [reportPaymentReturn, 'it asks the company to be looked at'],
]);

/** By place, why the shortest way there cannot be walked in a browser. */
type NotGoneTo = Readonly<Record<string, string>>;

/** The longest way there and on, on a machine with other work, in milliseconds. */
const longestWalk = 300_000;

/**
 * Defines the tests that reload the page at each place where a machine works and asks nothing, with its call held: the
 * call that is made instead leads where the first one would have, and nothing is done twice.
 */
export function walkReloadedAtWork<Machine extends AnyStateMachine>(tour: Tour<Machine>, notGoneTo?: NotGoneTo): void;
export function walkReloadedAtWork(tour: AnyTour, notGoneTo: NotGoneTo = {}): void {
  vi.setConfig({ testTimeout: longestWalk });
  const openStage = stagesOf(tour);
  const ways = waysToWork(tour);

  describe(`${tour.spec.machine.id}, reloaded at work in a browser`, () => {
    test('what is said not to be gone to are places', () => {
      expect(Object.keys(notGoneTo).filter((place) => !ways.has(place))).toEqual([]);
    });
    for (const [place, way] of [...ways].filter(([name]) => !(name in notGoneTo))) {
      const { start, title } = way.walk;
      test(`${place}, ${way.steps} steps on the way of ${start}: ${title}`, async () => {
        const stage = await openStage(way.walk);
        await tour.opens[start]?.(stage);
        await reloadAtWork({ tour, stage, way, onward: onwardOf(tour, { ways, way }) });
      });
    }
  });
}

type AtWork = {
  readonly tour: AnyTour;
  readonly stage: Stage;
  readonly way: WayToWork;
  /** The way that is gone after the reload; to the same end. */
  readonly onward: WayToWork;
};

async function reloadAtWork({ tour, stage, way, onward }: AtWork): Promise<void> {
  const { calls, flow, page } = stage;
  const driver = browserDriver(tour, { stage, coverage: measureCoverage(tour.spec.machine), picturesAs: undefined });
  const goTo = async ({ walk }: WayToWork, step: number) => {
    if (step > 0) await perform(driver, { walk, index: step - 1 });
    await driver.expectState(stateAfter(walk, step));
  };
  const arrived = stateAfter(onward.walk, onward.arrivesAfter);
  expect(arrived.value).toEqual(stateAfter(way.walk, way.arrivesAfter).value);
  try {
    for (let step = 0; step <= way.steps; step += 1) await goTo(way, step);
    await vi.waitUntil(() => isCalling(tour, { stage, way }), patience);
    const before = { stood: flow.stoodAt().length, sent: calls.sent.length };
    const left = await reload(stage);
    await driver.expectState(stateAfter(onward.walk, onward.steps));
    for (let step = onward.steps + 1; step <= onward.arrivesAfter; step += 1) await goTo(onward, step);

    const facts = factsAfter(tour, { stage, ...onward });
    await vi.waitFor(async () => expect(await untold(facts, page)).toEqual([]), patience);
    // What only comes once the address has moved on would be there by now.
    await driver.expectState(arrived);
    expect(strayedFrom(onward, flow.stoodAt().slice(before.stood)), 'stands nowhere else on the way').toEqual([]);
    expect(madeTwice(left, calls.sent.slice(before.sent)), 'made again under another key').toEqual([]);
  } finally {
    await driver.stop();
  }
}

function strayedFrom({ walk, steps, arrivesAfter }: WayToWork, stood: readonly StateValue[]): StateValue[] {
  const onTheWay = walk.steps.slice(steps, arrivesAfter + 1).map(({ state }) => JSON.stringify(state.value));
  return stood.filter((value) => !onTheWay.includes(JSON.stringify(value)));
}

/** Whether what the machine works at has asked the server, so that there is something to leave unanswered. */
function isCalling(tour: AnyTour, { stage, way: { walk, steps } }: Pick<AtWork, 'stage' | 'way'>): boolean {
  const endings = invokedAtLeaf(stateAfter(walk, steps)).map((actorId) => tour.ends[actorId]);
  const holds = endings.flatMap((ending) => (ending && ending !== 'elsewhere' ? ending.holds : []));
  return holds.some((endpoint) => stage.calls.isHeld(endpoint));
}

/** Tells what was asked for and never heard of. */
async function reload({ calls, flow, tab }: Stage): Promise<readonly SentChange[]> {
  const load = flow.now()?.load;
  const left = calls.leaveUnanswered();
  await tab.reload();
  await vi.waitUntil(() => flow.now()?.load !== load, patience);
  return left;
}

const madeTwice = (left: readonly SentChange[], again: readonly SentChange[]): string[] =>
  left
    .filter(({ endpoint }) => !sameAgain.has(endpoint))
    .flatMap(({ endpoint, key }) => again.filter((sent) => sent.endpoint === endpoint && sent.key !== key))
    .map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);

function factsAfter({ use }: AnyTour, { stage, walk, arrivesAfter }: WayToWork & { readonly stage: Stage }) {
  const state = stateAfter(walk, arrivesAfter);
  const past = walk.edges.slice(0, arrivesAfter).map(({ event }) => eventName(event));
  return factsOf(use, {
    value: state.value,
    context: stage.flow.now()?.context,
    step: currentStep<string>(state) ?? '',
    past,
  });
}

function stateAfter(walk: Walk, step: number) {
  const state = walk.steps[step]?.state;
  if (!state) throw new Error(`${walk.title} has no step ${step}`);
  return state;
}
