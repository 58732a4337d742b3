/** Every account of the ledger and its side (money notes, 2). Accounts are per currency; some have a dimension. */
export const accountKinds = {
  payin_clearing: 'asset',
  safeguarding_bank: 'asset',
  operating_bank: 'asset',
  partner_float: 'asset',
  chargeback_receivable: 'asset',
  fx_position: 'trading',
  customer_transfer: 'liability',
  refund_payable: 'liability',
  unapplied_funds: 'liability',
  frozen_funds: 'liability',
  payout_payable: 'liability',
  payout_in_transit: 'liability',
  deferred_margin: 'liability',
  loyalty_liability: 'liability',
  referral_liability: 'liability',
  fee_income: 'income',
  gateway_charge_income: 'income',
  fx_margin_income: 'income',
  breakage_income: 'income',
  promo_expense: 'expense',
  loyalty_expense: 'expense',
  referral_expense: 'expense',
  provider_fee_expense: 'expense',
  partner_fee_expense: 'expense',
  chargeback_loss: 'expense',
  chargeback_fee_expense: 'expense',
  fx_loss: 'expense',
  write_off_expense: 'expense',
} as const;

export type AccountKind = keyof typeof accountKinds;
export type AccountSide = (typeof accountKinds)[AccountKind];
