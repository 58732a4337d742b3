import type { Currency } from '../money/currency.ts';
import type { PromoType } from './promoType.ts';

/** A promotion as it is kept and as it crosses the wire (PRO-01): dates in epoch seconds, amounts in major units. */
export type Promo = {
  readonly code: string;
  readonly type: PromoType;
  readonly startDate: number;
  readonly endDate: number;
  readonly settings: PromoSettings;
};

export type PromoSettings = {
  /** Times one user may use it. */
  readonly usageLimit: number;
  readonly currenciesValid: 'ALL' | readonly Currency[];
  /** For PERCENTAGE: percent of the send amount, as decimal text. */
  readonly percentage?: string | undefined;
  /** For FIXED_AMOUNT: in the currency paid in. */
  readonly discountAmount?: number | undefined;
  /** For FIXED_RATE: the only pair it is for, and its rate. */
  readonly baseCurrency?: Currency | undefined;
  readonly targetCurrency?: Currency | undefined;
  readonly rate?: string | undefined;
  /** In the currency paid in, edges included (D-54). */
  readonly minimumSpend?: number | undefined;
  readonly maximumSpend?: number | undefined;
};
