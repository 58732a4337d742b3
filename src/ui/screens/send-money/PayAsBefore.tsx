import { useTranslation } from 'react-i18next';
import type { PayBy } from '#src/machines/payment/pay-transfer/payBy.ts';
import type { SendMoneyActor } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';
import { Button } from '../../controls/Button.tsx';
import card from '../../controls/card.module.css';
import styles from '../transfer/review.module.css';

type PayAsBeforeProps = { readonly actor: SendMoneyActor; readonly payBy: PayBy; readonly isWorking: boolean };

/** The bank or card company of last time, to which the page's main button leads, or another way. */
export function PayAsBefore({ actor, payBy: { kind, name }, isWorking }: PayAsBeforeProps) {
  const { t } = useTranslation();
  return (
    <section className={card.card}>
      <h2 className={card.title}>{t('send.payBy.title')}</h2>
      <div className={styles.payBy}>
        <p>{name ? t('send.payBy.fromBank', { name }) : t(`send.payBy.${kind}`)}</p>
        <Button
          variant="secondary"
          size="small"
          isDisabled={isWorking}
          onPress={() => actor.send({ type: 'review.accepted' })}
        >
          {t('send.payBy.otherWay')}
        </Button>
      </div>
    </section>
  );
}
