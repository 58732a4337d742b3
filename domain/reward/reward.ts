import type { Money } from '../money/money.ts';

/** Who gets it for what: the one who brought a friend, that friend, or whoever has points enough. */
export const rewardKinds = ['referrer', 'friend', 'loyalty'] as const;
export type RewardKind = (typeof rewardKinds)[number];

/** A credit or voucher that may be used on one transfer, whole. */
export type Reward = {
  readonly id: string;
  readonly kind: RewardKind;
  readonly amount: Money;
  /** Epoch seconds. */
  readonly expiresAt: number;
};

export const rewardStates = ['ACTIVE', 'USED', 'EXPIRED'] as const;
export type RewardState = (typeof rewardStates)[number];

type Standing = { readonly isUsed: boolean; readonly expiresAt: number; readonly now: number };

export function rewardState({ isUsed, expiresAt, now }: Standing): RewardState {
  if (isUsed) return 'USED';
  return expiresAt <= now ? 'EXPIRED' : 'ACTIVE';
}

/** Grey, green, red (RWD-12); a state nobody knows counts as expired (RWD-22). */
export const rewardTone = (state: string): 'neutral' | 'positive' | 'danger' => {
  if (state === 'USED') return 'neutral';
  return state === 'ACTIVE' ? 'positive' : 'danger';
};
