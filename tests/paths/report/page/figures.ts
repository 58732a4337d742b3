import type {
  MachineFigures,
  MutantFigures,
  ReportOverview,
  RequirementLine,
  SourceFigures,
  WalkFigures,
} from '../reportData.ts';
import { inWords } from '../wording.ts';
import { type Address, machineAddress } from './address.ts';

/** The ways a machine is walked, in the order the report names them. */
export const ways = [
  { level: 'machine', face: 'none', name: 'Machine alone' },
  { level: 'screens', face: 'classic', name: 'Classic screens' },
  { level: 'screens', face: 'chat', name: 'Guided chat' },
  { level: 'browser', face: 'classic', name: 'Browser, classic' },
  { level: 'browser', face: 'chat', name: 'Browser, chat' },
] as const;

export const wayName = ({ level, face }: Pick<WalkFigures, 'level' | 'face'>): string =>
  ways.find((way) => way.level === level && way.face === face)?.name ?? `${level}, ${face}`;

/** Whether a run walked every way there is, each on one machine at least. */
export const isWhole = (machines: readonly Pick<MachineFigures, 'walks'>[]): boolean =>
  ways.every(({ level, face }) =>
    machines.some(({ walks }) => walks.some((walk) => walk.level === level && walk.face === face)),
  );

export type Share = { readonly total: number; readonly covered: number };

/** Every machine's figures together. */
export function sumOf(machines: readonly Pick<MachineFigures, 'states' | 'transitions' | 'guards' | 'paths'>[]) {
  const sum = (part: (machine: (typeof machines)[number]) => number) =>
    machines.reduce((total, machine) => total + part(machine), 0);
  return {
    states: { total: sum(({ states }) => states.total), covered: sum(({ states }) => states.covered) },
    transitions: {
      total: sum(({ transitions }) => transitions.total),
      covered: sum(({ transitions }) => transitions.covered),
    },
    guards: { total: sum(({ guards }) => guards.total), covered: sum(({ guards }) => guards.both) },
    paths: sum(({ paths }) => paths),
  };
}

/** What stands between this run and "every path is walked", machine by machine; empty when nothing does. */
export function openPoints({
  machines,
  mutants,
  requirements,
}: Pick<ReportOverview, 'machines' | 'mutants' | 'requirements'>): OpenPoint[] {
  const broken = requirements.filter(({ assertions }) => assertions.some(({ isPassed }) => isPassed === false)).length;
  const unnoticed = mutants.reduce((sum, figures) => sum + unexplained(figures), 0);
  return [
    ...machines.flatMap(openPointsOf),
    ...missing(broken, 'requirement', 'with an assertion that failed').map((words) => {
      return { name: 'Requirements', words, address: { page: 'requirements' as const } };
    }),
    ...missing(unnoticed, 'mutant', 'nobody noticed').map((words) => {
      return { name: 'Broken on purpose', words, address: { page: 'mutants' as const } };
    }),
  ];
}

export type OpenPoint = { readonly name: string; readonly words: string; readonly address: Address };

function openPointsOf({ id, states, transitions, guards, failures, walks }: MachineFigures): OpenPoint[] {
  return [
    ...missing(states.total - states.covered, 'state', 'never entered'),
    ...missing(transitions.total - transitions.covered, 'transition', 'never taken'),
    ...missing(guards.total - guards.both, 'guard', 'without both answers'),
    ...walks
      .filter(({ level }) => level !== 'machine')
      .flatMap((walk) => missing(walk.asked - walk.transitions, 'transition', `not taken on ${wayName(walk)}`)),
    ...missing(failures, 'path', 'failed'),
  ].map((words) => ({ name: inWords(id), words, address: machineAddress(id) }));
}

/** Whether anything was asserted in its name. */
export const isNamed = ({ assertions }: Pick<RequirementLine, 'assertions'>): boolean => assertions.length > 0;

/** Broken without anybody noticing, and without a reason why nobody can. */
export const unexplained = ({ survivors }: MutantFigures): number =>
  survivors.filter(({ reason }) => reason === undefined).length;

/** Of the places broken in an area of the sources, those whose break a test noticed; one that did not end is none of them. */
export const sourceShare = ({ mutants, killed }: SourceFigures): Share => ({ total: mutants, covered: killed });

/**
 * Of the steps of a person that no walk had done before, those done by the controls of the page; nothing where there is no
 * page. What the server or the address says is no step of a person.
 */
export const shareByControls = ({ steps }: Pick<WalkFigures, 'steps'>): Share | undefined => {
  const total = steps.controls + steps.told;
  return total === 0 ? undefined : { total, covered: steps.controls };
};

/** `+12`, `−3`, or nothing when it stayed the same or there is nothing to compare with. */
export function changeSince(now: number, before: number | undefined): string | undefined {
  if (before === undefined || before === now) return undefined;
  return now > before ? `+${now - before}` : `−${before - now}`;
}

export const percentOf = ({ total, covered }: Share): number =>
  total === 0 ? 100 : Math.floor((covered / total) * 100);

export const runTime = (run: string): string =>
  new Date(run).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });

export const plural = (count: number, noun: string): string =>
  `${count.toLocaleString('en-GB')} ${noun}${count === 1 ? '' : 's'}`;

const missing = (count: number, noun: string, rest: string) => (count === 0 ? [] : [`${plural(count, noun)} ${rest}`]);

/** `48 s`, `7 min 05 s`. */
export const duration = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
