import { sql, type Transaction } from 'kysely';
import type { PayInCurrency } from '#domain/money/currency.ts';
import { money } from '#domain/money/money.ts';
import type { Reward, RewardKind } from '#domain/reward/reward.ts';
import type { Db } from '../database/open.ts';
import type { Schema } from '../database/schema.ts';

/** Neither over nor used nor taken back. */
const usable = sql`r.expired_at is null and r.revoked_at is null and r.expires_at > now()
  and not exists (select from reward_use u where u.reward_id = r.id)`;

type UsableRow = { id: string; kind: RewardKind; minor: bigint; expires: bigint };

/** What somebody may use in a currency. */
export async function usableRewards(
  db: Db,
  { userId, currency }: { userId: string; currency: PayInCurrency },
): Promise<Reward[]> {
  const found = await sql<UsableRow>`
    select r.id, r.kind, r.minor, floor(extract(epoch from r.expires_at))::bigint as expires from reward r
    where r.user_id = ${userId} and r.currency = ${currency} and ${usable}`.execute(db);
  return found.rows.map(({ id, kind, minor, expires }) => ({
    id,
    kind,
    amount: money(currency, Number(minor)),
    expiresAt: Number(expires),
  }));
}

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
    where q.quote_id = ${quote.id} and ${usable} order by r.id for update of r`.execute(transaction);
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
