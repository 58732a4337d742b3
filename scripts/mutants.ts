import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { figuresOf, writeAreaFigures } from '#tests/paths/mutants/sourceMutants.ts';
import { drawMutants, placeOf } from '#tests/setup/drawnMutants.ts';
import { type MutantArea, mutantAreas } from './mutantAreas.ts';

/**
 * `npm run mutants -- --seed 7 --sample 1500`: breaks as many places of our sources, drawn by the seed and as many in each
 * area, one at a time, runs the committed tests near each, and writes what they noticed to `docs/mutants.json`. `--area
 * src/dialogue` breaks that area alone, and may be repeated; figures of the other areas stay as they are.
 */
/** Finding what could be broken runs a test all the same. */
const aTestOfNoSource = 'tests/lockfile.test.ts';

const { seed, sample, areas } = asked();
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const share = Math.ceil(sample / areas.length);

for (const { name, mutate, tests, isolate } of areas) {
  const possible = await breakOf(0, [...mutate, '!**/*.test.{ts,tsx}'], [aTestOfNoSource], {});
  const drawn = drawMutants(possible, { seed, sample: share });
  const places = possible.filter(({ id }) => drawn.has(id)).map(placeOf);
  console.log(`\n${name}: ${places.length} of ${possible.length} places broken, one at a time …`);
  const results = await breakOf(share, places, tests, {
    isolate,
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: `reports/mutants/${name.replaceAll('/', '-')}.json` },
  });
  const figures = figuresOf(results);
  console.table({ [name]: figures });
  writeAreaFigures(name, { seed, date: new Date().toISOString().slice(0, 10), commit, ...figures });
}

function asked(): { seed: number; sample: number; areas: readonly MutantArea[] } {
  try {
    const { values } = parseArgs({
      options: {
        seed: { type: 'string' },
        sample: { type: 'string', default: '1500' },
        area: { type: 'string', multiple: true },
      },
    });
    return { seed: whole('seed', values.seed), sample: whole('sample', values.sample), areas: named(values.area) };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(2);
  }
}

function whole(flag: string, value: string | undefined): number {
  if (value === undefined || !/^[1-9]\d{0,8}$/.test(value))
    throw new Error(`--${flag} has to be a whole number from 1.`);
  return Number(value);
}

function named(areas: readonly string[] = mutantAreas.map(({ name }) => name)): readonly MutantArea[] {
  return areas.map((asked) => {
    const area = mutantAreas.find(({ name }) => name === asked);
    if (!area) throw new Error(`--area has to be one of ${mutantAreas.map(({ name }) => name).join(', ')}.`);
    return area;
  });
}

type Options = ConstructorParameters<typeof Stryker>[0] & { readonly isolate?: boolean };

/** Runs StrykerJS on what `mutate` names; of a sample of 0 nothing is run, so that it only tells what could be broken. */
function breakOf(count: number, mutate: string[], tests: readonly string[], { isolate, ...options }: Options) {
  Object.assign(process.env, {
    MUTANTS_SEED: String(seed),
    MUTANTS_SAMPLE: String(count),
    STRYKER_TESTS: tests.join(' '),
    STRYKER_ISOLATE: isolate ? '1' : '',
  });
  return new Stryker({
    mutate,
    checkers: ['drawn'],
    checkerNodeArgs: ['--import', 'tsx'],
    plugins: ['@stryker-mutator/*', './tests/setup/drawnMutants.ts'],
    reporters: [],
    // A busy machine is no break that was noticed: only what goes on for very long does not end.
    timeoutMS: 120_000,
    dryRunTimeoutMinutes: 20,
    ...options,
  }).runMutationTest();
}
