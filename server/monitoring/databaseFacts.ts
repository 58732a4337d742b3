import { sql } from 'kysely';
import type { Currency } from '#domain/money/currency.ts';
import type { RemittanceHandler } from '#domain/recipient/remittanceHandler.ts';
import type { DelayCause } from '#domain/transfer/deliveryPromise.ts';
import type { Db } from '../database/open.ts';

/** What both the figures and `ops status` tell of. */

type Waiting = { readonly provider: string; readonly count: number; readonly age: number };

/** Reports that were taken and not dealt with, by company; the age of the oldest in seconds. */
export async function reportsWaiting(db: Db): Promise<readonly Waiting[]> {
  const { rows } = await sql<Waiting>`
    select provider, count(*)::int as count, extract(epoch from now() - min(received_at))::float8 as age
    from inbox where processed_at is null group by provider order by provider`.execute(db);
  return rows;
}

type Short = {
  readonly partner: RemittanceHandler;
  readonly currency: Currency;
  readonly count: number;
  readonly free: bigint;
};

/** Payouts that wait because their partner's float does not cover them, and what is left of it. */
export async function shortFloats(db: Db): Promise<readonly Short[]> {
  const { rows } = await sql<Short>`
    select o.partner, o.currency, count(*)::int as count, (select coalesce(sum(f.free_minor), 0)::bigint from partner_float f
      where f.partner = o.partner and f.currency = o.currency) as free
    from payout_attempt o where o.state = 'QUEUED' and o.short_since is not null
    group by o.partner, o.currency order by o.partner, o.currency`.execute(db);
  return rows;
}

/** Transfers that should have arrived and have not, of those whose sender was told so. */
export async function overdueByCause(db: Db): Promise<readonly { cause: DelayCause; count: number }[]> {
  const { rows } = await sql<{ cause: DelayCause; count: number }>`
    select d.cause, count(*)::int as count from transfer t
      join transfer_delay d on d.transfer_id = t.id and d.version = t.version
    where t.status = 'PAYMENT_COMPLETED' and t.approved group by d.cause order by d.cause`.execute(db);
  return rows;
}
