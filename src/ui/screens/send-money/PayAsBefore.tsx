import { useTranslation } from 'react-i18next';
import type { Money } from '#domain/money/money.ts';
import type { SendMoneyActor } from '#src/machines/send-money/sendMoneyMachine.ts';
import { Button } from '../../controls/Button.tsx';
import styles from './send.module.css';
import { useFormats } from './useFormats.ts';
import type { PayBy } from './usePayBy.ts';

type PayAsBeforeProps = {
  readonly actor: SendMoneyActor;
  readonly due: Money;
  readonly payBy: PayBy;
  readonly isWorking: boolean;
};

/** One press to the bank or card company used last time, or another way. */
export function PayAsBefore({ actor, due, payBy, isWorking }: PayAsBeforeProps) {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { choice, kind, name } = payBy;
  return (
    <>
      <p className={styles.small}>{name ? t('send.payBy.fromBank', { name }) : t(`send.payBy.${kind}`)}</p>
      <Button isWide isPending={isWorking} onPress={() => actor.send({ type: 'review.accepted', payBy: choice })}>
        {t('send.payBy.pay', { amount: money(due) })}
      </Button>
      <Button variant="quiet" isDisabled={isWorking} onPress={() => actor.send({ type: 'review.accepted' })}>
        {t('send.payBy.otherWay')}
      </Button>
    </>
  );
}
