/** The four kinds of promotion (PRO-01). */
export const promoTypes = ['PERCENTAGE', 'FIXED_AMOUNT', 'FIXED_RATE', 'FREE_OPERATOR_FEE'] as const;
export type PromoType = (typeof promoTypes)[number];
