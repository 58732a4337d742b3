import type { Page } from 'playwright';

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string };
};

/** Milliseconds of each task of the page's main thread while `act` runs, on a processor so many times slower. */
export async function mainThreadTasks(page: Page, slowdown: number, act: () => Promise<void>): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => void events.push(...(value as unknown as TraceEvent[])));
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Tracing.start', {
    traceConfig: {
      includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline', 'devtools.timeline', '__metadata'],
    },
  });
  await act();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return tasksOf(events);
}

function tasksOf(events: readonly TraceEvent[]): number[] {
  const named = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const threads = new Set(named.map(({ pid, tid }) => `${pid}.${tid}`));
  return events
    .filter(({ name, ph, pid, tid }) => /RunTask$/.test(name) && ph === 'X' && threads.has(`${pid}.${tid}`))
    .map(({ dur = 0 }) => dur / 1000);
}
