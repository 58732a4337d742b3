import type { TransferSum } from '#domain/quote/transferSum.ts';

const bonuses = ['referral', 'loyalty'] as const;
type Bonus = (typeof bonuses)[number];

/** Which of what its sender earned a transfer was made cheaper with (TXN-07, TXN-27). */
export const usedBonuses = ({ referralDiscount, voucherDiscount }: TransferSum): readonly Bonus[] =>
  bonuses.filter((bonus) => (bonus === 'referral' ? referralDiscount : voucherDiscount).minor > 0);
