import { type RawBuilder, sql } from 'kysely';
import type { Money } from '#domain/money/money.ts';
import { seededRewardScheme } from '#domain/reward/rewardScheme.ts';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import { newId } from '../database/ids.ts';
import type { Journal } from '../ledger/journal.ts';

/** The outbox's names for looking at what a delivered transfer earned, and for one whose payout came back. */
export const earnRewardsKind = 'rewards.earn';
export const takeBackPointsKind = 'rewards.takeBack';

type Change = {
  readonly transfer: { readonly id: string; readonly userId: string; readonly youSend: Money };
  readonly reached: TransferStatus | undefined;
  readonly journals: readonly Journal[];
  /** The transfer ends without having been paid. */
  readonly endsUnpaid: boolean;
};

/** What a change of a transfer means for credits and vouchers, as parts of the statement that writes it. */
export function rewardParts({ transfer, reached, journals, endsUnpaid }: Change): RawBuilder<unknown>[] {
  const isGivenBack = endsUnpaid || journals.some(givesDiscountsBack);
  return [
    ...(isGivenBack ? [sql`delete from reward_use where transfer_id = ${transfer.id}`] : []),
    ...(reached === 'COMPLETE' ? [rewardsEarnedBy(transfer)] : []),
    ...(journals.some(({ kind }) => kind === payoutReturnedJournal) ? [pointsTakenBackFor(transfer)] : []),
  ];
}

const givesDiscountsBack = ({ postings }: Journal): boolean =>
  postings.some(({ credit: { kind } }) => kind === 'loyalty_liability' || kind === 'referral_liability');

/** Left out where there is nothing to earn: too small a transfer of somebody nobody brought. */
const rewardsEarnedBy = ({ id, userId, youSend }: Change['transfer']) => sql`
  insert into outbox (id, key, kind, payload)
  select ${newId()}::uuid, ${`${earnRewardsKind}:${id}`}, ${earnRewardsKind}, ${JSON.stringify({ transferId: id })}::jsonb
  from app_user u where u.id = ${userId} and (u.meta->>'referredBy' is not null
    or ${youSend.minor}::bigint >= ${seededRewardScheme.loyaltyscheme.voucherLimit * minorPerUnit}::bigint)
  on conflict (key) do nothing`;

const payoutReturnedJournal = 'J15';

const pointsTakenBackFor = ({ id }: Change['transfer']) => sql`
  insert into outbox (id, key, kind, payload) values (${newId()}::uuid, ${`${takeBackPointsKind}:${id}`},
    ${takeBackPointsKind}, ${JSON.stringify({ transferId: id })}::jsonb) on conflict (key) do nothing`;

/** Every currency paid in has two decimals. */
const minorPerUnit = 100;
