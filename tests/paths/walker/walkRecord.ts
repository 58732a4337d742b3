import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { waysDone } from './doneBy.ts';

/** What one walk of one machine did: the machine's chart with counts, and every path it walked. */
const hits = z.int().nonnegative();

/** A state node of the chart; `parent` is missing at the root. A transient state is counted when it is left. */
const walkedState = z.strictObject({
  id: z.string(),
  parent: z.string().optional(),
  type: z.enum(['atomic', 'compound', 'parallel', 'final', 'history']),
  isInitial: z.boolean(),
  /** The step a person is asked there, if any. */
  asks: z.string().optional(),
  hits,
});

/** One arrow: `key` is `source | eventType | index`, and the event type of a transition without event is `always`. */
const walkedTransition = z.strictObject({
  key: z.string(),
  source: z.string(),
  eventType: z.string(),
  index: z.int().nonnegative(),
  /** Empty when the machine stays where it is. */
  targets: z.array(z.string()),
  guard: z.string().optional(),
  hits,
});

/** How often the guard of a transition answered yes and no. */
const walkedGuard = z.strictObject({ transition: z.string(), guard: z.string(), yes: hits, no: hits });

const walkedStep = z.strictObject({
  /** In plain words: "signs in", "is told to confirm". */
  label: z.string(),
  eventType: z.string(),
  kind: z.enum(['user', 'done', 'error', 'after', 'blocked']),
  /** Ids of the innermost states before and after. */
  from: z.string(),
  to: z.string(),
  /** Keys of the transitions taken, in order; empty for a blocked step. */
  transitions: z.array(z.string()),
  /** A file in `reports/paths/screenshots`, taken after the step. */
  screenshot: z.string().optional(),
  /** How a person's step was done, on a page. */
  doneBy: z.enum(waysDone).optional(),
});

const walkedPath = z.strictObject({
  /** The same as long as start and events are the same, at every level. */
  id: z.string(),
  start: z.string(),
  /** The whole path in plain words. */
  words: z.string(),
  /** The innermost state it starts in, with its picture. */
  startsIn: z.string(),
  startScreenshot: z.string().optional(),
  steps: z.array(walkedStep),
  outcome: z.strictObject({ state: z.string(), isFinal: z.boolean() }),
  /** Requirement ids named by what was asserted along it, and those it is about, which proves nothing. */
  proves: z.array(z.string()),
  about: z.array(z.string()),
  /** What went wrong, if it did not survive. */
  failure: z.string().optional(),
  /** The command that walks it alone. */
  alone: z.string().optional(),
});

export const walkLevels = ['machine', 'screens', 'browser'] as const;
export const walkFaces = ['none', 'classic', 'chat'] as const;

export const walkRecord = z.strictObject({
  machine: z.string(),
  level: z.enum(walkLevels),
  face: z.enum(walkFaces),
  shape: z.enum(['short', 'tour', 'full']),
  /** States from which nothing can be walked at this level, by id, and why. */
  endsAt: z.record(z.string(), z.string()).optional(),
  /** States and transitions that this level has no way to, by id and key, and why. */
  outOfReach: z.record(z.string(), z.string()).optional(),
  /** When the run began that this walk belongs to; the same in all records of one run. */
  run: z.iso.datetime(),
  milliseconds: z.int().nonnegative(),
  states: z.array(walkedState),
  transitions: z.array(walkedTransition),
  guards: z.array(walkedGuard),
  events: z.array(z.strictObject({ type: z.string(), hits })),
  paths: z.array(walkedPath),
});

export type WalkRecord = z.infer<typeof walkRecord>;
export type WalkedPath = z.infer<typeof walkedPath>;

export const reportFolder = resolve(import.meta.dirname, '../../../reports/paths');
const recordFolder = join(reportFolder, 'records');
export const screenshotFolder = join(reportFolder, 'screenshots');

/** The moment `npm run paths` began; walks outside of it leave no record. */
export const currentRun = (): string | undefined => process.env.PATHS_RUN;

/** The same, in the part of the run that breaks machines and screens on purpose, and walks nothing else. */
export const currentMutantRun = (): string | undefined => process.env.PATHS_MUTANTS;

export function writeWalkRecord(record: WalkRecord): void {
  mkdirSync(recordFolder, { recursive: true });
  const name = `${record.machine}.${record.level}.${record.face}.json`;
  writeFileSync(join(recordFolder, name), `${JSON.stringify(walkRecord.parse(record))}\n`);
}

/** Every record there is, of any run; the reader chooses by `run`. */
export function readWalkRecords(): WalkRecord[] {
  if (!existsSync(recordFolder)) return [];
  return readdirSync(recordFolder)
    .filter((name) => /\.(machine|screens|browser)\.(none|classic|chat)\.json$/.test(name))
    .toSorted()
    .map((name) => walkRecord.parse(JSON.parse(readFileSync(join(recordFolder, name), 'utf8'))));
}
