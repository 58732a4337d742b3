import { createHash } from 'node:crypto';

/** A whole number from `least` up to, not including, `most`, and for one seed always the same. */
export function drawn(seed: string, least: number, most: number): number {
  const share = createHash('sha256').update(seed).digest().readUInt32BE(0) / 2 ** 32;
  return least + Math.floor(share * (most - least));
}

/** What became of what senders were told of. */
export type Standing = { readonly id: string; readonly status: string };

/** Transfers somebody was told of that are not there, or not as far as they were told. */
export function lostOf(acknowledged: ReadonlyMap<string, string>, found: readonly Standing[]): string[] {
  const statuses = new Map(found.map(({ id, status }) => [id, status]));
  return [...acknowledged].flatMap(([id, what]) => {
    const status = statuses.get(id);
    if (status === undefined) return [`${id} was ${what} and is not there`];
    return what === 'delivered' && status !== 'COMPLETE' ? [`${id} was delivered and is ${status}`] : [];
  });
}

export type Drilled = {
  readonly seed: string;
  /** Milliseconds of sending before the loss. */
  readonly lostAfterMs: number;
  readonly baseBytes: number;
  readonly logBytes: number;
  readonly told: Readonly<Record<'made' | 'begun' | 'delivered', number>>;
  readonly lost: readonly string[];
  /** Transfers in the recovered database nobody was told of: their answers were on their way. */
  readonly unheard: number;
  /** Seconds from the loss until the database takes what is written, and until the server answers. */
  readonly recoverySeconds: number;
  readonly serviceSeconds: number;
  /** What the companies did that our books lacked, before the server ran again and after it caught up: a count by kind. */
  readonly breaksBefore: Readonly<Record<string, number>>;
  readonly breaksAfter: Readonly<Record<string, number>>;
  readonly broken: readonly string[];
  readonly failures: readonly string[];
};

export const isWell = ({ lost, broken, failures, breaksAfter }: Drilled): boolean =>
  lost.length + broken.length + failures.length + Object.keys(breaksAfter).length === 0;

/** One page of figures. */
export function drillPage(drilled: Drilled): string {
  const { told, lost, broken, failures } = drilled;
  const all = told.made + told.begun + told.delivered;
  const rows: readonly (readonly [string, string])[] = [
    ['lost after', `${(drilled.lostAfterMs / 1000).toFixed(1)} s of sending (seed ${drilled.seed})`],
    ['base backup', `${megabytes(drilled.baseBytes)}, taken while people sent`],
    ['log received', megabytes(drilled.logBytes)],
    ['transfers people were told of', `${all}: ${told.delivered} delivered, ${told.begun} paid for, ${told.made} made`],
    ['of these lost', String(lost.length)],
    ['transfers nobody had heard of yet', String(drilled.unheard)],
    ['database back after', `${drilled.recoverySeconds.toFixed(1)} s`],
    ['server back after', `${drilled.serviceSeconds.toFixed(1)} s`],
    ['breaks before the server ran again', inWords(drilled.breaksBefore)],
    ['breaks after it caught up', inWords(drilled.breaksAfter)],
    ['promises about the books broken', String(broken.length)],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return [
    ...rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`),
    ...[...lost, ...broken, ...failures].slice(0, 20).map((line) => `  ${line}`),
    isWell(drilled) ? 'Nothing that was acknowledged is lost.' : 'NOT WELL: see above.',
  ].join('\n');
}

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

const inWords = (breaks: Readonly<Record<string, number>>): string =>
  Object.entries(breaks)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ') || 'none';
