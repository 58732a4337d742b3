import type { Grown } from './measureGrown.ts';
import type { Measured } from './measureTransfers.ts';
import { table } from './statistics.ts';

/** Statements named because they look at most pages. */
const named = 5;

/** A column for each size, counts before times. */
export function growthReport(measured: readonly GrowthMeasured[]): string {
  const row = (label: string, cell: (one: GrowthMeasured) => string) => [label, ...measured.map(cell)];
  const perTransfer = ({ sending }: GrowthMeasured, who: 'server' | 'database') =>
    ((sending.processor[who] * 1000) / Math.max(sending.load.lifecycles.length, 1)).toFixed(1);
  const pagesOf = ({ grown }: GrowthMeasured) => grown.statements.map(({ pages }) => pages);
  const callNames = Object.keys(measured[0]?.grown.calls ?? {});
  return [
    '',
    table([
      row('', ({ name }) => name),
      row('bytes a transfer', ({ grown }) => grown.bytesEach.toFixed(0)),
      row('statements of a transfer and common calls', ({ grown }) => String(grown.statements.length)),
      row('… that read a grown table whole', ({ grown }) =>
        String(grown.statements.filter(({ readWhole }) => readWhole.length > 0).length),
      ),
      row('… pages of 8 kB they look at, together', (one) => String(pagesOf(one).reduce((sum, each) => sum + each, 0))),
      row('… and the one that looks at most', (one) => String(Math.max(0, ...pagesOf(one)))),
      row('promises broken', ({ grown, sending }) => String(grown.verification.broken.length + sending.broken.length)),
      row('growing it, s', ({ grown }) => grown.seconds.growing.toFixed(0)),
      row('verify everything for the first time, s', ({ grown }) => grown.verification.seconds.whole.toFixed(1)),
      row('… statements', ({ grown }) => String(grown.verification.statements.whole)),
      row('… memory of the process, MB', ({ grown }) => String(grown.verification.memoryMb)),
      row('verify a day, s', ({ grown }) => grown.verification.seconds.daily.toFixed(1)),
      row('… statements', ({ grown }) => String(grown.verification.statements.daily)),
      row('… transfers that moved in it', ({ grown }) => String(grown.verification.ofTheDay)),
      row('reconcile a day, s', ({ grown }) => grown.seconds.reconcile.toFixed(1)),
      row('start of the server, s', ({ sending }) => sending.startSeconds.toFixed(1)),
      row(
        'server memory at rest / under load, MB',
        ({ sending: { memory } }) => `${memory.atRest} / ${memory.underLoad}`,
      ),
      row('transfers a second', ({ sending: { load } }) => (load.lifecycles.length / load.seconds).toFixed(1)),
      row('processor a transfer, ms: server', (one) => perTransfer(one, 'server')),
      row('… PostgreSQL', (one) => perTransfer(one, 'database')),
      ...callNames.map((name) => row(`${name}, ms`, ({ grown }) => (grown.calls[name] ?? 0).toFixed(1))),
    ]),
    ...measured.flatMap(({ name, grown, sending }) => [
      ...[...grown.verification.broken, ...sending.broken, ...sending.load.failures]
        .slice(0, named)
        .map((each) => `${name}: ${each}`),
      ...grown.statements
        .filter(({ readWhole }) => readWhole.length > 0)
        .map(({ readWhole, text }) => `${name} reads ${readWhole.join(', ')} whole: ${text.slice(0, 300)}`),
    ]),
    '',
    `Most pages in the last: ${(measured.at(-1)?.grown.statements ?? [])
      .toSorted((one, other) => other.pages - one.pages)
      .slice(0, named)
      .map(({ pages, text }) => `\n  ${pages}: ${text.slice(0, 140)}`)
      .join('')}`,
  ].join('\n');
}

export type GrowthMeasured = { readonly name: string; readonly grown: Grown; readonly sending: Measured };
