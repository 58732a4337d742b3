import { add, compareMoney, convert, type Money, smaller, subtract } from '../money/money.ts';
import type { FeeInfo } from './operatorFee.ts';
import type { Price } from './priceTransfer.ts';

/** What is paid, fee and all but before discounts, and what its recipient has in hand in the end, in their currency. */
export type FeeOutcome = { readonly youPay: Money; readonly theyKeep: Money };

/** The operator fee paid by the sender, or left for the recipient to be charged: what each comes to. */
export type FeeOutcomes = Readonly<Record<'paid' | 'leftOut', FeeOutcome>>;

/** What of a price they come from. */
type Priced = Pick<Price, 'youSend' | 'theyGet' | 'usualRate'> & {
  readonly feeInfo: Pick<FeeInfo, 'operatorFeeInOriginCurrency'>;
};

/**
 * Both sides of the operator fee. Left out, its worth at today's rate may be taken from what arrives: the most it may
 * be, as whoever hands the money over asks no more of us.
 */
export function feeOutcomes({ youSend, theyGet, feeInfo, usualRate }: Priced): FeeOutcomes {
  const { operatorFeeInOriginCurrency: fee } = feeInfo;
  const taken = smaller(convert(fee, theyGet.currency, usualRate), theyGet);
  return {
    paid: { youPay: add(youSend, fee), theyKeep: theyGet },
    leftOut: { youPay: youSend, theyKeep: subtract(theyGet, taken) },
  };
}

/** No choice where both come to the same. */
export const differ = ({ paid, leftOut }: FeeOutcomes): boolean => compareMoney(paid.youPay, leftOut.youPay) > 0;
