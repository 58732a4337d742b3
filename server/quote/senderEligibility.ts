import { sql } from 'kysely';
import type { PayInCurrency } from '#domain/money/currency.ts';
import type { Db } from '../database/open.ts';
import { rewardsIn, type UsableRow, usableRewards } from '../reward/rewardStore.ts';
import { type HeldRateRow, heldRateOf } from './quoteStore.ts';
import type { Eligibility } from './transferQuoteRoute.ts';

type Asking = { readonly userId: string; readonly rateQuoteId: string; readonly currency: PayInCurrency };

type Row = HeldRateRow & { country: string | null; suspended: boolean; held: boolean; owned: UsableRow[] | null };

/** What a price depends on besides the price: who asks, the rate held for them and what they may use, in one read. */
export const senderEligibility =
  (db: Db) =>
  async ({ userId, rateQuoteId, currency }: Asking): Promise<Eligibility> => {
    const { rows } = await sql<Row>`select u.profile->>'location_country' as country,
        exists (select from suspended_location s where s.country = u.profile->>'location_country') as suspended,
        h.id is not null as held, h.id, h.base, h.target, h.mid, h.rate, h.expires_at, h.expires_at <= now() as is_over,
        ${usableRewards(currency)} as owned
      from app_user u left join rate_quote h on h.id = ${rateQuoteId} and h.user_id = u.id
      where u.id = ${userId}`.execute(db);
    const [row] = rows;
    if (!row) throw new Error('The signed-in person does not exist');
    return {
      residence: { country: row.country ?? undefined, isSuspended: row.suspended },
      held: row.held ? heldRateOf(row) : undefined,
      owned: rewardsIn(currency, row.owned),
    };
  };
