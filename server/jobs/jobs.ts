import type { Logger } from 'pino';

/** A piece of timed work. It takes its own rows (`for no key update skip locked`), so any number of servers may run it. */
export type Job = {
  readonly name: string;
  readonly everyMs: number;
  /** Answers whether there is more to do at once. */
  readonly run: () => Promise<boolean>;
  /** Ends what a turn has begun and not waited for. */
  readonly finish?: () => Promise<void>;
};

export type Jobs = { readonly start: () => void; readonly stop: () => Promise<void> };

/** Runs each job again and again, one run of each at a time; a failed run is logged and tried at the next turn. */
export function jobRunner(jobs: readonly Job[], log: Logger): Jobs {
  let stopped = false;
  const timers = new Set<NodeJS.Timeout>();
  const running = new Set<Promise<void>>();

  const schedule = (job: Job, delayMs: number) => {
    if (stopped) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      const run = runOnce(job).finally(() => running.delete(run));
      running.add(run);
    }, delayMs);
    timers.add(timer);
  };
  const runOnce = async (job: Job) => {
    const more = await job.run().catch((failure: unknown) => {
      log.error({ job: job.name, name: failureName(failure), stack: failureStack(failure) }, 'job failed');
      return false;
    });
    schedule(job, more ? 0 : job.everyMs);
  };

  return {
    start: () => {
      for (const job of jobs) schedule(job, 0);
    },
    stop: async () => {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(running);
      await Promise.all(jobs.map((job) => job.finish?.()));
    },
  };
}

const failureName = (failure: unknown) => (failure instanceof Error ? failure.name : 'unknown');
const failureStack = (failure: unknown) => (failure instanceof Error ? failure.stack : String(failure));
