import { askedOf } from '../walker/askedOf.ts';
import type { DoneBy } from '../walker/doneBy.ts';
import type { WalkedPath, WalkRecord } from '../walker/walkRecord.ts';
import type { ChartLayout } from './chartLayout.ts';
import type { MachineFigures, MachineReport, PathWalk, ReportPath, ReportTransition } from './reportData.ts';

/** Joins what every level and face recorded of one machine: counts side by side, and each path once. */
export function machineReport(records: readonly WalkRecord[], layout: ChartLayout): MachineReport {
  const [first] = records;
  if (!first) throw new Error('A machine nobody walked has no report');
  const events = [...new Set(records.flatMap((record) => record.events.map(({ type }) => type)))];
  return {
    id: first.machine,
    layout,
    walks: records.map(walkFigures),
    states: first.states.map(({ id, parent, type, asks }) => ({
      ...{ id, parent, type, asks },
      hits: records.map(({ states }) => states.find((state) => state.id === id)?.hits ?? 0),
    })),
    transitions: first.transitions.map((transition) => withCounts(transition, records)),
    events,
    paths: joinedPaths(records, {
      states: placesOf(first.states.map(({ id }) => id)),
      transitions: placesOf(first.transitions.map(({ key }) => key)),
      events: placesOf(events),
    }),
  };
}

export function figuresOf({ id, states, transitions, paths, walks }: MachineReport): MachineFigures {
  const guarded = transitions.filter(({ guard }) => guard !== undefined);
  return {
    id,
    states: { total: states.length, covered: states.filter(({ hits }) => total(hits) > 0).length },
    transitions: { total: transitions.length, covered: transitions.filter(({ hits }) => total(hits) > 0).length },
    guards: { total: guarded.length, both: guarded.filter(({ yes, no }) => total(yes) > 0 && total(no) > 0).length },
    paths: paths.length,
    failures: paths.filter(({ walkedBy }) => walkedBy.some(({ failure }) => failure !== undefined)).length,
    walks,
  };
}

export const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

function walkFigures({ level, face, shape, milliseconds, paths, transitions, ...leftOut }: WalkRecord) {
  const { endsAt = {}, outOfReach = {} } = leftOut;
  const isAsked = askedOf(leftOut);
  const asked = transitions.filter(({ key }) => isAsked(key));
  return {
    ...{ level, face, shape, milliseconds },
    paths: paths.length,
    transitions: asked.filter(({ hits }) => hits > 0).length,
    asked: asked.length,
    steps: stepsDone(paths),
    endsAt: Object.entries(endsAt).map(([state, why]) => ({ state, why })),
    outOfReach: Object.entries(outOfReach).map(([place, why]) => ({ place, why })),
    pictures: paths.reduce((sum, path) => sum + picturesOf(path).filter((picture) => picture !== undefined).length, 0),
  };
}

function stepsDone(paths: readonly WalkedPath[]): Record<DoneBy, number> {
  const done = paths.flatMap(({ steps }) => steps.map(({ doneBy }) => doneBy));
  const count = (by: DoneBy) => done.filter((each) => each === by).length;
  return { controls: count('controls'), told: count('told'), outside: count('outside'), asBefore: count('asBefore') };
}

function withCounts(
  { key, source, eventType, targets, guard }: WalkRecord['transitions'][number],
  records: readonly WalkRecord[],
): ReportTransition {
  const verdicts = records.map(({ guards }) => guards.find(({ transition }) => transition === key));
  return {
    ...{ key, source, eventType, targets, guard },
    hits: records.map(({ transitions }) => transitions.find((transition) => transition.key === key)?.hits ?? 0),
    yes: verdicts.map((verdict) => verdict?.yes ?? 0),
    no: verdicts.map((verdict) => verdict?.no ?? 0),
  };
}

type Places = Readonly<Record<'states' | 'transitions' | 'events', (name: string) => number>>;

function joinedPaths(records: readonly WalkRecord[], places: Places): ReportPath[] {
  const paths = new Map<string, ReportPath & { readonly walkedBy: PathWalk[] }>();
  for (const [walk, record] of records.entries()) {
    for (const path of record.paths) {
      const joined = paths.get(path.id) ?? { ...reportPath(path, places), walkedBy: [] };
      const pictures = picturesOf(path);
      joined.walkedBy.push({
        walk,
        failure: path.failure,
        alone: path.alone,
        pictures: pictures.some((picture) => picture !== undefined) ? pictures : [],
      });
      paths.set(path.id, joined);
    }
  }
  return [...paths.values()];
}

function reportPath({ id, start, outcome, proves, about, startsIn, steps }: WalkedPath, places: Places) {
  return {
    ...{ id, start, outcome, proves, about },
    startsIn: places.states(startsIn),
    steps: steps.map(({ label, kind, eventType, to, transitions }) => ({
      ...{ label, kind },
      event: places.events(eventType),
      to: places.states(to),
      taken: transitions.map(places.transitions),
    })),
  };
}

const picturesOf = ({ startScreenshot, steps }: WalkedPath) => [
  startScreenshot,
  ...steps.map(({ screenshot }) => screenshot),
];

function placesOf(names: readonly string[]): (name: string) => number {
  const places = new Map(names.map((name, place) => [name, place]));
  return (name) => {
    const place = places.get(name);
    if (place === undefined) throw new Error(`A record names ${name}, which the chart does not have`);
    return place;
  };
}
