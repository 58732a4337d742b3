import { type Money, smaller, subtract } from '../money/money.ts';

/** How a friend somebody brought is shown (RWD-10). */
export const referralStates = ['Awaiting activation', 'Activated', 'Used', 'Expired'] as const;
export type ReferralState = (typeof referralStates)[number];

export type ReferredFriend = {
  /** Sent so far, in the activation amount's currency. */
  readonly cumulative: Money;
  readonly useStatus: 'Active' | 'Used';
  /** The credit was not used in time. */
  readonly isExpired: boolean;
};

/** Whole percent of the activation amount, rounded down so that 100 is never said too soon, and capped there. */
export const referralPercent = (cumulative: Money, activationAmount: Money): number =>
  Math.floor((smaller(cumulative, activationAmount).minor * 100) / activationAmount.minor);

export function referralState(friend: ReferredFriend, activationAmount: Money): ReferralState {
  if (referralPercent(friend.cumulative, activationAmount) < 100) return 'Awaiting activation';
  if (friend.useStatus === 'Used') return 'Used';
  return friend.isExpired ? 'Expired' : 'Activated';
}

/** The date is shown only where there is something to use or used: 'Pending' without one, else 'N/A' (RWD-11). */
export function referralExpiry(state: ReferralState, expires: number | undefined): number | 'Pending' | 'N/A' {
  if (state !== 'Activated' && state !== 'Used') return 'N/A';
  return expires ?? 'Pending';
}

/** What an awaiting friend still has to send (peers 37). */
export const stillToSend = (sent: Money, activationAmount: Money): Money =>
  subtract(activationAmount, smaller(sent, activationAmount));

/** Under which of the two tabs a friend stands (D-101). */
export const usageTabs = ['Awaiting Activation', 'Used'] as const;
export type UsageTab = (typeof usageTabs)[number];
export const usageTabOf = ({ useStatus }: Pick<ReferredFriend, 'useStatus'>): UsageTab =>
  useStatus === 'Used' ? 'Used' : 'Awaiting Activation';
