import type { ReportedEvent } from '#server/transfer/lifecycle/reportedEvent.ts';
import { brokenIn } from '#tests/fixtures/kernelPromises.ts';
import { letHappen, type World } from '#tests/fixtures/kernelWorld.ts';
import type { SeededRandom } from '../seededRandom.ts';
import { day, type SimulatedTime } from './simulatedTime.ts';

/** Shares of the calls before whose commit, and before whose answer, a server dies. */
const [diesBefore, diesAfter] = [0.04, 0.04];
/** The share of a company's reports that come again, hours or days later. */
const comesAgain = 0.2;

export type SimulatedServer = ReturnType<typeof simulatedServer>;

type Beginning = { readonly random: SeededRandom; readonly time: SimulatedTime; readonly world: World };

/**
 * Servers on one database that keep one transfer: what the kernel decides is committed whole or not at all, and every
 * promise about the books is looked at after each commit.
 */
export function simulatedServer({ random, time, world: begun }: Beginning) {
  let world = begun;
  let steps = 0;
  let isFaulty = true;
  const broken: string[] = [];
  const log: string[] = [];

  /** Answers whether the caller heard that it was done. */
  function apply(event: ReportedEvent): boolean {
    steps += 1;
    if (isFaulty && random.chance(diesBefore)) return false;
    const before = world.state;
    try {
      world = letHappen(world, event);
    } catch (failure) {
      broken.push(`the database refused: ${String(failure)}`);
    }
    log.push(`${time.now()} s ${event.type}: ${world.decision?.ok ? world.state.status : world.decision?.refusal}`);
    // A refusal changed nothing, so there is nothing new to look at.
    if (world.state !== before) broken.push(...brokenIn(world).map((what) => `${what}, after ${event.type}`));
    return !(isFaulty && random.chance(diesAfter));
  }

  /** A report on its way: late, again when nobody answered, and sometimes once more long after. */
  function report(event: ReportedEvent, seconds = random.whole(1, 600)) {
    time.after(seconds, () => {
      if (!apply(event)) report(event);
    });
    if (isFaulty && random.chance(comesAgain)) time.after(random.whole(1, 4 * day), () => apply(event));
  }

  return {
    apply,
    report,
    world: () => world,
    /** What no event tells, read anew under the lock. */
    becomes(known: Partial<World['state']>) {
      world = { ...world, state: { ...world.state, ...known } };
    },
    /** From now on nothing is lost. */
    recovers() {
      isFaulty = false;
    },
    isFaulty: () => isFaulty,
    steps: () => steps,
    broken: broken as readonly string[],
    log: log as readonly string[],
  };
}
