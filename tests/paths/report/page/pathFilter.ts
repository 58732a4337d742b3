import type { MachineReport, ReportPath } from '../reportData.ts';
import type { PathFilter } from './address.ts';

/** The paths that have everything the filter asks. */
export function filterPaths(machine: MachineReport, filter: PathFilter): ReportPath[] {
  const state = filter.state === undefined ? undefined : machine.states.findIndex(({ id }) => id === filter.state);
  const arrow = machine.transitions.findIndex(({ key }) => key === filter.arrow);
  const event = machine.events.indexOf(filter.event ?? '');
  const outcome = machine.states.findIndex(({ id }) => id === filter.outcome);
  const within = state === undefined ? undefined : placesWithin(machine, state);
  const words = filter.text?.toLowerCase().trim();
  return machine.paths.filter(
    (path) =>
      (!within || placesOn(path).some((place) => within.has(place))) &&
      (!filter.arrow || path.steps.some(({ taken }) => taken.includes(arrow))) &&
      (!filter.event || path.steps.some((step) => step.event === event)) &&
      (!filter.failed || hasFailed(path)) &&
      (!filter.outcome || lastPlace(path) === outcome) &&
      isWalkedAs(machine, path, filter) &&
      (!words ||
        `${pathWords(path)} ${[...path.proves, ...path.about].join(' ')} ${path.id}`.toLowerCase().includes(words)),
  );
}

/** The states a path stands in: where it starts, then where each step leads. */
export const placesOn = ({ startsIn, steps }: ReportPath): number[] => [startsIn, ...steps.map(({ to }) => to)];

export const lastPlace = (path: ReportPath): number => path.steps.at(-1)?.to ?? path.startsIn;

export const hasFailed = ({ walkedBy }: ReportPath): boolean => walkedBy.some(({ failure }) => failure !== undefined);

export const pathWords = ({ start, steps }: ReportPath): string =>
  `${start}: ${steps.length > 0 ? steps.map(({ label }) => label).join(' → ') : 'begins'}`;

/** Steps a listed path tells; a longer one tells how it begins and, since many begin alike, how it ends. */
const mostListed = 8;

export function listedWords({ steps }: Pick<ReportPath, 'steps'>): string {
  const labels = steps.map(({ label }) => label);
  if (labels.length === 0) return 'begins';
  if (labels.length <= mostListed) return labels.join(' → ');
  return [...labels.slice(0, 3), `… ${labels.length - 7} more …`, ...labels.slice(-4)].join(' → ');
}

/** Places of the walks a reader wants counted. */
export function countedWalks({ walks }: Pick<MachineReport, 'walks'>, { level, face }: PathFilter): number[] {
  return walks.flatMap((walk, place) =>
    (!level || walk.level === level) && (!face || walk.face === face) ? [place] : [],
  );
}

export const countIn = (counts: readonly number[], walks: readonly number[]): number =>
  walks.reduce((sum, walk) => sum + (counts[walk] ?? 0), 0);

function isWalkedAs(machine: MachineReport, { walkedBy }: ReportPath, filter: PathFilter): boolean {
  if (!filter.level && !filter.face) return true;
  const counted = countedWalks(machine, filter);
  return walkedBy.some(({ walk }) => counted.includes(walk));
}

/** A state and everything inside it; standing in a part is standing in the whole. */
function placesWithin({ states }: MachineReport, place: number): ReadonlySet<number> {
  const within = new Set(place < 0 ? [] : [place]);
  for (const [inner, { parent }] of states.entries()) {
    const outer = states.findIndex(({ id }) => id === parent);
    if (within.has(outer)) within.add(inner);
  }
  return within;
}
