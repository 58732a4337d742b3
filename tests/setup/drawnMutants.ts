import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import { env, stdout } from 'node:process';

/** A change StrykerJS can make, as it hands it to a checker. Lines and columns count from 0. */
export type PossibleMutant = {
  readonly id: string;
  readonly fileName: string;
  readonly mutatorName: string;
  readonly replacement: string;
  readonly location: { readonly start: Position; readonly end: Position };
};

type Position = { readonly line: number; readonly column: number };

const root = resolve(import.meta.dirname, '../..');

/**
 * The same changes for the same seed, in the same order, whatever order they come in; all of them where there are no more
 * than `sample`. The first of them are as fair a sample as all.
 */
export function drawMutants<Mutant extends PossibleMutant>(
  mutants: readonly Mutant[],
  { seed, sample }: { readonly seed: number; readonly sample: number },
): readonly Mutant[] {
  return mutants
    .map((mutant) => ({ mutant, lot: lotOf(mutant, seed) }))
    .toSorted((one, other) => one.lot.localeCompare(other.lot))
    .slice(0, sample)
    .map(({ mutant }) => mutant);
}

/** By which a change is drawn, and known again when StrykerJS numbers it otherwise. */
export const lotOf = (
  { fileName, mutatorName, replacement, location: { start } }: PossibleMutant,
  seed: number,
): string =>
  createHash('sha256')
    .update([seed, relative(root, fileName), start.line, start.column, mutatorName, replacement].join('|'))
    .digest('hex');

/**
 * What StrykerJS takes to break this place and what lies within it, its lines from 1: sources with all their breaks built
 * in take several times as long.
 */
export const placeOf = ({ fileName, location: { start, end } }: PossibleMutant): string =>
  `${relative(root, fileName)}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;

/** StrykerJS counts lines and columns from 0 where it hands a change to a checker, and from 1 in its results. */
export const fromZero = <Mutant extends PossibleMutant>({ location: { start, end }, ...result }: Mutant): Mutant =>
  ({ ...result, location: { start: before(start), end: before(end) } }) as Mutant;

const before = ({ line, column }: Position): Position => ({ line: line - 1, column: column - 1 });

/** What StrykerJS says of a change that was not drawn. */
export const notDrawn = 'not drawn';

/** What of a result says how it ended. */
type Ended = PossibleMutant & { readonly status: string; readonly statusReason?: string | undefined };

/** Where a break was made, what it put there, and how it ended. */
export const endLine = ({ status, mutatorName, replacement, ...mutant }: Ended): string =>
  `${status} ${placeOf({ mutatorName, replacement, ...mutant })} ${mutatorName}: ${replacement}`;

/**
 * StrykerJS has no sampling, but asks checkers whether a change is worth running: this one refuses all but the drawn. The
 * reporter says of each how it ended as soon as it has, so that a run that is stopped has said what it found.
 */
export const strykerPlugins = [
  {
    kind: 'Reporter',
    name: 'drawn',
    value: {
      onMutantTested: (ended: Ended) => {
        if (ended.status !== 'CompileError' && ended.status !== 'Ignored') {
          stdout.write(`${endLine(fromZero(ended))}\n`);
        }
      },
    },
  },
  {
    kind: 'Checker',
    name: 'drawn',
    value: {
      init: async () => undefined,
      group: async (mutants: readonly PossibleMutant[]) => [mutants.map(({ id }) => id)],
      check: async (mutants: readonly PossibleMutant[]) => {
        const lots = new Set(env.MUTANTS_LOTS?.split(' '));
        return Object.fromEntries(
          mutants.map((mutant) => [
            mutant.id,
            lots.has(lotOf(mutant, Number(env.MUTANTS_SEED)))
              ? { status: 'passed' }
              : { status: 'compileError', reason: notDrawn },
          ]),
        );
      },
    },
  },
];
