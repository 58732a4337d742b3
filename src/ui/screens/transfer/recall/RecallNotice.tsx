import { useQuery } from '@tanstack/react-query';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { recallQuery } from '#src/services/transfer/recallQuery.ts';
import { RecallStanding } from './RecallStanding.tsx';
import styles from './recall.module.css';

type RecallNoticeProps = { readonly transfer: Transfer; readonly userId: string };

/** The case about this transfer, where its sender opened one: with the transfer, as long as that can be looked at. */
export function RecallNotice({ transfer, userId }: RecallNoticeProps) {
  const isDelivered = transfer.history.some(({ status }) => status === 'COMPLETE');
  const { data } = useQuery({
    ...recallQuery({ userId, transferId: transfer.id }),
    enabled: isDelivered,
    retry: false,
  });
  return (
    data?.recall && (
      <div className={styles.withTransfer}>
        <RecallStanding recall={data.recall} transfer={transfer} />
      </div>
    )
  );
}
