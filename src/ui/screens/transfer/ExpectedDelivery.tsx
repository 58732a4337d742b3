import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { deliveryTimes } from '#domain/reference/deliveryTimes.ts';
import { isOverdue, promisedBy } from '#domain/transfer/deliveryPromise.ts';
import { useArrivalTime } from '../../formats/useArrivalTime.ts';
import { useDeliveryText } from '../../formats/useDeliveryText.ts';
import { useFormats } from '../../formats/useFormats.ts';

type ExpectedDeliveryProps = { readonly transfer: Transfer; readonly seenAt: number };

/** When the money should arrive: an hour once it is paid and takes minutes, a span of time otherwise (TXN-25). */
export function ExpectedDelivery({ transfer, seenAt }: ExpectedDeliveryProps) {
  const { t } = useTranslation();
  const { moment } = useFormats();
  const arrival = useArrivalTime(transfer.destinationCountryCode);
  const duration = useDeliveryText(transfer.transferMethod);
  const by = promisedBy(transfer);
  if (by === undefined) return <p>{t('transfer.expected.after', { duration })}</p>;
  return (
    <p>
      {t(isOverdue(transfer, seenAt) ? 'transfer.expected.late' : 'transfer.expected.by', {
        time: deliveryTimes[transfer.transferMethod].latest.unit === 'minute' ? arrival(by) : moment(by),
      })}
    </p>
  );
}
