import { type PayInCurrency, payInCurrencies } from '../money/currency.ts';

/** What a sender earns, with the names of the app values (REF-14). Amounts are units of the currency paid in. */
export type RewardScheme = {
  readonly settings: {
    /** What the referrer gets once the friend's transfers reach the activation amount. */
    readonly referrerDiscountValue: number;
    readonly referredUserDiscountValue: number;
    readonly referralDiscountType: 'FIXED_AMOUNT';
    /** In pounds or their equivalent: a small currency is no shortcut. */
    readonly referralActivationAmount: number;
  };
  /** The smallest transfer on which a referral discount may be used (D-99). */
  readonly referralscheme: { readonly minReferralAmount: number };
  readonly loyaltyscheme: {
    /** By currency: amount sent, and the points it gives from there on. */
    readonly voucherRange: Readonly<Record<PayInCurrency, Readonly<Record<string, number>>>>;
    /** Points that become a voucher. */
    readonly minVoucherAmount: number;
    /** The smallest transfer that gives points. */
    readonly voucherLimit: number;
    readonly voucherBonus: number;
  };
};

const pointsBySize = { '250': 50, '500': 125, '1000': 300 };

/** What an operator starts with: 10 and 3 after 200 pounds (RWD-13), 500 points for 5 units from 250 sent (LAN-08, D-100). */
export const seededRewardScheme: RewardScheme = {
  settings: {
    referrerDiscountValue: 10,
    referredUserDiscountValue: 3,
    referralDiscountType: 'FIXED_AMOUNT',
    referralActivationAmount: 200,
  },
  referralscheme: { minReferralAmount: 50 },
  loyaltyscheme: {
    voucherRange: Object.fromEntries(payInCurrencies.map((currency) => [currency, pointsBySize])) as Record<
      PayInCurrency,
      typeof pointsBySize
    >,
    minVoucherAmount: 500,
    voucherLimit: 250,
    voucherBonus: 5,
  },
};

/** How long a credit or voucher may be used (RWD-14). */
export const rewardDays = 45;
