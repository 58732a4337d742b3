import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { drawnOf, figuresOf, writeAreaFigures } from '#tests/paths/mutants/sourceMutants.ts';
import { drawMutants, fromZero, lotOf, type PossibleMutant, placeOf } from '#tests/setup/drawnMutants.ts';
import { type MutantArea, mutantAreas } from './mutantAreas.ts';

/**
 * `npm run mutants -- --seed 7 --sample 1500`: breaks as many places of our sources, drawn by the seed and as many in each
 * area, one at a time, runs the committed tests near each, and writes what they noticed to `docs/mutants.json`. `--area
 * src/dialogue` breaks that area alone, and may be repeated; figures of the other areas stay as they are.
 */
/** Finding what could be broken runs a test all the same. */
const aTestOfNoSource = 'tests/lockfile.test.ts';

/** StrykerJS gives its results at its end: of a run that is stopped, these many at most are missing from the figures. */
const atOnce = 30;

const folder = 'reports/mutants';

type Result = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

const { seed, sample, areas } = asked();
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
const share = Math.ceil(sample / areas.length);

mkdirSync(folder, { recursive: true });
for (const area of areas) {
  const { name, mutate } = area;
  const possible = await breakOf([], [...mutate, '!**/*.test.{ts,tsx}'], { tests: [aTestOfNoSource], alone: [] });
  const drawn = drawMutants(possible, { seed, sample: share });
  console.log(`\n${name}: ${drawn.length} of ${possible.length} places broken, one at a time …`);
  const ended: Result[] = [];
  for (let from = 0; from < drawn.length; from += atOnce) {
    const results = await brokenIn(area, drawn.slice(from, from + atOnce));
    ended.push(...results);
    const figures = figuresOf(ended);
    console.table({ [name]: figures });
    writeFileSync(`${folder}/${name.replaceAll('/', '-')}.json`, JSON.stringify(ended, null, 2));
    writeAreaFigures(name, { seed, date: new Date().toISOString().slice(0, 10), commit, ...figures });
  }
}

/** On a busy machine a break may take too long that a test would have noticed: what did not end is broken once more. */
async function brokenIn({ tests, alone }: MutantArea, mutants: readonly PossibleMutant[]): Promise<readonly Result[]> {
  const run = async (some: readonly PossibleMutant[]) =>
    drawnOf(await breakOf(some, some.map(placeOf), { tests, alone }, { reporters: ['progress-append-only', 'drawn'] }));
  const results = await run(mutants);
  const endless = results.filter(({ status }) => status === 'Timeout');
  if (endless.length === 0) return results;
  return [...results.filter((one) => !endless.includes(one)), ...(await run(endless))];
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

type Options = ConstructorParameters<typeof Stryker>[0];

/** Runs StrykerJS on what `mutate` names, and breaks what is drawn of it; of nothing drawn it only tells what could be broken. */
async function breakOf(
  drawn: readonly PossibleMutant[],
  mutate: string[],
  { tests, alone }: Pick<MutantArea, 'tests' | 'alone'>,
  options: Options = {},
): Promise<readonly Result[]> {
  Object.assign(process.env, {
    MUTANTS_SEED: String(seed),
    MUTANTS_LOTS: drawn.map((one) => lotOf(one, seed)).join(' '),
    STRYKER_TESTS: tests.join(' '),
    STRYKER_ALONE: alone.join(' '),
  });
  const results = await new Stryker({
    mutate,
    checkers: ['drawn'],
    checkerNodeArgs: ['--import', 'tsx'],
    plugins: ['@stryker-mutator/*', './tests/setup/drawnMutants.ts'],
    reporters: [],
    // A busy machine is no break that was noticed: only what goes on for long does not end.
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 20,
    ...options,
  }).runMutationTest();
  return results.map(fromZero);
}
