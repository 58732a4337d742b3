import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type Company, companies, type FaultKind } from '#sandbox/companies.ts';
import { type Part, timerOf } from './part.ts';
import { brokenAfter } from './reckoning.ts';
import type { SeededRandom } from './seededRandom.ts';
import { keepSending } from './sending.ts';
import { type System, startSystem } from './system.ts';

const [people, atOnce] = [24, 8];
const forTheEnd = 0.4;
/** Milliseconds between two orders of faults. */
const everyMs = 1_500;
/** Milliseconds for which nothing can be written. */
const readOnlyMs = 1_500;
const hourMs = 3_600_000;

/** What these companies are made to do; a payment that is stalled for days or paid in part is a person's to decide. */
const used = ['truelayer', 'pivot', 'aza'] as const satisfies readonly Company[];
const forPeople: readonly FaultKind[] = [
  'stalled',
  'partial',
  'amountDiffers',
  'hold',
  'payoutReturned',
  'refundRefused',
];

export type OrderedFault = { readonly provider: Company; readonly kind: FaultKind; readonly count: number };

export function planFault(random: SeededRandom): OrderedFault {
  const provider = random.pick(used);
  const kinds = companies[provider].faults.filter((kind) => !forPeople.includes(kind));
  return { provider, kind: random.pick(kinds as [FaultKind, ...FaultKind[]]), count: random.whole(1, 6) };
}

export const companyFaults: Part = {
  name: 'companies',
  does: 'Companies slow, down, lying and repeating, servers an hour ahead and behind, a database that may only be read.',
  weight: 3,
  runsOn: 'every setting',
  async run({ random, budget, setting, say }) {
    const envOf = (place: number) => skewed(place % 2 === 0 ? hourMs : -hourMs);
    const system = await startSystem({ random, setting, people, envOf });
    try {
      const secondRefused = await startsTwice(system);
      const sending = await keepSending(system, { atOnce, most: Number.POSITIVE_INFINITY });
      const isOver = timerOf({ ...budget, ms: budget.ms * (1 - forTheEnd) });
      const done = { transfers: 0, 'faults ordered': 0, 'times read-only': 0 };
      while (!isOver()) {
        const fault = planFault(random);
        await order(system, fault);
        done['faults ordered'] += fault.count;
        if (system.postgres && random.chance(0.1)) {
          await readOnlyFor(system, readOnlyMs);
          done['times read-only'] += 1;
        }
        say(`${done['faults ordered']} faults, ${sending.acknowledged.size} transfers`);
        await pause(everyMs);
      }
      await fetch(`${system.sandbox.url}/faults`, { method: 'DELETE' });
      await sending.stop();
      done.transfers = sending.acknowledged.size;
      return { done, broken: [...secondRefused, ...(await brokenAfter(system, sending))] };
    } finally {
      await system.stop();
    }
  },
};

/** A clock that is wrong by so much, for one server alone. */
const skewed = (ms: number) => ({
  CLOCK_SKEW_MS: String(ms),
  NODE_OPTIONS: `--import ${join(import.meta.dirname, 'skewedClock.mjs')}`,
});

async function order({ sandbox }: System, fault: OrderedFault): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const ordered = await fetch(`${sandbox.url}/faults`, { method: 'POST', body: JSON.stringify(fault), headers });
  if (ordered.status !== 201) throw new Error(`The fault was not taken: ${ordered.status}`);
}

/** As PostgreSQL is behind a failover that has not ended, or with no room left. */
async function readOnlyFor({ postgres }: System, ms: number): Promise<void> {
  if (!postgres) return;
  const client = new pg.Client({ connectionString: postgres.cluster.url });
  await client.connect();
  const set = async (value: 'on' | 'off') => {
    await client.query(`alter system set default_transaction_read_only = ${value}`);
    await client.query('select pg_reload_conf()');
  };
  await set('on');
  await pause(ms);
  await client.query('set default_transaction_read_only = off');
  await set('off').finally(() => client.end());
}

/** On the embedded database a second server on the same folder has to refuse. */
async function startsTwice({ postgres, folder }: System): Promise<string[]> {
  if (postgres) return [];
  const env = { ...process.env, PORT: '0', SANDBOX: 'on', DATA_DIR: folder, MASTER_SECRET: '' };
  const second = spawn(process.execPath, ['--import', 'tsx', 'tests/fixtures/serverProgram.ts'], {
    env,
    stdio: 'ignore',
  });
  const [code] = await once(second, 'exit');
  return code === 1 ? [] : [`a second server on one folder ended with ${code}`];
}
