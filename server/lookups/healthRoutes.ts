import { sql } from 'kysely';
import { checkHealth, readClientIp, readUtcTime } from '#contract/lookup.ts';
import { accept } from '#domain/result.ts';
import type { Db } from '../database/open.ts';
import { publicRoute, refused } from '../http/route.ts';

/** How the service stands, what time it is here, and who it thinks is calling. */
export const healthRoutes = ({ db }: { readonly db: Db }) => [
  publicRoute(checkHealth, async () => {
    try {
      await sql`select 1`.execute(db);
      return accept({ healthy: true as const });
    } catch {
      return refused('serviceUnavailable');
    }
  }),
  publicRoute(readUtcTime, async () => {
    const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
    return accept({ utc_time: Math.floor((rows[0]?.now ?? new Date()).getTime() / 1000) });
  }),
  publicRoute(readClientIp, async ({ ip }) => accept({ ip })),
];
