import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer.ts';
import { deliveryTimes } from '#domain/reference/deliveryTimes.ts';
import { useDeliveryText } from '../send-money/useDeliveryText.ts';
import { useFormats } from '../send-money/useFormats.ts';
import { paidAt } from './reachedAt.ts';

/** Seconds a promise may be late before we say so: statuses are read every few seconds. */
const grace = 60;

type ExpectedDeliveryProps = { readonly transfer: Transfer; readonly seenAt: number };

/** When the money should arrive: an hour once it is paid and takes minutes, a span of time otherwise (TXN-25). */
export function ExpectedDelivery({ transfer, seenAt }: ExpectedDeliveryProps) {
  const { t } = useTranslation();
  const { time } = useFormats();
  const duration = useDeliveryText(transfer.transferMethod);
  const by = expectedBy(transfer);
  if (by === undefined) return <p>{t('transfer.expected.after', { duration })}</p>;
  const isLate = seenAt > by + grace;
  return <p>{t(isLate ? 'transfer.expected.late' : 'transfer.expected.by', { time: time(by) })}</p>;
}

/** Epoch seconds; only minutes are promised to the minute, and only from when we have the money and let it go. */
function expectedBy(transfer: Transfer): number | undefined {
  const { latest } = deliveryTimes[transfer.transferMethod];
  const from = paidAt(transfer);
  if (latest.unit !== 'minute' || from === undefined || transfer.status !== 'PAYMENT_COMPLETED') return undefined;
  return from + latest.amount * 60;
}
