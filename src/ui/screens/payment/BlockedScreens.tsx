import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#src/locales/failureText.ts';
import { Button } from '../../controls/Button.tsx';
import { SendPage } from '../../flows/SendPage.tsx';
import { TransferNotRead } from '../transfer/BlockedScreens.tsx';
import styles from './pay.module.css';
import type { PayScreenProps } from './payScreenProps.ts';

/** This currency cannot be paid yet; the transfer is kept (PAY-13, PAY-15). */
export function NotOpenScreen({ actor }: PayScreenProps) {
  const words = useTranslation();
  const { t } = words;
  const { failure, transfer } = useSelector(actor, ({ context }) => context);
  const params = { ...failure?.details.params, ...(transfer && { currency: transfer.totalToPay.currency }) };
  return (
    <SendPage
      step="pay"
      title={t('pay.notOpen.title')}
      lead={failureText(words, { code: 'providerNotOpen', details: { params } })}
    >
      <div className={styles.waysOn}>
        <Button isWide onPress={() => actor.send({ type: 'method.reopened' })}>
          {t('pay.otherWay')}
        </Button>
        <Button variant="secondary" isWide onPress={() => actor.send({ type: 'dashboard.chosen' })}>
          {t('send.verifyFirst.dashboard')}
        </Button>
      </div>
    </SendPage>
  );
}

/** The transfer to pay could not be read. */
export function PaymentUnavailableScreen({ actor }: PayScreenProps) {
  const { t } = useTranslation();
  return (
    <TransferNotRead
      step="pay"
      failure={useSelector(actor, ({ context }) => context.failure)}
      reassurance={t('pay.failure.nothingTaken')}
      isWorking={useSelector(actor, (snapshot) => snapshot.hasTag('waiting'))}
      onRetry={() => actor.send({ type: 'retry.chosen' })}
    />
  );
}
