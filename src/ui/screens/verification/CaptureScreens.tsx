import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { currentStep } from '#src/machines/currentStep.ts';
import type {
  CaptureDocumentsActor,
  CaptureDocumentsStep,
} from '#src/machines/verification/verify-identity/captureDocumentsMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { LoadingScreen } from '../../controls/LoadingScreen.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { useFocusAfterWait } from '../../flows/useFocusAfterWait.ts';
import { PageHeading } from '../../layouts/PageHeading.tsx';
import { IdentityWidget } from './IdentityWidget.tsx';
import styles from './verifyIdentity.module.css';

/** The identity widget, and what becomes of the pictures it takes (KYC-10, KYC-36). */
export function CaptureScreens({ actor }: { readonly actor: CaptureDocumentsActor }) {
  const { t } = useTranslation();
  const step = useSelector(actor, (snapshot) => currentStep<CaptureDocumentsStep>(snapshot));
  const { widget, sentParts } = useSelector(actor, ({ context }) => context);
  const page = useRef<HTMLDivElement>(null);
  useFocusAfterWait(page, !step || !widget);
  if (!step || !widget) return <LoadingScreen isInLayout text={t('verification.capture.opening')} />;
  const facts = { sent: sentParts.length, total: widget.parts.length };
  return (
    <div ref={page} className={styles.capture}>
      <PageHeading
        title={t(step === 'partRetry' ? 'verification.titles.partRetry' : 'verification.titles.capture')}
        lead={t('verification.capture.lead')}
      />
      {step === 'partRetry' && (
        <Notice
          tone="danger"
          isLive
          actions={<Button onPress={() => actor.send({ type: 'part.retried' })}>{t('common.tryAgain')}</Button>}
        >
          {t('verification.capture.notReceived')}
        </Notice>
      )}
      <p className={styles.received} role="status">
        {t('verification.capture.received', facts)}
      </p>
      <IdentityWidget actor={actor} widgetUrl={widget.widgetUrl} />
      <Button variant="secondary" onPress={() => actor.send({ type: 'widget.closed' })}>
        {t('verification.capture.close')}
      </Button>
    </div>
  );
}
