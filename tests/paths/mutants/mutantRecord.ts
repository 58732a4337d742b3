import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { currentMutantRun, reportFolder } from '../walker/walkRecord.ts';

const count = z.int().nonnegative();

/** A change nobody noticed; the reason says why nothing can notice it, and is missing where nobody looked yet. */
const survivor = z.strictObject({ mutant: z.string(), reason: z.string().optional() });
const survivors = z.array(survivor);

/** One machine broken on purpose, in every way there is, and what the walks made of it. */
const machineMutants = z.strictObject({ machine: z.string(), made: count, killed: count, survivors });
/** Its screens broken on purpose. */
const screenMutants = z.strictObject({
  machine: z.string(),
  face: z.enum(['classic', 'chat']),
  made: count,
  caught: count,
  survivors,
});

const inRun = z.strictObject({ run: z.iso.datetime() });
const machineFile = inRun.extend(machineMutants.shape);
const screenFile = inRun.extend(screenMutants.shape);

export type MachineMutants = z.infer<typeof machineMutants>;
export type ScreenMutants = z.infer<typeof screenMutants>;
export type MutantRecord = { readonly machines: readonly MachineMutants[]; readonly screens: readonly ScreenMutants[] };

const folder = join(reportFolder, 'records/mutants');

/** Leaves a record where `npm run paths` breaks things on purpose, and nothing elsewhere. */
export function recordMachineMutants(mutants: MachineMutants): void {
  const run = currentMutantRun();
  if (run !== undefined) write(`${mutants.machine}.json`, machineFile.parse({ run, ...mutants }));
}

export function recordScreenMutants(mutants: ScreenMutants): void {
  const run = currentMutantRun();
  if (run !== undefined) write(`${mutants.machine}.${mutants.face}.json`, screenFile.parse({ run, ...mutants }));
}

/** What the mutants of this run came to; undefined when the run made none. */
export function readMutantRecord(run: string): MutantRecord | undefined {
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder)
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  const machines = files.flatMap((file) => machineFile.safeParse(file).data ?? []).filter((file) => file.run === run);
  const screens = files.flatMap((file) => screenFile.safeParse(file).data ?? []).filter((file) => file.run === run);
  return machines.length + screens.length > 0 ? { machines, screens } : undefined;
}

function write(name: string, record: object): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), `${JSON.stringify(record)}\n`);
}
