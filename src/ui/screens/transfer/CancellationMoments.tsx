import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer.ts';
import { type ProgressItem, ProgressSteps } from '../../controls/ProgressSteps.tsx';
import { useFormats } from '../send-money/useFormats.ts';
import styles from './transfer.module.css';
import { holderOf } from './transferText.ts';

/** The three moments of a cancellation: requested, cancelled, refunded; the last where there was money (D-122). */
export function CancellationMoments({ transfer }: { readonly transfer: Transfer }) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const cancelled = transfer.history.find(({ status }) => status === 'CANCELLED');
  if (!cancelled) return null;
  const refunded = transfer.history.find(({ status }) => status === 'REFUNDED');
  const refund: ProgressItem = {
    id: 'refunded',
    label: t('transfer.cancellation.refunded'),
    state: refunded ? 'completed' : 'inProgress',
    detail: refunded ? moment(refunded.at) : t('transfer.cancellation.refundTakes'),
  };
  const items: ProgressItem[] = [
    {
      id: 'requested',
      label: t('transfer.cancellation.requested'),
      state: 'completed',
      detail: moment(cancelled.at),
    },
    {
      id: 'cancelled',
      label: t('transfer.cancellation.cancelled'),
      state: 'completed',
      detail: t('transfer.cancellation.takes'),
    },
    ...(holderOf(transfer) === 'payer' ? [] : [refund]),
  ];
  return (
    <section className={styles.part}>
      <h3>{t('transfer.cancellation.label')}</h3>
      <ProgressSteps label={t('transfer.cancellation.label')} items={items} />
    </section>
  );
}
