import { useTranslation } from 'react-i18next';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import { DeliveryLine } from './DeliveryLine.tsx';
import { useMayPayNow } from './mayPayNow.ts';
import styles from './send.module.css';

type PromisedDeliveryProps = {
  readonly method: PayoutMethod;
  /** The transfer itself waits for who sends it. */
  readonly isWaiting?: boolean;
};

/** The arrival as it can be kept: by the hour to who may pay now, else with what must be done before (QUO-41). */
export function PromisedDelivery({ method, isWaiting = false }: PromisedDeliveryProps) {
  const { t } = useTranslation();
  const mayPay = useMayPayNow() && !isWaiting;
  return (
    <div>
      <DeliveryLine method={method} isTimed={mayPay} />
      {!mayPay && <p className={styles.small}>{t('send.checkedFirst')}</p>}
    </div>
  );
}
