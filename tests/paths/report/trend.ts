import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { atCommit } from './acceptedRun.ts';
import type { ReportOverview, SignOff, TrendEntry } from './reportData.ts';

const trendPlace = 'docs/paths-trend.json';
const trendFile = resolve(import.meta.dirname, '../../..', trendPlace);

/** Accepted runs that are kept, the newest last. */
const longestTrend = 50;

const covered = z.strictObject({ total: z.int(), covered: z.int() });
const trend = z.array(
  z.strictObject({
    run: z.iso.datetime(),
    signedOff: z.strictObject({ by: z.string().min(2), on: z.iso.date() }).optional(),
    machines: z.array(
      z.strictObject({
        id: z.string(),
        states: covered,
        transitions: covered,
        guards: z.strictObject({ total: z.int(), both: z.int() }),
        paths: z.int(),
      }),
    ),
    requirements: z.strictObject({ total: z.int(), named: z.int() }),
  }),
);

/** The last accepted run before this one. */
export function runBefore(run: string, file: string = trendFile): TrendEntry | undefined {
  return readTrend(file).findLast((entry) => entry.run < run);
}

/** The last run that had been accepted at a commit or tag. */
export function runAcceptedAt(commit: string): TrendEntry | undefined {
  const text = atCommit(commit, trendPlace);
  return text === undefined ? undefined : trend.parse(JSON.parse(text)).at(-1);
}

/** Adds this run to the committed ones, in somebody's name; the same run again takes its own place. */
export function acceptRun(overview: ReportOverview, signedOff: SignOff, file: string = trendFile): void {
  const others = readTrend(file).filter(({ run }) => run !== overview.run);
  const entries = [...others, { ...trendEntry(overview), signedOff }].toSorted((one, other) =>
    one.run.localeCompare(other.run),
  );
  const lines = entries.slice(-longestTrend).map((entry) => `  ${JSON.stringify(entry)}`);
  writeFileSync(file, `[\n${lines.join(',\n')}\n]\n`);
}

export function trendEntry({ run, machines, requirements }: ReportOverview): TrendEntry {
  return {
    run,
    machines: machines.map(({ id, states, transitions, guards, paths }) => ({
      id,
      states,
      transitions,
      guards,
      paths,
    })),
    requirements: {
      total: requirements.length,
      named: requirements.filter(({ assertions }) => assertions.length > 0).length,
    },
  };
}

function readTrend(file: string): TrendEntry[] {
  return existsSync(file) ? trend.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}
