import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import { env } from 'node:process';

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

/** The same changes for the same seed, whatever order they come in; all of them where there are no more than `sample`. */
export function drawMutants(
  mutants: readonly PossibleMutant[],
  { seed, sample }: { readonly seed: number; readonly sample: number },
): ReadonlySet<string> {
  const lot = ({ fileName, mutatorName, replacement, location: { start } }: PossibleMutant) =>
    createHash('sha256')
      .update([seed, relative(root, fileName), start.line, start.column, mutatorName, replacement].join('|'))
      .digest('hex');
  const drawn = mutants
    .map((mutant) => ({ id: mutant.id, lot: lot(mutant) }))
    .toSorted((one, other) => one.lot.localeCompare(other.lot))
    .slice(0, sample);
  return new Set(drawn.map(({ id }) => id));
}

/**
 * What StrykerJS takes to break this place and what lies within it, its lines from 1: sources with all their breaks built
 * in take several times as long.
 */
export const placeOf = ({ fileName, location: { start, end } }: PossibleMutant): string =>
  `${relative(root, fileName)}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;

/** What StrykerJS says of a change that was not drawn. */
export const notDrawn = 'not drawn';

let drawn: ReadonlySet<string> = new Set();

/** StrykerJS has no sampling, but asks checkers whether a change is worth running: this one refuses all but the drawn. */
export const strykerPlugins = [
  {
    kind: 'Checker',
    name: 'drawn',
    value: {
      init: async () => undefined,
      group: async (mutants: readonly PossibleMutant[]) => {
        drawn = drawMutants(mutants, { seed: Number(env.MUTANTS_SEED), sample: Number(env.MUTANTS_SAMPLE) });
        return [mutants.map(({ id }) => id)];
      },
      check: async (mutants: readonly PossibleMutant[]) =>
        Object.fromEntries(
          mutants.map(({ id }) => [
            id,
            drawn.has(id) ? { status: 'passed' } : { status: 'compileError', reason: notDrawn },
          ]),
        ),
    },
  },
];
