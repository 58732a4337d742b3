import { setImmediate as breathe } from 'node:timers/promises';
import { type Part, portionOf, timerOf } from './part.ts';
import { simulateHistory } from './simulation/simulatedHistory.ts';

const whole = 100_000;
/** Histories between two lines about how far it is. */
const sayEvery = 1_000;
/** Lines of a broken history that are shown: its end. */
const shown = 6;

export const histories: Part = {
  name: 'histories',
  does: 'Lives of one transfer on a simulated clock, network and database, every promise looked at after each step.',
  weight: 2,
  runsOn: 'once',
  async run({ random, budget, say }) {
    const isOver = timerOf(budget);
    const wanted = portionOf(whole, budget);
    const broken: string[] = [];
    const ends = new Map<string, number>();
    const done = { histories: 0, steps: 0, 'days of their time': 0 };
    while (done.histories < wanted && !isOver()) {
      const history = simulateHistory(`${random.seed}/${done.histories}`);
      done.histories += 1;
      done.steps += history.steps;
      done['days of their time'] += Math.round(history.days);
      ends.set(history.end, (ends.get(history.end) ?? 0) + 1);
      const last = history.log.slice(-shown).join('; ');
      broken.push(...history.broken.map((what) => `${what} (history ${history.seed}; ${last})`));
      if (done.histories % sayEvery === 0) say(`${done.histories} of ${wanted} histories`);
      await breathe();
    }
    return { done: { ...done, ...Object.fromEntries([...ends].sort()) }, broken };
  },
};
