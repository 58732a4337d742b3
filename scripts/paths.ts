import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { writeReport } from '#tests/paths/report/writeReport.ts';
import { gapsIn, summarise, writeCoverage } from '#tests/paths/walker/coverageSummary.ts';
import { readWalkRecords, reportFolder } from '#tests/paths/walker/walkRecord.ts';
import { countRequirements } from '#tests/requirementAssertions.ts';
import { findWindowlessChromium } from './findChromium.ts';
import { moveTemporaryFilesToMemory } from './moveTemporaryFilesToMemory.ts';

/**
 * `npm run paths`: walks every path of every machine alone, on its screens and in a browser, breaks machines and
 * screens on purpose, and writes `reports/paths`. `--accept` takes the paths as they are for the reviewed ones, and the
 * figures of a whole run with nothing wrong as those later runs are compared with, in the name of `--by`; `--since v1.2`
 * compares with what had been accepted there; `--only screens` does one part and leaves the other records as they are.
 */
const root = join(import.meta.dirname, '..');
const run = new Date().toISOString();
const { values: asked } = parseArgs({
  options: {
    accept: { type: 'boolean', default: false },
    by: { type: 'string' },
    only: { type: 'string' },
    since: { type: 'string' },
  },
});

/** A run is accepted in somebody's name: the one given, or whose commit it will be. */
const signer = asked.accept ? { by: asked.by ?? committer(), on: run.slice(0, 10) } : undefined;

type Stage = {
  readonly name: 'machine' | 'screens' | 'browser' | 'mutants';
  readonly does: string;
  readonly args: readonly string[];
};

const stages: readonly Stage[] = [
  {
    name: 'machine',
    does: 'every path of every machine alone',
    // `--update` would take a file after it for its value.
    args: ['--project', 'paths', ...(asked.accept ? ['--update'] : []), '--no-isolate', ...machineWalks()],
  },
  {
    name: 'screens',
    does: 'every path of every machine on its screens',
    args: ['--project', 'screens'],
  },
  { name: 'browser', does: 'tours of the product in a browser', args: ['--project', 'tours'] },
  {
    name: 'mutants',
    does: 'machines and screens broken on purpose',
    args: ['--project', 'paths', '--project', 'screens', ...machineWalks(), 'tests/paths/screens'],
  },
];

moveTemporaryFilesToMemory();
const wanted = stages.filter(({ name }) => asked.only === undefined || asked.only === name);
if (asked.only === undefined) rmSync(reportFolder, { recursive: true, force: true });
mkdirSync(reportFolder, { recursive: true });

const failed: string[] = [];
const parts: { part: Stage['name']; seconds: number }[] = [];
const times: Record<string, { readonly seconds: number; readonly ended: string }> = {};
for (const [index, { name, does, args }] of wanted.entries()) {
  console.log(`\n${index + 1} of ${wanted.length}: ${does} …`);
  const began = Date.now();
  const status = await walk(args, await environmentOf(name));
  const seconds = Math.round((Date.now() - began) / 1000);
  parts.push({ part: name, seconds });
  times[does] = { seconds, ended: status === 0 ? 'well' : 'with failures' };
  if (status !== 0) failed.push(`${does}: see above`);
}

const records = readWalkRecords().filter((record) => asked.only !== undefined || record.run === run);
const summary = summarise(records, countRequirements());
writeCoverage(summary);
const wrong = [...failed, ...records.flatMap(gapsIn), ...(asked.only === undefined ? machinesLeftOut() : [])];
const isWholeAndRight = asked.only === undefined && wrong.length === 0;
await writeReport({ accept: signer && isWholeAndRight ? signer : undefined, since: asked.since, parts });

console.table(
  Object.fromEntries(
    summary.machines.map(({ id, states, transitions, guards, paths, faces }) => [
      id,
      {
        states: `${states.covered}/${states.total}`,
        transitions: `${transitions.covered}/${transitions.total}`,
        'guards both ways': `${guards.both}/${guards.total}`,
        paths,
        'on screens': faces.classic,
        'in the chat': faces.chat,
      },
    ]),
  ),
);
console.table(times);
const { named, total } = summary.requirements;
console.log(`${named} of ${total} requirements are named by an assertion.`);

for (const sentence of wrong) console.error(sentence);
if (wrong.length > 0) process.exitCode = 1;
else console.log(`Everything there is was walked. The report: ${join(reportFolder, 'index.html')}`);

/** Lists only what fails and what is slow: thousands of paths pass. */
function walk(args: readonly string[], env: Record<string, string>): Promise<number> {
  const runner = spawn('npx', ['vitest', 'run', ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return new Promise((ended) => runner.on('exit', (status) => ended(status ?? 1)));
}

/** The walks of machines, without the tests of the walker and of the report beside them. */
function machineWalks(): string[] {
  return readdirSync(join(root, 'tests/paths'))
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `tests/paths/${file}`);
}

function committer(): string {
  return execFileSync('git', ['config', 'user.name'], { cwd: root, encoding: 'utf8' }).trim();
}

/** A walk that never ran has no record to show a gap. */
function machinesLeftOut(): string[] {
  return readdirSync(join(root, 'tests/paths/specs'))
    .map((file) => file.replace('.paths.ts', ''))
    .filter((spec) => !summary.machines.some(({ id }) => id === spec))
    .map((spec) => `${spec}, machine: was not walked`);
}

async function environmentOf(stage: Stage['name']): Promise<Record<string, string>> {
  if (stage === 'mutants') return { PATHS_MUTANTS: run };
  const chromium = stage === 'browser' ? { CHROMIUM_PATH: await findWindowlessChromium() } : {};
  return { PATHS_RUN: run, PATHS_SHAPE: 'full', ...chromium };
}
