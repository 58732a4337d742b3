import { sql } from 'kysely';
import { checkChain, checkPeriods } from './checkpointChain.ts';
import { checkpointAt, keepVerified, sealBooks } from './checkpoints.ts';
import { collectFindings, type Findings, isBroken } from './findings.ts';
import { brokenJournals, journalSays } from './journalInvariants.ts';
import { personInvariants } from './personInvariants.ts';
import { sumsOf } from './sealedContent.ts';
import { allPeople, allTransfers, firstId, note, sweep } from './sweep.ts';
import { checkBooks, checksOfTransfers } from './verify.ts';
import type { Verification, Verified } from './verifyDaily.ts';
import { forgetProgress, keepProgress, type Progress, progressBefore, progressLine, stages } from './wholeProgress.ts';

type Whole = Verification & {
  /** Hears now and then how far it is. */
  readonly say?: (line: string) => void;
  /** Stops it between two parts; the next time goes on from there. */
  readonly signal?: AbortSignal | undefined;
};

type Run = Required<Pick<Whole, 'db' | 'key' | 'say'>> & {
  readonly signal: AbortSignal | undefined;
  readonly findings: Findings;
  readonly begunAt: number;
  readonly secondsBefore: number;
};

class Stopped extends Error {}

/** Milliseconds between two lines about how far it is. */
const sayEveryMs = 2000;

/**
 * Checks everything: every checkpoint and what is under it, every transfer, every person. Undefined when it was stopped;
 * what was done is kept for a day, and the next call goes on from there.
 */
export async function verifyWhole(whole: Whole): Promise<Verified | undefined> {
  const { db, key, say = () => undefined, signal } = whole;
  const before = await progressBefore(db, key);
  const start = before ?? (await begin(whole));
  if (signal?.aborted) return undefined;
  if (before) say(`Continuing from where it stopped. ${progressLine(before)}`);
  const findings = collectFindings(start.findings);
  const run = { db, key, say, signal, findings, begunAt: performance.now(), secondsBefore: start.seconds };
  try {
    const done = await inStages(run, start);
    await forgetProgress(db);
    const all = findings.all();
    if (!all.some(isBroken)) await keepVerified(db, key, done.upTo);
    return { findings: all, since: new Date(0), transfers: done.totals.transfers };
  } catch (failure) {
    if (failure instanceof Stopped) return undefined;
    throw failure;
  }
}

async function begin({ db, ...sealing }: Whole): Promise<Progress> {
  const { n: sealedBefore } = await checkpointAt(db);
  const { n } = await sealBooks(db, sealing);
  const counted = await sql<{
    transfers: number;
    people: number;
  }>`select (select count(*)::int from transfer) as transfers,
    (select count(*)::int from app_user) as people`.execute(db);
  const [{ transfers = 0, people = 0 } = {}] = counted.rows;
  const totals = { periods: n, transfers, people };
  return { upTo: n, sealedBefore, stage: 'periods', after: '0', done: 0, totals, sums: [], seconds: 0, findings: [] };
}

async function inStages(run: Run, start: Progress): Promise<Progress> {
  const { db, key, findings } = run;
  let now = start;
  const keep = await keeper(run);
  const step = async (part: Partial<Progress>) => {
    now = { ...now, ...part };
    await keep(now);
  };
  if (now.stage === 'periods') await periods(run, now, step);
  for (const { stage, checks, idsAfter } of sweeps) {
    if (now.stage !== stage && stages.indexOf(now.stage) > stages.indexOf(stage)) continue;
    if (now.stage !== stage) await step({ stage, after: firstId, done: 0 });
    const onSwept = ({ after, count }: { after: string; count: number }) => step({ after, done: now.done + count });
    await sweep({ db, checks, idsAfter, findings, from: now.after, onSwept });
  }
  await checkChain(db, key, findings);
  const { ends_at: since } = await checkpointAt(db, now.upTo);
  await note(db, brokenJournals(sql`j.at >= ${since}`), findings);
  await checkBooks(db, { findings, carried: { sums: sumsOf(now), since }, quiet: false });
  return now;
}

type Step = (part: Partial<Progress>) => Promise<void>;

async function periods(
  { db, findings }: Run,
  { after, upTo, sealedBefore, sums }: Progress,
  step: Step,
): Promise<void> {
  findings.expect(journalSays);
  let from = (await checkpointAt(db, Number(after))).ends_at;
  await checkPeriods(db, {
    ...{ findings, after: Number(after), upTo, sealedJustNow: sealedBefore, sums },
    async onPeriod({ n, sums: counted }) {
      const { ends_at: until } = await checkpointAt(db, n);
      await note(db, brokenJournals(sql`j.at >= ${from} and j.at < ${until}`), findings);
      from = until;
      await step({ after: String(n), done: n, sums: counted });
    },
  });
}

const sweeps = [
  { stage: 'transfers', checks: checksOfTransfers, idsAfter: allTransfers },
  { stage: 'people', checks: personInvariants, idsAfter: allPeople },
] as const;

/** Keeps each step, says so now and then, and ends the work where that was asked for. */
async function keeper({ db, key, say, signal, findings, begunAt, secondsBefore }: Run) {
  let saidAt = 0;
  return async (made: Progress) => {
    const seconds = secondsBefore + (performance.now() - begunAt) / 1000;
    const now = { ...made, seconds, findings: findings.all() as Progress['findings'] };
    await keepProgress(db, key, now);
    if (performance.now() - saidAt > sayEveryMs) {
      saidAt = performance.now();
      say(progressLine(now));
    }
    if (signal?.aborted) throw new Stopped();
  };
}
