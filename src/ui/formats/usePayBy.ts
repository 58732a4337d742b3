import { useQuery } from '@tanstack/react-query';
import { type PayBy, payByFrom } from '#src/machines/payment/pay-transfer/payBy.ts';
import type { TransferSummary } from '#src/machines/payment/pay-transfer/transferSummary.ts';
import { bankProvidersQuery, paymentWaysQuery } from '#src/services/payment/paymentQueries.ts';
import { useMayPayNow } from './mayPayNow.ts';

/** With what the sender paid last, where this transfer can be paid with it. */
export function usePayBy(transfer: TransferSummary | undefined): PayBy | 'awaited' | undefined {
  const mayPayNow = useMayPayNow();
  const isDue = mayPayNow && transfer !== undefined && transfer.totalToPay.minor > 0;
  const { data: ways, ...waysCall } = useQuery({ ...paymentWaysQuery, enabled: isDue });
  const choice = ways?.paidLast;
  const { data: banks, ...banksCall } = useQuery({
    ...bankProvidersQuery,
    enabled: isDue && choice?.bank !== undefined,
  });
  if (isAwaited(waysCall) || isAwaited(banksCall)) return 'awaited';
  return isDue ? payByFrom({ ways, banks }, transfer) : undefined;
}

/** Not beyond the first silence: it only saves a question, and the sender can go on without it. */
const isAwaited = ({ isLoading, failureCount }: { isLoading: boolean; failureCount: number }) =>
  isLoading && failureCount === 0;
