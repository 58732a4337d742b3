import { performance } from 'node:perf_hooks';
import { SpanKind, type Tracer } from '@opentelemetry/api';
import type { PaymentWays } from '#domain/payment/paymentWays.ts';
import type { Job } from '../jobs/jobs.ts';
import type { OutboxHandlers } from '../jobs/outbox.ts';
import type { Lane } from '../jobs/outboxLanes.ts';
import { inSpan } from '../telemetry/inSpan.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';

type Handlers = Readonly<Record<Lane, OutboxHandlers>>;

type Watching = { readonly telemetry: Telemetry; readonly tracer: Tracer };

/** The same jobs, each turn counted. */
export const countedJobs = (jobs: readonly Job[], { count }: Telemetry): Job[] =>
  jobs.map((job) => ({
    ...job,
    run: () => counted(job.run, (outcome) => count('sawa.jobs', { 'sawa.job': job.name, 'sawa.outcome': outcome })),
  }));

/** The same handlers of follow-up work, each try counted and traced. */
export function watchedHandlers(handlers: Handlers, { telemetry: { count }, tracer }: Watching): Handlers {
  const ofLane = (lane: Lane): OutboxHandlers =>
    Object.fromEntries(
      Object.entries(handlers[lane]).map(([kind, handle]) => [
        kind,
        (payload, piece) =>
          counted(
            () =>
              inSpan(
                { tracer, name: `outbox ${kind}`, kind: SpanKind.CONSUMER },
                async () => (await handle(payload, piece)) ?? undefined,
              ),
            (outcome) =>
              count('sawa.outbox.deliveries', { 'sawa.lane': lane, 'sawa.kind': kind, 'sawa.outcome': outcome }),
          ),
      ]),
    );
  return { money: ofLane('money'), news: ofLane('news') };
}

/** Which payment companies are called at this moment, of those we have keys for. */
export function companyMetrics({ readWhenAsked }: Telemetry, ways: () => PaymentWays, companies: readonly string[]) {
  readWhenAsked(async () => {
    const closed: Readonly<Record<string, string | undefined>> = ways().closed;
    return companies
      .filter((company) => closed[company] !== 'providerNotOpen')
      .map((company) => ({
        ...({ name: 'sawa.company.available', value: closed[company] === undefined ? 1 : 0 } as const),
        labels: { 'sawa.company': company },
      }));
  });
}

/** How the process itself is. */
export function processMetrics({ readWhenAsked }: Telemetry) {
  let before = performance.eventLoopUtilization();
  readWhenAsked(async () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return [
      { name: 'nodejs.eventloop.utilization', value: utilization, labels: {} },
      { name: 'process.memory.usage', value: process.memoryUsage.rss(), labels: {} },
    ];
  });
}

async function counted<Value>(work: () => Promise<Value>, note: (outcome: 'done' | 'failed') => void): Promise<Value> {
  try {
    const done = await work();
    note('done');
    return done;
  } catch (failure) {
    note('failed');
    throw failure;
  }
}
