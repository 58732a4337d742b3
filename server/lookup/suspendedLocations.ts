import { sql } from 'kysely';
import type { Db } from '../database/open.ts';

/** Countries an operator closed for who lives there; nowhere at first (DSH-09). */
export async function suspendedLocations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ country: string }>`select country from suspended_location order by country`.execute(db);
  return rows.map(({ country }) => country);
}
