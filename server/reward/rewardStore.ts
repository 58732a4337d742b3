import { sql, type Transaction } from 'kysely';
import type { PayInCurrency } from '#domain/money/currency.ts';
import { money } from '#domain/money/money.ts';
import type { Reward, RewardKind } from '#domain/reward/reward.ts';
import type { Schema } from '../database/schema.ts';

/** Neither over nor used nor taken back. */
const usable = sql`r.expired_at is null and r.revoked_at is null and r.expires_at > now()
  and not exists (select from reward_use u where u.reward_id = r.id)`;

export type UsableRow = { id: string; kind: RewardKind; minor: number; expires: number };

/** What the person `u` may use in a currency, as rows in JSON; null where there is nothing. */
export const usableRewards = (currency: PayInCurrency) => sql`(select json_agg(json_build_object('id', r.id,
    'kind', r.kind, 'minor', r.minor, 'expires', floor(extract(epoch from r.expires_at))))
  from reward r where r.user_id = u.id and r.currency = ${currency} and ${usable})`;

export const rewardsIn = (currency: PayInCurrency, rows: readonly UsableRow[] | null): Reward[] =>
  (rows ?? []).map(({ id, kind, minor, expires }) => ({
    ...{ id, kind, expiresAt: expires },
    amount: money(currency, minor),
  }));

type Quoted = {
  readonly id: string;
  readonly referral_discount_minor: bigint;
  readonly voucher_discount_minor: bigint;
};

const hasDiscounts = (quote: Quoted): boolean => quote.referral_discount_minor + quote.voucher_discount_minor > 0n;

/** Whether everything a quote counted on can still be used; what can is kept from anybody else until the end of the transaction. */
export async function holdRewardsOf(transaction: Transaction<Schema>, quote: Quoted): Promise<boolean> {
  if (!hasDiscounts(quote)) return true;
  const held = await sql<{ kind: RewardKind; minor: bigint }>`
    select r.kind, r.minor from reward r join quote_reward q on q.reward_id = r.id
    where q.quote_id = ${quote.id} and ${usable} order by r.id for no key update of r`.execute(transaction);
  const total = (isVoucher: boolean) =>
    held.rows.filter(({ kind }) => (kind === 'loyalty') === isVoucher).reduce((sum, { minor }) => sum + minor, 0n);
  return total(false) === quote.referral_discount_minor && total(true) === quote.voucher_discount_minor;
}

/** Reserved for a transfer; the table’s key refuses what is reserved or used already. */
export async function reserveRewardsOf(
  transaction: Transaction<Schema>,
  { quote, transferId }: { quote: Quoted; transferId: string },
): Promise<void> {
  if (!hasDiscounts(quote)) return;
  await sql`insert into reward_use (reward_id, transfer_id)
    select reward_id, ${transferId} from quote_reward where quote_id = ${quote.id}`.execute(transaction);
}
