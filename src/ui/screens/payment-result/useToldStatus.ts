import { useEffect } from 'react';
import type { TransferStatus } from '#domain/transfer/transferStatus.ts';
import type { PaymentResultActor } from '#src/machines/payment-result/paymentResultMachine.ts';

/** What a page reads of the transfer is told to the flow at once, which itself looks by its own clock. */
export function useToldStatus(actor: PaymentResultActor | undefined, status: TransferStatus | undefined): void {
  useEffect(() => {
    if (status) actor?.send({ type: 'transfer.told', status });
  }, [actor, status]);
}
