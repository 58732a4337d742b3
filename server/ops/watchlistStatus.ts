import { sql } from 'kysely';
import { publishedLists, watchlistFacts, watchlistMaxAgeDays } from '#domain/screening/watchlists.ts';
import type { Db } from '../database/open.ts';
import { type VersionInForce, versionsInForce } from '../screening/watchlistStore.ts';
import { standingOf } from '../screening/watchlistsRequired.ts';
import type { StatusSection } from './statusSection.ts';
import { when } from './table.ts';

/** Which lists people are screened against; the sandbox's stands in for all of them. */
export async function watchlistStatus(db: Db): Promise<StatusSection> {
  const versions = await versionsInForce(db);
  const sample = versions.find(({ list }) => list === 'SAMPLE');
  const lines = publishedLists.map((list) => {
    const version = versions.find((each) => each.list === list);
    const { title, source } = watchlistFacts[list];
    if (!version) return `${title}: not loaded (${source})`;
    const late = standingOf(list, versions) === 'tooOld' ? `, OLDER THAN ${watchlistMaxAgeDays} DAYS` : '';
    return `${title}: ${described(version)}${late}`;
  });
  const isComplete = publishedLists.every((list) => standingOf(list, versions) === 'fresh');
  return {
    heading: 'Watchlists',
    lines: sample
      ? [`The sandbox’s sample: ${sample.people} invented people; production does not use it`, ...lines]
      : lines,
    isWell: isComplete || sample !== undefined,
    data: versions,
  };
}

const described = (version: VersionInForce): string =>
  [
    `${version.people} people under ${version.names} names`,
    `of ${version.publishedOn ?? 'no day'}`,
    `fetched ${Math.floor(version.ageDays)} days ago`,
    `loaded ${when(version.loadedAt)} by ${version.loadedBy}`,
    `SHA-256 ${version.sha256.slice(0, 16)}…`,
  ].join(', ');

type Run = { phase: string; screened: number; hits: number; begun_at: Date; finished_at: Date | null };
type Found = { subject: string; name: string; listed: string; entry: string; born: string | null };

/** People that are printed. */
const shown = 20;

/** How far everybody has been screened again, and whom it found. */
export async function rescreeningStatus(db: Db): Promise<StatusSection> {
  const runs = await sql<Run>`select phase, screened, hits, begun_at, finished_at from rescreening
    order by begun_at desc, id desc limit 1`.execute(db);
  const found = await sql<Found>`select subject, name, listed, entry, born from watchlist_finding f
    where not exists (select from watchlist_hit h where h.subject = f.subject and h.entry = f.entry
      and h.name = f.name and h.state = 'CLEARED') order by found_at desc, subject limit ${shown}`.execute(db);
  const [run] = runs.rows;
  const known = found.rows.map(
    ({ subject, name, born, listed, entry }) =>
      `${subject}: ${name}${born ? `, born ${born}` : ''} may be ${listed} (${entry})`,
  );
  return {
    heading: 'Screening everybody again',
    lines: [
      run ? progress(run) : 'No list has changed yet.',
      ...(known.length > 0 ? ['Whom we know and a list may mean; their next transfer is held:', ...known] : []),
    ],
    isWell: true,
    data: { run, found: found.rows },
  };
}

const progress = ({ phase, screened, hits, begun_at, finished_at }: Run): string =>
  finished_at
    ? `Done ${when(finished_at)}: ${screened} looked at, ${hits} found.`
    : `Under way since ${when(begun_at)}, now ${phase}: ${screened} looked at so far, ${hits} found.`;
