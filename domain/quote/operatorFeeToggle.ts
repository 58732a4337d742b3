import type { Currency } from '../money/currency.ts';

export type OperatorFeeToggle = { readonly isShown: boolean; readonly isDisabled: boolean; readonly isOn: boolean };

/**
 * Whether the sender may choose to pay the operator fee on top. Hidden for Nigeria (QUO-18, QUO-36); off and disabled
 * when the amount with the fee passes the limit (QUO-16); disabled while a promotion pays the fee (QUO-17).
 */
export function operatorFeeToggle(circumstances: {
  readonly payoutCurrency: Currency;
  readonly wanted: boolean;
  readonly limitExceeded: boolean;
  readonly freeOperatorFee: boolean;
}): OperatorFeeToggle {
  const { payoutCurrency, wanted, limitExceeded, freeOperatorFee } = circumstances;
  const isShown = payoutCurrency !== 'NGN';
  return {
    isShown,
    isDisabled: !isShown || limitExceeded || freeOperatorFee,
    isOn: isShown && wanted && !limitExceeded,
  };
}
