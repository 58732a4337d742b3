import { useEffect } from 'react';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import type { PaymentResultActor } from '#src/machines/payment/payment-result/paymentResultMachine.ts';

type Read = {
  readonly data: { readonly status: TransferStatus } | undefined;
  readonly isFetchedAfterMount: boolean;
};

/**
 * What a page reads of the transfer is told to the flow at once, which itself looks by its own clock. What was read
 * before the page came up is older than what the flow knows.
 */
export function useToldStatus(actor: PaymentResultActor | undefined, { data, isFetchedAfterMount }: Read): void {
  const status = isFetchedAfterMount ? data?.status : undefined;
  useEffect(() => {
    if (status) actor?.send({ type: 'transfer.told', status });
  }, [actor, status]);
}
