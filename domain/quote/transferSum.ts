import type { Money } from '../money/money.ts';
import type { PayoutMethod } from '../reference/payoutMethods.ts';
import type { Price } from './priceTransfer.ts';

/** Everything the one sum is written from, whether it is still typed, quoted or created (D-48). */
export type TransferSum = Pick<
  Price,
  | 'fixedSide'
  | 'youSend'
  | 'theyGet'
  | 'operatorFee'
  | 'transferFee'
  | 'referralDiscount'
  | 'voucherDiscount'
  | 'promoDiscount'
  | 'promoExtraReceived'
  | 'totalToPay'
> & {
  readonly exchangeRate: string;
  readonly usualRate: string;
  readonly method: PayoutMethod;
  /** What a promotion pays in the sender's place. */
  readonly operatorFeeWaived?: Money | undefined;
  /** What the way of paying adds, once one is chosen (D-52). */
  readonly paymentCharge?: Money | undefined;
};
