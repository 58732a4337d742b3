import type { Page } from 'playwright';

/** The clock of a tab. */
export type Pace = {
  /** Lets time pass, and everything that waits for it happen; by its clock the page is then where it was before. */
  readonly letPass: (milliseconds: number) => Promise<void>;
  readonly stop: () => void;
};

/** Milliseconds of the page's time that pass with each look, and between two looks of ours. */
const slowTick = { page: 5, ours: 50 };

/** A clock is stopped at a moment that has not come yet, in milliseconds from now. */
const ahead = 2_000;

type PaceOptions = {
  readonly isSlow: boolean;
  readonly whileOffline: (act: () => Promise<void>) => Promise<void>;
};

/**
 * Time as usual; or in slow motion, for flows that look again every few seconds by themselves: a loaded machine must
 * not take longer for a step than the flow takes for its next.
 */
export async function setPace(tab: Page, { isSlow, whileOffline }: PaceOptions): Promise<Pace> {
  await tab.clock.install();
  let turn: Promise<unknown> = Promise.resolve();
  let isOver = false;
  const inTurn = (act: () => Promise<unknown>): Promise<void> => {
    const next = turn.then(act, act);
    // Between two pages there is no clock to move.
    turn = next.catch(() => undefined);
    return next.then(() => undefined);
  };

  if (isSlow) {
    await tab.clock.pauseAt(Date.now() + ahead);
    const tick = async () => {
      if (isOver) return;
      await inTurn(() => tab.clock.runFor(slowTick.page)).catch(() => undefined);
      setTimeout(tick, slowTick.ours);
    };
    void tick();
  }
  return {
    letPass: (milliseconds) =>
      inTurn(() =>
        whileOffline(async () => {
          const before = await tab.evaluate(() => Date.now());
          await tab.clock.fastForward(milliseconds);
          await tab.clock.setSystemTime(before + 1);
        }),
      ),
    stop() {
      isOver = true;
    },
  };
}
