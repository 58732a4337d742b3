import { useTranslation } from 'react-i18next';
import styles from '../../flows/send.module.css';
import { useMayPayNow } from '../../formats/mayPayNow.ts';
import { DeliveryLine } from './DeliveryLine.tsx';
import { useEstimate, type Way } from './deliveryRecord.ts';
import { EstimateLine } from './EstimateLine.tsx';

type PromisedDeliveryProps = {
  readonly way: Way;
  /** The transfer itself waits for who sends it. */
  readonly isWaiting?: boolean;
};

/**
 * The arrival as it can be kept: by the hour to who may pay now, else with what must be done before (QUO-41). Where
 * enough was sent the same way, as it was kept lately; else by the rule.
 */
export function PromisedDelivery({ way, isWaiting = false }: PromisedDeliveryProps) {
  const { t } = useTranslation();
  const mayPay = useMayPayNow() && !isWaiting;
  const estimate = useEstimate(way);
  return (
    <div>
      {estimate ? (
        <EstimateLine estimate={estimate} destinationCountry={way.destinationCountry} isTimed={mayPay} />
      ) : (
        <DeliveryLine way={way} isTimed={mayPay} />
      )}
      {!mayPay && <p className={styles.small}>{t('send.checkedFirst')}</p>}
    </div>
  );
}
