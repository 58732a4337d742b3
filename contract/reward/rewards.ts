import { z } from 'zod';
import { rewardStates } from '#domain/reward/reward.ts';
import { endpoint } from '../protocol/endpoint.ts';
import { amount, currency, epochSeconds, id } from '../protocol/field.ts';

/** A loyalty voucher with the spec’s names (RWD-22). */
export const voucher = z.strictObject({
  id,
  Bonus: amount,
  currency,
  Activated: epochSeconds,
  Expires: epochSeconds,
  VoucherBonus: z.enum(rewardStates),
  /** What it was made of. */
  points: z.int(),
});
export type Voucher = z.infer<typeof voucher>;

/** A referral credit with the spec’s names (RWD-20). */
export const referralCredit = z.strictObject({
  /** The friend whose transfers earned it. */
  ReferrerID: id,
  Bonus: amount,
  currency,
  Expires: epochSeconds,
  ReferralBonus: z.enum(rewardStates),
});

/** Points of a currency: what is there, and what became vouchers. */
export const pointsOfCurrency = z.strictObject({ currency, earned: z.int(), available: z.int() });

/** What a transfer used (TRF-15). */
export const usedVoucher = z.strictObject({ Bonus: amount, Expires: epochSeconds });

const referredUser = z.strictObject({
  firstName: z.string(),
  lastName: z.string(),
  userId: id,
  /** Sent so far, in pounds or their equivalent. */
  cummulativeTransfer: amount,
  useStatus: z.enum(['Active', 'Used']),
});
export type ReferredUser = z.infer<typeof referredUser>;

export const listReferrals = endpoint({
  method: 'GET',
  path: '/user/referrals',
  access: 'signedIn',
  summary: 'The friends somebody brought, and how far each has come',
  data: z.strictObject({ count: z.int(), referredUsers: z.array(referredUser) }),
});
