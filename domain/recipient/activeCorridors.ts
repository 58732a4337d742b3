import type { Currency } from '../money/currency.ts';
import type { PayoutMethod } from '../reference/payoutMethods.ts';
import type { RemittanceHandler } from './remittanceHandler.ts';

/**
 * What each partner really pays out today. The routing table is the spec's and names more (REF-13): AZA documents no
 * mobile money in NGN and no cash in ZAR, and its cash in GHS and USD is in old notes only.
 */
const activeCorridors: Readonly<
  Record<Exclude<RemittanceHandler, 'MANUAL'>, Readonly<Record<PayoutMethod, readonly Currency[]>>>
> = {
  AZA: {
    mobile_money: ['XAF', 'XOF', 'GHS', 'GNF', 'UGX'],
    bank_transfer: ['XAF', 'XOF', 'NGN', 'GHS', 'ZAR', 'UGX'],
    cash_pickup: [],
  },
  PIVOT: {
    mobile_money: ['KES', 'UGX', 'TZS'],
    bank_transfer: ['KES', 'UGX', 'TZS'],
    cash_pickup: ['KES', 'UGX', 'TZS'],
  },
};

/** Who pays it out: the partner chosen for it, or an operator by hand where that partner does not (yet). */
export const activeHandler = (
  handler: RemittanceHandler,
  { currency, method }: { currency: Currency; method: PayoutMethod },
): RemittanceHandler =>
  handler !== 'MANUAL' && activeCorridors[handler][method].includes(currency) ? handler : 'MANUAL';
