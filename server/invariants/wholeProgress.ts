import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../database/open.ts';
import { equalInConstantTime } from '../keys/macs.ts';
import { type SealKey, sealOf } from './checkpoints.ts';
import { sealedContent } from './sealedContent.ts';

const finding = z.strictObject({
  id: z.string(),
  says: z.string(),
  count: z.number(),
  violations: z.array(z.string()),
});

export const stages = ['periods', 'transfers', 'people'] as const;

/** How far a verification of everything has come. */
const progress = z.strictObject({
  /** The checkpoint up to which it verifies. */
  upTo: z.number().int(),
  /** The last that was there before it began. */
  sealedBefore: z.number().int(),
  stage: z.enum(stages),
  /** The last checkpoint, or id, of this stage that is done. */
  after: z.string(),
  /** How many of this stage are done, and of each stage there are. */
  done: z.number().int(),
  totals: z.strictObject({ periods: z.number(), transfers: z.number(), people: z.number() }),
  sums: sealedContent.shape.sums,
  /** Seconds of work so far, whenever it was. */
  seconds: z.number(),
  findings: z.array(finding),
});
export type Progress = z.infer<typeof progress>;

/** Work that is older is begun anew: too much has happened since. */
const goesOnFor = '1 day';

const textSealed = (text: string, key: SealKey) => sealOf(`verification ${text}`, key);

export async function keepProgress(db: Db, key: SealKey, made: Progress): Promise<void> {
  const text = JSON.stringify(made);
  await sql`insert into book_verification (progress, seal) values (${text}, ${textSealed(text, key)})
    on conflict (is_only) do update set progress = excluded.progress, seal = excluded.seal, at = now()`.execute(db);
}

/** What a verification that was stopped has done, where it was this server's and not long ago. */
export async function progressBefore(db: Db, key: SealKey): Promise<Progress | undefined> {
  const { rows } = await sql<{ progress: string; seal: string }>`select progress, seal from book_verification
    where at > now() - ${goesOnFor}::interval`.execute(db);
  const [kept] = rows;
  if (!kept || !equalInConstantTime(kept.seal, textSealed(kept.progress, key))) return undefined;
  return progress.parse(JSON.parse(kept.progress));
}

export const forgetProgress = (db: Db) => sql`delete from book_verification`.execute(db);

/** What part of the work each stage is, about. */
const share = { periods: 0.4, transfers: 0.55, people: 0.05 } as const;

const names = { periods: 'Checkpoints', transfers: 'Transfers', people: 'People' } as const;

/** How far it is, and how much longer it takes if it goes on like this. */
export function progressLine({ stage, done, totals, seconds }: Progress): string {
  const finished = stages.slice(0, stages.indexOf(stage)).reduce((sum, each) => sum + share[each], 0);
  const part = finished + share[stage] * Math.min(1, totals[stage] === 0 ? 1 : done / totals[stage]);
  const left = part === 0 ? undefined : (seconds / part) * (1 - part);
  const count = (each: number) => each.toLocaleString('en');
  const estimate = left === undefined ? '' : `, ${timeLeft(left)} left`;
  return `${names[stage]}: ${count(done)} of ${count(totals[stage])}${estimate}.`;
}

function timeLeft(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes === 0) return 'less than a minute';
  return minutes === 1 ? 'about a minute' : `about ${minutes} minutes`;
}
