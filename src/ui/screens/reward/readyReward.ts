import type { User } from '#contract/account/account.ts';
import type { Currency } from '#domain/money/currency.ts';

/** What of somebody's rewards comes off a transfer paid in this currency, or in any where none is named. */
export function readyReward(
  { meta, referral }: User,
  currency?: Currency,
): 'voucher' | 'referral' | 'both' | undefined {
  const counts = (reward: { readonly currency: Currency }) => currency === undefined || reward.currency === currency;
  const hasVoucher = meta.Vouchers.some((voucher) => voucher.VoucherBonus === 'ACTIVE' && counts(voucher));
  const hasReferral = referral.Referrals.some((credit) => credit.ReferralBonus === 'ACTIVE' && counts(credit));
  if (hasVoucher && hasReferral) return 'both';
  if (hasVoucher) return 'voucher';
  return hasReferral ? 'referral' : undefined;
}
