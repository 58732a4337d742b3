import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { checkHealth, readClientIp, readUtcTime } from '#contract/protocol/lookup.ts';
import { accept } from '#domain/result.ts';
import { databaseNow } from '../database/databaseClock.ts';
import type { Db } from '../database/open.ts';
import { publicRoute, refused } from '../http/route.ts';

/** Milliseconds a database may take to say that it is there: a frozen one never does. */
const patienceMs = 3000;

/** How the service stands, what time it is here, and who it thinks is calling. */
export const healthRoutes = ({ db }: { readonly db: Db }) => [
  publicRoute(checkHealth, async () => {
    const answers = sql<{ writes: boolean }>`select not current_setting('transaction_read_only')::bool as writes`
      .execute(db)
      .then(
        ({ rows }) => rows[0]?.writes === true,
        () => false,
      );
    const isHealthy = await Promise.race([answers, pause(patienceMs, false, { ref: false })]);
    return isHealthy ? accept({ healthy: true as const }) : refused('serviceUnavailable');
  }),
  publicRoute(readUtcTime, async () => {
    const now = await databaseNow(db);
    return accept({ utc_time: Math.floor(now.getTime() / 1000) });
  }),
  publicRoute(readClientIp, async ({ ip }) => accept({ ip })),
];
