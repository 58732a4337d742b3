import { sql } from 'kysely';
import type { Db } from '../database/open.ts';

/** Countries an operator closed for who lives there; nowhere at first (DSH-09). */
export async function suspendedLocations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ country: string }>`select country from suspended_location order by country`.execute(db);
  return rows.map(({ country }) => country);
}

/** Whether this person lives in one of them. */
export async function livesWhereSuspended(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from app_user u
    join suspended_location s on s.country = u.profile->>'location_country' where u.id = ${userId}`.execute(db);
  return rows.length > 0;
}
