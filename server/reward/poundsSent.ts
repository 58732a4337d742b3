import { type RawBuilder, sql } from 'kysely';

/**
 * What somebody's delivered transfers sent, in pence at the rate of their day. Our fee is not sent, and a discount takes
 * nothing off what is (RWD-13).
 */
export const poundsSentBy = (userId: RawBuilder<unknown>) => sql<bigint>`(
  select coalesce(sum(round(t.pounds_minor * t.origin_minor::numeric / nullif(t.total_minor, 0))), 0)::bigint
  from transfer t where t.user_id = ${userId} and t.status = 'COMPLETE')`;
