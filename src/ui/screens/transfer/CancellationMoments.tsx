import { useTranslation } from 'react-i18next';
import type { Refund, Transfer } from '#contract/transfer/transfer.ts';
import { moneyOf } from '#contract/transfer/transferSum.ts';
import { type ProgressItem, ProgressSteps } from '../../controls/ProgressSteps.tsx';
import { useFormats } from '../../formats/useFormats.ts';
import styles from './transfer.module.css';

/** The three moments of a cancellation: requested, cancelled, refunded; the last where there was money (D-122). */
export function CancellationMoments({ transfer }: { readonly transfer: Transfer }) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const refundItems = useRefundItems(transfer.refunds);
  const cancelled = transfer.history.find(({ status }) => status === 'CANCELLED');
  const label = t(cancelled ? 'transfer.cancellation.label' : 'transfer.cancellation.refundLabel');
  if (!cancelled && refundItems.length === 0) return null;
  const items: ProgressItem[] = cancelled
    ? [
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
      ]
    : [];
  return (
    <section className={styles.part}>
      <h3>{label}</h3>
      <ProgressSteps label={label} items={[...items, ...refundItems]} />
    </section>
  );
}

/** How much goes back, to what, by which reference, and by when or since when it is there (peers 18). */
function useRefundItems(refunds: readonly Refund[]): ProgressItem[] {
  const { t } = useTranslation();
  const { money, moment } = useFormats();
  const dueText = ({ dueAt, isRefused }: Refund) =>
    isRefused ? t('transfer.cancellation.byBank') : t('transfer.cancellation.dueBy', { moment: moment(dueAt) });
  return refunds.map((refund) => {
    const { amount, currency, route, reference, settledAt, isRefused } = refund;
    const facts = { amount: money(moneyOf(amount, currency)), route: t(`documents.receipt.routes.${route}`) };
    return {
      id: reference,
      label: t(settledAt === undefined ? 'transfer.cancellation.refunding' : 'transfer.cancellation.refunded'),
      state: settledAt === undefined ? 'inProgress' : 'completed',
      detail: (
        <>
          <p>
            {isRefused
              ? facts.amount
              : t(settledAt === undefined ? 'transfer.cancellation.goesBack' : 'transfer.cancellation.wentBack', facts)}
          </p>
          <p>
            {settledAt === undefined
              ? dueText(refund)
              : t('transfer.cancellation.settledAt', { moment: moment(settledAt) })}
          </p>
          <p className={styles.reference}>{t('transfer.cancellation.reference', { reference })}</p>
        </>
      ),
    };
  });
}
