import type { Measured } from './measureTransfers.ts';
import { spread, table } from './statistics.ts';

/** The compact table, with every figure beside the baseline of the same run. */
export function report(measured: readonly Measured[], baseline: readonly number[]): string {
  const tps = baseline.reduce((sum, each) => sum + each, 0) / Math.max(baseline.length, 1);
  const rows = [['', ...measured.map(({ name }) => name)], ...lines(measured, tps)];
  return [
    '',
    table(rows),
    '',
    ...(baseline.length > 0
      ? [
          `pgbench (TPC-B-like) on the same PostgreSQL, before and after: ${baseline.map((each) => each.toFixed(0)).join(' and ')} a second`,
        ]
      : []),
    ...measured.flatMap(verdict),
    '',
    'Milliseconds of each call, p50 / p95 / p99:',
    table([['', ...measured.map(({ name }) => name)], ...callLines(measured)]),
  ].join('\n');
}

const perSecond = ({ load }: Measured) => load.lifecycles.length / load.seconds;

function lines(measured: readonly Measured[], tps: number): string[][] {
  const row = (label: string, cell: (one: Measured) => string) => [label, ...measured.map(cell)];
  const perLifecycle = (who: keyof Measured['processor']) => (one: Measured) =>
    ((one.processor[who] * 1000) / Math.max(one.load.lifecycles.length, 1)).toFixed(1);
  return [
    row('transfers from quote to delivery, a second', (one) => perSecond(one).toFixed(1)),
    ...(tps > 0 ? [row('… as a share of pgbench', (one) => `${((perSecond(one) / tps) * 100).toFixed(1)} %`)] : []),
    row('one transfer, ms p50 / p95 / p99', ({ load }) => spread(load.lifecycles)),
    row('one API call, ms p50 / p95 / p99', ({ load }) => spread(Object.values(load.calls).flat())),
    row('API calls a second', ({ load }) => (Object.values(load.calls).flat().length / load.seconds).toFixed(0)),
    row('looks at a transfer until it was delivered', ({ load }) =>
      (load.looks / Math.max(load.lifecycles.length, 1)).toFixed(1),
    ),
    row('server memory at rest, MB', ({ memory }) => String(memory.atRest)),
    row('server memory under load, MB', ({ memory }) => String(memory.underLoad)),
    row('server memory, most since its start, MB', ({ memory }) => String(memory.peak)),
    row('processor a transfer, ms: server', perLifecycle('server')),
    row('… PostgreSQL', perLifecycle('database')),
    row('… sandbox', perLifecycle('sandbox')),
    row('… load', perLifecycle('load')),
  ];
}

function callLines(measured: readonly Measured[]): string[][] {
  const names = [...new Set(measured.flatMap(({ load }) => Object.keys(load.calls)))];
  return names.map((name) => [name, ...measured.map(({ load }) => spread(load.calls[name] ?? []))]);
}

/** How many failures are shown in full. */
const shown = 5;

function verdict({ name, load, promises, broken }: Measured): string[] {
  const failed =
    load.failures.length > 0
      ? [`${name}: ${load.failures.length} transfers failed`, ...load.failures.slice(0, shown)]
      : [];
  const books =
    broken.length === 0
      ? `${name}: verify holds, all ${promises} promises about the books`
      : `${name}: verify found ${broken.length} broken promises`;
  return [...failed, books, ...broken.slice(0, shown)];
}
