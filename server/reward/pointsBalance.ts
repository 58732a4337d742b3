import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { PayInCurrency } from '#domain/money/currency.ts';
import type { Schema } from '../database/schema.ts';

/** Of rows `e` of points earned: what is left of them, once those of returned transfers were taken back. */
export const pointsKept = sql`e.points - coalesce((select t.points from points_taken t where t.transfer_id = e.transfer_id), 0)`;

/** Points that are in vouchers; those of a revoked one are points again. */
export const pointsInVouchers = (of: RawBuilder<unknown>) =>
  sql`coalesce((select sum(r.points) from reward r where ${of} and r.revoked_at is null), 0)`;

type Owner = { readonly userId: string; readonly currency: PayInCurrency };

/** What somebody may still turn into vouchers. */
export async function pointsBalance(transaction: Transaction<Schema>, { userId, currency }: Owner): Promise<number> {
  const found = await sql<{ points: number }>`select (
      coalesce((select sum(${pointsKept}) from points_earned e where e.user_id = ${userId} and e.currency = ${currency}), 0)
      - ${pointsInVouchers(sql`r.user_id = ${userId} and r.currency = ${currency}`)})::int as points`.execute(
    transaction,
  );
  return found.rows[0]?.points ?? 0;
}
