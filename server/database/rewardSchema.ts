import type { Generated } from 'kysely';
import type { PayInCurrency } from '#domain/money/currency.ts';
import type { RewardKind } from '#domain/reward/reward.ts';

export type RewardTable = {
  id: string;
  user_id: string;
  kind: RewardKind;
  friend_id: string | null;
  currency: PayInCurrency;
  minor: bigint;
  points: Generated<number>;
  activated_at: Generated<Date>;
  expires_at: Date;
  expired_at: Date | null;
  revoked_at: Date | null;
};

export type PointsEarnedTable = {
  transfer_id: string;
  user_id: string;
  points: number;
  currency: PayInCurrency;
  minor: bigint;
  earned_at: Generated<Date>;
};

export type PointsTakenTable = { transfer_id: string; earned: number; points: number; minor: bigint };

export type QuoteRewardTable = { quote_id: string; reward_id: string };
export type RewardUseTable = { reward_id: string; transfer_id: string };
