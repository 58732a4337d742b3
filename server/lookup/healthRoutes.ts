import { checkHealth, readClientIp, readUtcTime } from '#contract/protocol/lookup.ts';
import { accept } from '#domain/result.ts';
import { databaseNow } from '../database/databaseClock.ts';
import { inTime, isReadOnly } from '../database/databaseState.ts';
import type { Db } from '../database/open.ts';
import { publicRoute, refused } from '../http/route.ts';

/** How the service stands, what time it is here, and who it thinks is calling. */
export const healthRoutes = ({ db }: { readonly db: Db }) => [
  publicRoute(checkHealth, async () => {
    const takesWrites = (await inTime(isReadOnly(db))) === false;
    return takesWrites ? accept({ healthy: true as const }) : refused('serviceUnavailable');
  }),
  publicRoute(readUtcTime, async () => {
    const now = await databaseNow(db);
    return accept({ utc_time: Math.floor(now.getTime() / 1000) });
  }),
  publicRoute(readClientIp, async ({ ip }) => accept({ ip })),
];
