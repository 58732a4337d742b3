import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { PayInCurrency } from '#domain/money/currency.ts';
import { money } from '#domain/money/money.ts';
import { pointsReversal } from '#domain/reward/pointsReversal.ts';
import type { Db } from '../database/open.ts';
import type { Schema } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import type { OutboxHandler } from '../jobs/outbox.ts';
import { pointsReturned } from '../ledger/rewardJournals.ts';
import { bookRewards } from './bookRewards.ts';
import { pointsBalance } from './pointsBalance.ts';

const payload = z.object({ transferId: z.uuid() });

type Earned = {
  readonly user_id: string;
  readonly currency: PayInCurrency;
  readonly points: number;
  readonly minor: bigint;
};

/** A transfer that came back earned nothing: its points go, as far as they were not used (RWD-18: successful transfers). */
export const reversePoints =
  (db: Db): OutboxHandler =>
  (item) =>
    inTransaction(db, async (transaction) => {
      const { transferId } = payload.parse(item);
      const earned = await readEarned(transaction, transferId);
      if (!earned) return;
      const { user_id: userId, currency } = earned;
      // Alone with what they have, and told to their pages.
      await sql`update app_user set changed_at = now() where id = ${userId}`.execute(transaction);
      const before = await pointsBalance(transaction, { userId, currency });
      if (before < earned.points)
        await revokeVouchers(transaction, { userId, currency, points: earned.points - before });

      const onHand = await pointsBalance(transaction, { userId, currency });
      const taken = pointsReversal({ points: earned.points, minor: Number(earned.minor) }, onHand);
      if (!taken) return;
      const value = money(currency, taken.minor);
      const added = await sql`insert into points_taken (transfer_id, earned, points, minor)
        values (${transferId}, ${earned.points}, ${taken.points}, ${taken.minor})
        on conflict do nothing returning 1`.execute(transaction);
      if (added.rows.length === 0) return;
      await bookRewards(transaction, { transferId, journals: [pointsReturned({ transferId, userId, value })] });
    });

/** Undefined where nothing was earned, or it was taken back already. */
async function readEarned(transaction: Transaction<Schema>, transferId: string): Promise<Earned | undefined> {
  const found = await sql<Earned>`select e.user_id, e.currency, e.points, e.minor from points_earned e
    where e.transfer_id = ${transferId}
      and not exists (select from points_taken t where t.transfer_id = e.transfer_id)`.execute(transaction);
  return found.rows[0];
}

type Missing = { readonly userId: string; readonly currency: PayInCurrency; readonly points: number };

/** Vouchers nobody used become points again, the last to expire first, until there are enough. */
async function revokeVouchers(transaction: Transaction<Schema>, { userId, currency, points }: Missing): Promise<void> {
  const unused = await sql<{ id: string; points: number }>`select r.id, r.points from reward r
    where r.user_id = ${userId} and r.currency = ${currency} and r.kind = 'loyalty'
      and r.expired_at is null and r.revoked_at is null
      and not exists (select from reward_use u where u.reward_id = r.id)
    order by r.expires_at desc, r.id desc for no key update of r`.execute(transaction);
  let missing = points;
  for (const voucher of unused.rows) {
    if (missing <= 0) return;
    await sql`update reward set revoked_at = now() where id = ${voucher.id}`.execute(transaction);
    missing -= voucher.points;
  }
}
