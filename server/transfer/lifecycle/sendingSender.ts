import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { user } from '#contract/account/account.ts';
import { money } from '#domain/money/money.ts';
import { limitPeriodDays, type SentSoFar } from '#domain/transfer/transferLimits.ts';
import type { IdentitySource } from '#domain/verification/verificationState.ts';
import type { Db } from '../../database/open.ts';
import type { Schema } from '../../database/schema.ts';

/** A sender about to create a transfer, on their locked row: two at once cannot both slip under a limit. */
export type SendingSender = SentSoFar & {
  /** By the database; within a transaction, its beginning. */
  readonly now: Date;
  readonly identity: IdentitySource;
  readonly openTransfers: number;
  /** When the oldest of what each sum counts no longer counts; undefined where nothing was sent. */
  readonly dayFreesAt: Date | undefined;
  readonly thirtyDaysFreeAt: Date | undefined;
};

const kept = z.object({
  meta: user.shape.meta.pick({ verified: true, trullioVerified: true, submittedVerificationData: true }).strip(),
  verifications: user.shape.verifications.nullable(),
});

type Row = {
  now: Date;
  meta: unknown;
  verifications: unknown;
  open_transfers: number;
  day_minor: bigint | null;
  month_minor: bigint | null;
  day_frees_at: Date | null;
  month_frees_at: Date | null;
};

/** Ended without being sent: these do not count against what a person may send. */
const notSent = ['CANCELLED', 'PAYMENT_CANCELLED', 'PAYMENT_DECLINED', 'EXPIRED', 'REJECTED', 'REFUNDED'];

export async function lockSender(transaction: Transaction<Schema>, userId: string): Promise<SendingSender> {
  await sql`select 1 from app_user where id = ${userId} for update`.execute(transaction);
  return readSent(transaction, userId);
}

/** As it stands, for what is only told. */
export async function readSent(db: Db, userId: string): Promise<SendingSender> {
  const read = await sql<Row>`
    select now() as now, u.meta,
      (select json_agg(json_build_object('id', v.id, 'type', v.type, 'status', v.status) order by v.created_at)
        from verification v where v.user_id = u.id) as verifications,
      sent.open_transfers, sent.day_minor, sent.month_minor, sent.day_frees_at, sent.month_frees_at
    from app_user u, lateral (
      select count(*) filter (where status = 'PENDING_VERIFICATION')::int as open_transfers,
        (sum(pounds_minor) filter (where created_at > now() - interval '1 day'))::bigint as day_minor,
        sum(pounds_minor)::bigint as month_minor,
        min(created_at) filter (where created_at > now() - interval '1 day') + interval '1 day' as day_frees_at,
        min(created_at) + make_interval(days => ${limitPeriodDays}) as month_frees_at
      from transfer t where t.user_id = u.id and t.created_at > now() - make_interval(days => ${limitPeriodDays})
        and not t.status = any(${notSent})
    ) sent where u.id = ${userId}`.execute(db);
  const [row] = read.rows;
  if (!row) throw new Error('The signed-in person does not exist');

  const { meta, verifications } = kept.parse(row);
  const pounds = (minor: bigint | null) => [money('GBP', Number(minor ?? 0n))];
  return {
    now: row.now,
    identity: { meta, verifications: verifications ?? [] },
    openTransfers: row.open_transfers,
    lastDay: pounds(row.day_minor),
    lastThirtyDays: pounds(row.month_minor),
    dayFreesAt: row.day_frees_at ?? undefined,
    thirtyDaysFreeAt: row.month_frees_at ?? undefined,
  };
}
