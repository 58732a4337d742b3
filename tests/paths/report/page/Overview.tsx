import type { ReportOverview } from '../reportData.ts';
import { hashOf } from './address.ts';
import { ChangesSection } from './ChangesSection.tsx';
import {
  changeSince,
  duration,
  isNamed,
  isWhole,
  type OpenPoint,
  openPoints,
  percentOf,
  plural,
  runTime,
  type Share,
  sumOf,
  ways,
} from './figures.ts';
import { MachinesTable } from './MachinesTable.tsx';
import { Mark, toneOf } from './Mark.tsx';
import styles from './Overview.module.css';

/** The page a release meeting begins with: is every path walked, and what changed since the last accepted run. */
export function Overview({ overview }: { readonly overview: ReportOverview }) {
  const { machines, before, requirements, leftOut, run, parts } = overview;
  const open = openPoints(overview);
  const now = sumOf(machines);
  const then = before && sumOf(before.machines);
  const named = requirements.filter(isNamed).length;
  return (
    <>
      <div className={styles.verdict} data-open={open.length > 0 || undefined}>
        <p className={styles.when}>Run of {runTime(run)}</p>
        <h1 tabIndex={-1}>{verdict({ open: open.length, isWhole: isWhole(machines) })}</h1>
        <p className="lead">
          {plural(now.paths, 'path')} through {plural(machines.length, 'machine')}, taken from the machines the product
          runs on.{' '}
          {before ? `Changes are since the accepted run of ${runTime(before.run)}.` : 'No earlier run is accepted yet.'}
        </p>
        <p className={styles.scope}>
          <Scope machines={machines} />
        </p>
        {parts.length > 0 && (
          <p className={styles.took}>
            Took {parts.map(({ part, seconds }) => `${duration(seconds)} ${partWords[part]}`).join(' · ')}
          </p>
        )}
        {open.length > 0 && <OpenPoints points={open} />}
      </div>
      <dl className={styles.tiles}>
        <Tile name="States entered" share={now.states} change={changeSince(now.states.total, then?.states.total)} />
        <Tile
          name="Transitions taken"
          share={now.transitions}
          change={changeSince(now.transitions.total, then?.transitions.total)}
        />
        <Tile name="Guards, yes and no" share={now.guards} change={changeSince(now.guards.total, then?.guards.total)} />
        <Tile
          name="Requirements an assertion names"
          share={{ total: requirements.length, covered: named }}
          change={changeSince(named, before?.requirements.named)}
        />
      </dl>
      <ChangesSection changes={overview.changes} before={before} />
      <MachinesTable machines={machines} before={before?.machines} />
      {leftOut.length > 0 && (
        <p className={`empty ${styles.leftOut}`}>
          Left out, because an earlier run wrote them: {leftOut.join(', ')}. Only what this run walked is shown.
        </p>
      )}
    </>
  );
}

/** A run of parts of it says nothing about the rest. */
function verdict({ open, isWhole }: { readonly open: number; readonly isWhole: boolean }): string {
  if (open > 0) return `${plural(open, 'point')} still open`;
  return isWhole ? 'Every path is walked' : 'Nothing is open in what was walked';
}

function Tile({
  name,
  share,
  change,
}: {
  readonly name: string;
  readonly share: Share;
  readonly change?: string | undefined;
}) {
  return (
    <div className={styles.tile}>
      <dt>{name}</dt>
      <dd className={styles.percent}>
        {percentOf(share)}
        <span>%</span>
      </dd>
      <dd className={styles.detail}>
        <Mark tone={toneOf(share)} /> {share.covered.toLocaleString('en-GB')} of {share.total.toLocaleString('en-GB')}
        {change && <span className={styles.change}>{change} since</span>}
      </dd>
    </div>
  );
}

const partWords: Record<ReportOverview['parts'][number]['part'], string> = {
  machine: 'alone',
  screens: 'on screens and in the chat',
  browser: 'in a browser',
  mutants: 'broken on purpose',
};

/** Which ways were walked at all, and which were not: a verdict is about the former. */
function Scope({ machines }: Pick<ReportOverview, 'machines'>) {
  return ways.map(({ level, face, name }) => {
    const walked = machines.filter(({ walks }) =>
      walks.some((walk) => walk.level === level && walk.face === face),
    ).length;
    return (
      <span key={name}>
        <Mark tone={walked > 0 ? 'covered' : 'none'} /> {name}:{' '}
        {walked > 0 ? plural(walked, 'machine') : 'not in this run'}
      </span>
    );
  });
}

/** Open points shown before the rest is folded away. */
const mostShown = 5;

function OpenPoints({ points }: { readonly points: readonly OpenPoint[] }) {
  const rest = points.slice(mostShown);
  return (
    <div className={styles.points}>
      <PointList points={points.slice(0, mostShown)} />
      {rest.length > 0 && (
        <details>
          <summary>{rest.length} more</summary>
          <PointList points={rest} />
        </details>
      )}
    </div>
  );
}

function PointList({ points }: { readonly points: readonly OpenPoint[] }) {
  return (
    <ul className={styles.list}>
      {points.map(({ name, words, address }) => (
        <li key={`${name} ${words}`}>
          <Mark tone="missed" />
          <span>
            <a href={hashOf(address)}>{name}</a>: {words}
          </span>
        </li>
      ))}
    </ul>
  );
}
