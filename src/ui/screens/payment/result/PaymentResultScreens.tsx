import { useSelector } from '@xstate/react';
import { type ComponentType, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { currentStep } from '#src/machines/currentStep.ts';
import type { PaymentResultStep } from '#src/machines/payment/payment-result/paymentResultMachine.ts';
import { LoadingScreen } from '../../../controls/LoadingScreen.tsx';
import { useFocusAfterWait } from '../../../flows/useFocusAfterWait.ts';
import { PageHeading } from '../../../layouts/PageHeading.tsx';
import { NothingStartedScreen, PaymentErrorScreen } from './NoResultScreens.tsx';
import { ResultScreen } from './ResultScreen.tsx';
import styles from './result.module.css';
import type { ResultScreenProps } from './resultScreenProps.ts';

const screens: Record<PaymentResultStep, ComponentType<ResultScreenProps>> = {
  nothingStarted: NothingStartedScreen,
  error: PaymentErrorScreen,
  inProgress: ResultScreen,
  paid: ResultScreen,
  delivered: ResultScreen,
  cancelled: ResultScreen,
  ended: ResultScreen,
};

/** The screen face of what became of a payment (RES). */
export function PaymentResultScreens(props: ResultScreenProps) {
  const step = useSelector(props.actor, (snapshot) => currentStep<PaymentResultStep>(snapshot));
  const page = useRef<HTMLDivElement>(null);
  useFocusAfterWait(page, step === undefined);
  const Screen = step && screens[step];
  return <div ref={page}>{Screen ? <Screen {...props} /> : <Looking />}</div>;
}

function Looking() {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <PageHeading title={t('common.loading')} />
      <LoadingScreen isInLayout text={t('result.looking')} />
    </div>
  );
}
