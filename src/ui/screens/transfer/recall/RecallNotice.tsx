import { useQuery } from '@tanstack/react-query';
import type { RecallCase } from '#contract/transfer/recall.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { recallQuery } from '#src/services/transfer/recallQuery.ts';
import { RecallStanding } from './RecallStanding.tsx';
import styles from './recall.module.css';

type RecallNoticeProps = { readonly transfer: Transfer; readonly recall: RecallCase };

/** The case about this transfer: with the transfer, as long as that can be looked at. */
export const RecallNotice = ({ transfer, recall }: RecallNoticeProps) => (
  <div className={styles.withTransfer}>
    <RecallStanding recall={recall} transfer={transfer} />
  </div>
);

/** The case about a delivered transfer, where its sender opened one. */
export function useRecall(transfer: Transfer | undefined, userId: string): RecallCase | undefined {
  const isDelivered = transfer?.history.some(({ status }) => status === 'COMPLETE') === true;
  const { data } = useQuery({
    ...recallQuery({ userId, transferId: transfer?.id ?? '' }),
    enabled: isDelivered,
    retry: false,
  });
  return isDelivered ? data?.recall : undefined;
}
