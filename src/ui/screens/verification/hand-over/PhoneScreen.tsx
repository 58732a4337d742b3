import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentStep } from '#src/machines/currentStep.ts';
import type {
  CaptureOnPhoneActor,
  CaptureOnPhoneStep,
} from '#src/machines/verification/capture-on-phone/captureOnPhoneMachine.ts';
import { Button } from '../../../controls/Button.tsx';
import { LoadingScreen } from '../../../controls/LoadingScreen.tsx';
import { Notice } from '../../../controls/Notice.tsx';
import { FailureNotice } from '../../../flows/FailureNotice.tsx';
import { usePreviousStep } from '../../../flows/usePreviousStep.ts';
import { PageHeading } from '../../../layouts/PageHeading.tsx';
import { IdentityWidget } from '../IdentityWidget.tsx';
import styles from './handOver.module.css';

type PhoneScreenProps = { readonly actor: CaptureOnPhoneActor };

/** The phone’s side of a hand-over: the widget, and nothing of the person it is about (issue 5). */
export function PhoneScreen({ actor }: PhoneScreenProps) {
  const { t } = useTranslation();
  const step = usePreviousStep(useSelector(actor, (snapshot) => currentStep<CaptureOnPhoneStep>(snapshot)));
  const isOpening = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  const reopen = (
    <Button isPending={isOpening} onPress={() => actor.send({ type: 'check.reopened' })}>
      {t('handOver.phoneReopen')}
    </Button>
  );
  switch (step) {
    case undefined:
      return <LoadingScreen isInLayout />;
    case 'capture':
      return (
        <Phone title={t('handOver.phoneTitle')} lead={t('handOver.phoneLead')}>
          <PhoneWidget actor={actor} />
        </Phone>
      );
    case 'partRetry':
      return (
        <Phone title={t('verification.titles.partRetry')} lead={t('handOver.phoneLead')}>
          <NotReceived actor={actor} />
          <PhoneWidget actor={actor} />
        </Phone>
      );
    case 'retry':
      return (
        <Phone title={t('handOver.phoneRetry')}>
          <FailureNotice failure={failure} />
          {reopen}
        </Phone>
      );
    case 'unfinished':
      return (
        <Phone title={t('handOver.phoneUnfinished')}>
          <Notice tone="warning" isLive>
            {t('handOver.phoneUnfinishedText')}
          </Notice>
          {reopen}
        </Phone>
      );
    case 'expired':
      return (
        <Phone title={t('handOver.phoneInvalid')}>
          <Notice tone="warning">{t('handOver.phoneInvalidText')}</Notice>
        </Phone>
      );
    case 'received':
      return (
        <Phone title={t('handOver.phoneDone')}>
          <Notice tone="positive" isLive>
            {t('handOver.phoneDoneText')}
          </Notice>
        </Phone>
      );
  }
}

type PhoneProps = { readonly title: string; readonly lead?: string; readonly children: ReactNode };

function Phone({ title, lead, children }: PhoneProps) {
  return (
    <div className={styles.phone}>
      <PageHeading title={title} lead={lead} />
      {children}
    </div>
  );
}

function PhoneWidget({ actor }: PhoneScreenProps) {
  const widgetUrl = useSelector(actor, ({ context }) => context.widget?.widgetUrl);
  return widgetUrl === undefined ? null : <IdentityWidget actor={actor} widgetUrl={widgetUrl} />;
}

function NotReceived({ actor }: PhoneScreenProps) {
  const { t } = useTranslation();
  const again = <Button onPress={() => actor.send({ type: 'part.retried' })}>{t('common.tryAgain')}</Button>;
  return (
    <Notice tone="danger" isLive actions={again}>
      {t('verification.capture.notReceived')}
    </Notice>
  );
}
