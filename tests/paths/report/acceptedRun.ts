import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { Inventory, MachineReport, ReportOverview } from './reportData.ts';

const root = resolve(import.meta.dirname, '../../..');
const place = 'docs/accepted-run.json';

const names = z.array(z.string());
const count = z.int().nonnegative();

const inventory = z.strictObject({
  run: z.iso.datetime(),
  seconds: z.record(z.string(), count),
  mutants: z.strictObject({ made: count, killed: count }),
  requirements: names,
  machines: z.record(z.string(), z.strictObject({ states: names, guards: names, paths: names })),
});

type Walked = { readonly overview: ReportOverview; readonly machines: readonly MachineReport[] };

/** What there was to walk, by name, so that two runs can be told apart by more than their figures. */
export function inventoryOf({ overview, machines }: Walked): Inventory {
  const { run, parts, mutants, requirements } = overview;
  return {
    run,
    seconds: Object.fromEntries(parts.map(({ part, seconds }) => [part, seconds])),
    mutants: sumOfMutants(mutants),
    requirements: requirements.filter(({ assertions }) => assertions.length > 0).map(({ name }) => name),
    machines: Object.fromEntries(
      machines.map(({ id, states, transitions, paths }) => [
        id,
        {
          states: states.map((state) => state.id),
          guards: transitions.flatMap(({ key, guard }) => (guard === undefined ? [] : [`${guard} of ${key}`])),
          paths: paths.map((path) => path.id),
        },
      ]),
    ),
  };
}

/** One line for each machine, so that the difference between two accepted runs can be read. */
export function writeInventory(accepted: Inventory, file: string = join(root, place)): void {
  const { machines, ...rest } = accepted;
  const lines = Object.entries(machines).map(([id, parts]) => `    ${JSON.stringify(id)}: ${JSON.stringify(parts)}`);
  const head = Object.entries(rest).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`);
  writeFileSync(file, `{\n${head.join('\n')}\n  "machines": {\n${lines.join(',\n')}\n  }\n}\n`);
}

/** What was accepted last, or what had been at a commit or tag; nothing where no run was accepted by name yet. */
export function readInventory(since?: string, file: string = join(root, place)): Inventory | undefined {
  const text = since === undefined ? readIfThere(file) : atCommit(since, place);
  return text === undefined ? undefined : inventory.parse(JSON.parse(text));
}

const readIfThere = (file: string): string | undefined => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/** A file as it was committed then; a commit that is not there is the caller's mistake. */
export function atCommit(commit: string, file: string): string | undefined {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  git('rev-parse', '--verify', '--quiet', `${commit}^{commit}`);
  const isThere = git('ls-tree', '--name-only', commit, '--', file).trim() !== '';
  return isThere ? git('show', `${commit}:${file}`) : undefined;
}

const sumOfMutants = (mutants: ReportOverview['mutants']) => ({
  made: mutants.reduce((sum, { made }) => sum + made, 0),
  killed: mutants.reduce((sum, { killed }) => sum + killed, 0),
});
