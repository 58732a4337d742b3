import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { PayInCurrency } from '#domain/money/currency.ts';
import type { Money } from '#domain/money/money.ts';
import { currencyOf } from '#domain/reference/countries.ts';
import { isPayInCountry } from '#domain/reference/countryCodes.ts';
import { pointsFor, units, valueOfPoints, vouchersIn } from '#domain/reward/loyaltyPoints.ts';
import type { RewardKind } from '#domain/reward/reward.ts';
import { rewardDays, seededRewardScheme as scheme } from '#domain/reward/rewardScheme.ts';
import { newId } from '../database/ids.ts';
import type { Db } from '../database/open.ts';
import type { Schema } from '../database/schema.ts';
import { inTransaction } from '../database/transaction.ts';
import type { OutboxHandler } from '../jobs/outbox.ts';
import { pointsEarned, referralEarned } from '../ledger/rewardJournals.ts';
import { bookRewards } from './bookRewards.ts';
import { pointsBalance } from './pointsBalance.ts';
import { poundsSentBy } from './poundsSent.ts';

const payload = z.object({ transferId: z.uuid() });

/** A delivered transfer gives points, and may be the one that activates whoever brought its sender. */
export const earnRewards =
  (db: Db): OutboxHandler =>
  (item) =>
    inTransaction(db, async (transaction) => {
      const transfer = await readDelivered(transaction, payload.parse(item).transferId);
      if (!transfer) return;
      await sql`select 1 from app_user where id = ${transfer.user_id} for no key update`.execute(transaction);
      await earnPoints(transaction, transfer);
      await activateReferral(transaction, transfer);
    });

type Delivered = {
  readonly id: string;
  readonly user_id: string;
  readonly origin_currency: PayInCurrency;
  readonly origin_minor: bigint;
};

/** Not one whose payout came back before we got here. */
async function readDelivered(transaction: Transaction<Schema>, id: string): Promise<Delivered | undefined> {
  const found = await sql<Delivered>`select id, user_id, origin_currency, origin_minor from transfer t
    where id = ${id} and status = 'COMPLETE'
      and not exists (select from payout_attempt p where p.transfer_id = t.id and p.state = 'RETURNED')`.execute(
    transaction,
  );
  return found.rows[0];
}

/** Once for a transfer, whoever asks again; enough points become a voucher at once (RWD-18, RWD-19, D-100). */
async function earnPoints(transaction: Transaction<Schema>, transfer: Delivered): Promise<void> {
  const { id: transferId, user_id: userId, origin_currency: currency } = transfer;
  const points = pointsFor({ currency, minor: Number(transfer.origin_minor) }, scheme.loyaltyscheme);
  const value = valueOfPoints(points, currency, scheme.loyaltyscheme);
  if (value.minor === 0) return;
  const added = await sql`insert into points_earned (transfer_id, user_id, points, currency, minor)
    values (${transferId}, ${userId}, ${points}, ${currency}, ${value.minor})
    on conflict do nothing returning 1`.execute(transaction);
  if (added.rows.length === 0) return;
  await bookRewards(transaction, { transferId, journals: [pointsEarned({ transferId, userId, value })] });

  const vouchers = vouchersIn(await pointsBalance(transaction, { userId, currency }), scheme.loyaltyscheme);
  for (let count = 0; count < vouchers; count++) {
    const amount = units(scheme.loyaltyscheme.voucherBonus, currency);
    const { minVoucherAmount } = scheme.loyaltyscheme;
    await give(transaction, { userId, kind: 'loyalty', friendId: null, amount, points: minVoucherAmount });
  }
}

type Activation = { readonly friend_country: string; readonly referrer_id: string; readonly referrer_country: string };

/** The friend has sent enough, in pounds, and was brought by somebody: both get their credit, once (RWD-13, RWD-15). */
async function activateReferral(transaction: Transaction<Schema>, { user_id: friendId, id }: Delivered): Promise<void> {
  const { referralActivationAmount, referrerDiscountValue, referredUserDiscountValue } = scheme.settings;
  const found = await sql<Activation>`
    select f.profile->>'location_country' as friend_country, r.id as referrer_id,
      r.profile->>'location_country' as referrer_country
    from app_user f join app_user r on r.referral_code = upper(f.meta->>'referredBy') and r.id <> f.id
    where f.id = ${friendId} and not exists (select from reward w where w.friend_id = f.id)
      and ${poundsSentBy(sql`f.id`)} >= ${units(referralActivationAmount, 'GBP').minor}`.execute(transaction);
  const [activation] = found.rows;
  if (!activation) return;
  const { referrer_id: referrerId, friend_country, referrer_country } = activation;
  const credits = [
    { userId: referrerId, kind: 'referrer', amount: units(referrerDiscountValue, paysInWith(referrer_country)) },
    { userId: friendId, kind: 'friend', amount: units(referredUserDiscountValue, paysInWith(friend_country)) },
  ] as const;
  for (const credit of credits) {
    const rewardId = await give(transaction, { ...credit, friendId, points: 0 });
    const journals = [referralEarned({ rewardId, userId: credit.userId, value: credit.amount })];
    await bookRewards(transaction, { transferId: id, journals });
  }
}

const paysInWith = (country: string): PayInCurrency => (isPayInCountry(country) ? currencyOf(country) : 'EUR');

type Gift = {
  readonly userId: string;
  readonly kind: RewardKind;
  readonly friendId: string | null;
  readonly amount: Money;
  readonly points: number;
};

async function give(transaction: Transaction<Schema>, { userId, kind, friendId, amount, points }: Gift) {
  const id = newId();
  await sql`insert into reward (id, user_id, kind, friend_id, currency, minor, points, expires_at)
    values (${id}, ${userId}, ${kind}, ${friendId}, ${amount.currency}, ${amount.minor}, ${points},
      now() + make_interval(days => ${rewardDays}))`.execute(transaction);
  return id;
}
