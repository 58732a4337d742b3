import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { SendMoneyActor } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';
import { transferQuery } from '#src/services/transfer/transferQueries.ts';
import { reviewed, tellMoved } from './freshReview.ts';

/** A check that is decided while the review is open changes what the review offers, without a reload (KYC-22). */
export function useFreshReview(sendMoney: SendMoneyActor | undefined): void {
  const userId = useSelector(sendMoney, (snapshot) => snapshot?.context.userId) ?? '';
  const transferId = useSelector(sendMoney, (snapshot) => reviewed(snapshot)?.id);
  const { data } = useQuery({
    ...transferQuery({ userId, transferId: transferId ?? '' }),
    enabled: userId !== '' && transferId !== undefined,
  });
  useEffect(() => {
    if (data && sendMoney) tellMoved(sendMoney, data);
  }, [sendMoney, data]);
}
