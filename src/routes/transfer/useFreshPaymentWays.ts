import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { SendMoneyActor } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';
import { paymentWaysQuery } from '#src/services/payment/paymentQueries.ts';

/** While a way to pay is chosen, a company that goes or comes back is shown as it is, without a reload (D-80). */
export function useFreshPaymentWays(sendMoney: SendMoneyActor | undefined): void {
  const payment = useSelector(sendMoney, (snapshot) => snapshot?.children.payTransfer);
  const isChoosing = useSelector(payment, (snapshot) => snapshot?.matches('askingMethod')) === true;
  const { data: ways } = useQuery({ ...paymentWaysQuery, enabled: isChoosing });
  useEffect(() => {
    if (ways && isChoosing) payment?.send({ type: 'ways.read', ways });
  }, [payment, isChoosing, ways]);
}
