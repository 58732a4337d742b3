import { useQuery } from '@tanstack/react-query';
import type { PaymentChoice } from '#contract/payment.ts';
import { type Money, money } from '#domain/money/money.ts';
import { choosePaymentOption, type PaymentKind } from '#domain/payment/paymentOptions.ts';
import type { TransferSummary } from '#src/machines/pay-transfer/transferSummary.ts';
import { bankProvidersQuery, paymentWaysQuery } from '#src/services/paymentQueries.ts';
import { useMayPayNow } from './mayPayNow.ts';

export type PayBy = {
  readonly choice: PaymentChoice;
  readonly kind: PaymentKind;
  /** Of the bank, where it is one. */
  readonly name?: string | undefined;
  readonly charge: Money;
};

/** With what the sender paid last, where this transfer can be paid with it. */
export function usePayBy(transfer: TransferSummary | undefined): PayBy | 'awaited' | undefined {
  const mayPayNow = useMayPayNow();
  const isDue = mayPayNow && transfer !== undefined && transfer.totalToPay.minor > 0;
  const { data: ways, isLoading } = useQuery({ ...paymentWaysQuery, enabled: isDue });
  const choice = ways?.paidLast;
  const { data: banks, isLoading: areBanksLoading } = useQuery({
    ...bankProvidersQuery,
    enabled: isDue && choice?.bank !== undefined,
  });
  if (isLoading || areBanksLoading) return 'awaited';
  if (!isDue || !choice) return undefined;
  const option = choosePaymentOption(choice.provider, { ...transfer, ways });
  const bank = banks?.find(({ providerId, schemeId }) => isSame({ providerId, schemeId }, choice.bank));
  if (!option.ok || (choice.bank && !bank)) return undefined;
  const { kind, chargeMinor } = option.value;
  return { choice, kind, name: bank?.displayName, charge: money(transfer.totalToPay.currency, chargeMinor) };
}

const isSame = (listed: NonNullable<PaymentChoice['bank']>, chosen: PaymentChoice['bank']) =>
  listed.providerId === chosen?.providerId && listed.schemeId === chosen.schemeId;
