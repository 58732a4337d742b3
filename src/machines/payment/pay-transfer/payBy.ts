import {
  isSameBank,
  type listBankProviders,
  type PaymentChoice,
  type readPaymentWays,
} from '#contract/payment/payment.ts';
import type { DataOf } from '#contract/protocol/endpoint.ts';
import { type Money, money } from '#domain/money/money.ts';
import type { PaymentKind } from '#domain/payment/paymentKind.ts';
import { choosePaymentOption } from '#domain/payment/paymentOptions.ts';
import type { TransferSummary } from './transferSummary.ts';

export type PayBy = {
  readonly choice: PaymentChoice;
  readonly kind: PaymentKind;
  /** Of the bank, where it is one. */
  readonly name?: string | undefined;
  readonly charge: Money;
};

type Known = {
  readonly ways: DataOf<typeof readPaymentWays> | undefined;
  readonly banks: DataOf<typeof listBankProviders> | undefined;
};

/** The same of what was read before. */
export function payByFrom({ ways, banks }: Known, transfer: TransferSummary): PayBy | undefined {
  const choice = ways?.paidLast;
  if (!choice || transfer.totalToPay.minor === 0) return undefined;
  const option = choosePaymentOption(choice.provider, { ...transfer, ways });
  const bank = banks?.find((listed) => isSameBank(listed, choice.bank));
  if (!option.ok || (choice.bank && !bank)) return undefined;
  const { kind, chargeMinor } = option.value;
  return { choice, kind, name: bank?.displayName, charge: money(transfer.totalToPay.currency, chargeMinor) };
}
