import { sql } from 'kysely';
import { sessionIdleSeconds, sessionLifeHours } from '#domain/account/browserMemory.ts';

/** Whether the row `s` of `session` still lets its browser in: not ended, not idle too long, not too old. */
export const isSessionAlive = sql`s.ended_at is null
  and s.last_seen_at > now() - make_interval(secs => ${sessionIdleSeconds})
  and s.created_at > now() - make_interval(hours => ${sessionLifeHours})`;
