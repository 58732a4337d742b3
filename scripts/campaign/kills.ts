import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { crash, startAlone } from '../drill/cluster.ts';
import { type Part, portionOf, timerOf } from './part.ts';
import { brokenAfter } from './reckoning.ts';
import type { SeededRandom } from './seededRandom.ts';
import { keepSending } from './sending.ts';
import { type System, startSystem } from './system.ts';

const wholes = { servers: 300, databases: 60, lines: 5_000 } as const;
const [people, atOnce] = [24, 8];
/** Milliseconds between two blows: at least so many, and fewer than so many. */
const [leastMs, mostMs] = [300, 2_500];
/** The share of what is asked of PostgreSQL whose line is cut, and how long so. */
const [cutShare, cutMs] = [0.05, 1_500];
/** The share of its time a part needs to come to its end. */
const forTheEnd = 0.35;

const blows = ['a server', 'the database', 'lines', 'lines', 'connections'] as const;
type Blow = (typeof blows)[number];

/** Which blow falls when, always the same for the same draws. */
export function planBlow(
  random: SeededRandom,
  isOnPostgres: boolean,
): { readonly afterMs: number; readonly blow: Blow } {
  const blow = isOnPostgres ? random.pick(blows) : 'a server';
  return { afterMs: random.whole(leastMs, mostMs), blow };
}

export const kills: Part = {
  name: 'kills',
  does: 'kill -9 of servers and of PostgreSQL, and connections cut in the middle of a commit, while people send.',
  weight: 4,
  runsOn: 'every setting',
  async run({ random, budget, setting, say }) {
    const system = await startSystem({ random, setting, people });
    try {
      const sending = await keepSending(system, { atOnce, most: Number.POSITIVE_INFINITY });
      const isOver = timerOf({ ...budget, ms: budget.ms * (1 - forTheEnd) });
      const struck = { servers: 0, databases: 0, connections: 0 };
      const lines = () => (system.postgres?.proxy.cuts() ?? 0) + struck.connections;
      const isDone = () =>
        struck.servers >= portionOf(wholes.servers, budget) &&
        (!system.postgres ||
          (struck.databases >= portionOf(wholes.databases, budget) && lines() >= portionOf(wholes.lines, budget)));
      while (!isOver() && !isDone()) {
        const { afterMs, blow } = planBlow(random, system.postgres !== undefined);
        await pause(afterMs);
        await strike(system, { blow, random, struck });
        say(
          `${blow}: ${struck.servers} servers, ${struck.databases} databases, ${lines()} lines, ${sending.acknowledged.size} transfers`,
        );
      }
      await sending.stop();
      const broken = await brokenAfter(system, sending);
      const done = {
        transfers: sending.acknowledged.size,
        'kill -9 of servers': struck.servers,
        'kill -9 of PostgreSQL': struck.databases,
        'lines cut': lines(),
        'of them at a change': system.postgres?.proxy.commitsCut() ?? 0,
      };
      return { done, broken };
    } finally {
      await system.stop();
    }
  },
};

type Struck = { servers: number; databases: number; connections: number };

async function strike(
  { servers, postgres }: System,
  { blow, random, struck }: { blow: Blow; random: SeededRandom; struck: Struck },
): Promise<void> {
  if (blow === 'a server') {
    const at = random.pick(servers.places as [number, ...number[]]);
    await servers.kill(at);
    struck.servers += 1;
    await servers.start(at);
  }
  if (!postgres) return;
  if (blow === 'the database') {
    await crash(postgres.running);
    struck.databases += 1;
    postgres.running = await startAlone(postgres.cluster);
  }
  if (blow === 'connections') struck.connections += await terminateAll(postgres.cluster.url);
  if (blow === 'lines') {
    postgres.cutShare = cutShare;
    await pause(cutMs);
    postgres.cutShare = 0;
  }
}

/** Every connection but ours, whatever it is in the middle of. */
async function terminateAll(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const ended = await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where backend_type = $1 and pid <> pg_backend_pid()',
    ['client backend'],
  );
  await client.end();
  return ended.rowCount ?? 0;
}
