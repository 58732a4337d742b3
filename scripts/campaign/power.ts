import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preparePayments, type StartedPayment } from '#bench/payments.ts';
import { startProgram } from '#bench/processes.ts';
import { openDatabase } from '#server/database/open.ts';
import { verify } from '#server/invariants/verify.ts';
import type { FileOperation } from './fileOperation.ts';
import { type Part, portionOf, timerOf } from './part.ts';
import { replay, survivorsOf } from './powerCut.ts';

/** Cuts of the whole campaign, and of one run of the database. */
const whole = 50;
const cutsOfARun = 10;
const paymentsOfARun = 120;

export const power: Part = {
  name: 'power',
  does: 'Power cuts of the embedded database: what was not synced is forgotten, torn or there out of order.',
  weight: 2,
  runsOn: 'embedded',
  async run({ random, budget, say }) {
    const isOver = timerOf(budget);
    const wanted = portionOf(whole, budget);
    const done = {
      'power cuts': 0,
      'operations on files': 0,
      'of them forgotten': 0,
      'settled payments known before a cut': 0,
    };
    const broken: string[] = [];
    for (let run = 0; done['power cuts'] < wanted && (run === 0 || !isOver()); run += 1) {
      const folder = mkdtempSync(join(tmpdir(), 'sawa-power-'));
      try {
        const operations = await journalOfARun(folder);
        for (let cut = 0; cut < cutsOfARun && done['power cuts'] < wanted && (cut === 0 || !isOver()); cut += 1) {
          const draws = random.of(`run ${run}`).of(`cut ${cut}`);
          const until = operations.slice(0, draws.whole(1, operations.length + 1));
          const { forgotten, known, lost } = await cutAfter(until, { folder, draws });
          done['power cuts'] += 1;
          done['operations on files'] += until.length;
          done['of them forgotten'] += forgotten;
          done['settled payments known before a cut'] += known;
          broken.push(...lost.map((what) => `${what} (${draws.seed}, after ${until.length} operations)`));
          say(`${done['power cuts']} of ${wanted} cuts`);
        }
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    }
    return { done, broken };
  },
};

const baseIn = (folder: string) => join(folder, 'base', 'database');

/** Lets a database settle payments, and answers what it did to its files. Its folder as it was before is kept. */
async function journalOfARun(folder: string): Promise<FileOperation[]> {
  const dataDir = join(folder, 'base');
  const payments: StartedPayment[] = await preparePayments({ dataDir }, paymentsOfARun);
  const dir = join(folder, 'running');
  cpSync(baseIn(folder), dir, { recursive: true });
  const journal = join(folder, 'journal');
  const program = await startProgram({ file: 'scripts/campaign/powerProgram.ts', env: {}, readyWith: 'Ready' });
  const done = new Promise<void>((end, failed) => {
    program.child.once('message', () => end());
    program.child.once('exit', (code) => failed(new Error(`The database ended with ${code} before it was done`)));
  });
  program.child.send({ dir, journal, payments });
  await done;
  program.child.kill('SIGKILL');
  const lines = readFileSync(journal, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as FileOperation);
}

/** The database as the disk has it after the cut: what was acknowledged and is not there, and what else is broken. */
async function cutAfter(
  operations: readonly FileOperation[],
  { folder, draws }: { folder: string; draws: Parameters<typeof survivorsOf>[1] },
): Promise<{ forgotten: number; known: number; lost: string[] }> {
  const known = operations.flatMap((each) => (each.kind === 'acknowledged' ? [each.what] : []));
  const dataDir = join(folder, 'cut');
  const database = join(dataDir, 'database');
  try {
    cpSync(baseIn(folder), database, { recursive: true });
    const survived = survivorsOf(operations, draws);
    replay(database, survived);
    const { db, close } = await openDatabase({ dataDir });
    const paid = await db.selectFrom('payment').select('transfer_id').execute();
    const findings = await verify(db, { quiet: false }).finally(close);
    const there = new Set(paid.map(({ transfer_id }) => transfer_id));
    const missing = known
      .filter((id) => !there.has(id))
      .map((id) => `the payment of ${id} was acknowledged and is lost`);
    const broken = findings.flatMap(({ id, violations }) => violations.map((what) => `${id}: ${what}`));
    return { forgotten: survived.forgotten, known: known.length, lost: [...missing, ...broken] };
  } catch (failure) {
    return { forgotten: 0, known: known.length, lost: [`it did not open again: ${String(failure)}`] };
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
