import { sql } from 'kysely';
import type { Currency } from '#domain/money/currency.ts';
import { money } from '#domain/money/money.ts';
import type { RewardKind } from '#domain/reward/reward.ts';
import type { Db } from '../database/open.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Job } from '../jobs/jobs.ts';
import { rewardExpired } from '../ledger/rewardJournals.ts';
import { bookRewards } from './bookRewards.ts';

const everyMs = 60_000;
const atOnce = 100;

type ExpiredRow = { id: string; kind: RewardKind; user_id: string; currency: Currency; minor: bigint };

/** Credits and vouchers nobody used in time are ours again (J16c, J17c). */
export const expireRewards = (db: Db): Job => ({
  name: 'rewards',
  everyMs,
  run: () => expireDue(db),
});

/** A minute after their time, so that none is taken from a transfer that is being created with it. */
export const expireDue = (db: Db): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const { rows } = await sql<ExpiredRow>`
      update reward r set expired_at = now() where r.id in (select w.id from reward w
        where w.expired_at is null and w.revoked_at is null and w.expires_at < now() - interval '1 minute'
          and not exists (select from reward_use u where u.reward_id = w.id)
        order by w.expires_at limit ${atOnce} for no key update skip locked)
      returning r.id, r.kind, r.user_id, r.currency, r.minor`.execute(transaction);
    if (rows.length === 0) return false;
    const journals = rows.map(({ id: rewardId, kind, user_id: userId, currency, minor }) =>
      rewardExpired({ rewardId, kind, userId, value: money(currency, Number(minor)) }),
    );
    await bookRewards(transaction, { transferId: null, journals });
    return rows.length === atOnce;
  });
