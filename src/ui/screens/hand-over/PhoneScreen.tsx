import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataOf } from '#contract/endpoint.ts';
import type { openHandOver } from '#contract/handOver.ts';
import { handedOverPartMutation, handedOverWidgetQuery } from '#src/services/handOverServices.ts';
import { hearWidget } from '#src/services/identityWidget.ts';
import { LoadingScreen } from '../../controls/LoadingScreen.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { PageHeading } from '../../layouts/PageHeading.tsx';
import styles from './handOver.module.css';

/** The phone’s side of a hand-over: the widget, and nothing of the person it is about (issue 5). */
export function PhoneScreen({ token }: { readonly token: string }) {
  const { t } = useTranslation();
  const { data: widget, isError } = useQuery(handedOverWidgetQuery(token));
  const [isDone, setDone] = useState(false);
  if (isDone) {
    return (
      <div className={styles.phone}>
        <PageHeading title={t('handOver.phoneDone')} />
        <Notice tone="positive" isLive>
          {t('handOver.phoneDoneText')}
        </Notice>
      </div>
    );
  }
  if (isError) {
    return (
      <div className={styles.phone}>
        <PageHeading title={t('handOver.phoneInvalid')} />
        <Notice tone="warning">{t('handOver.phoneInvalidText')}</Notice>
      </div>
    );
  }
  if (!widget) return <LoadingScreen isInLayout />;
  return <PhoneWidget token={token} widget={widget} onDone={() => setDone(true)} />;
}

type PhoneWidgetProps = {
  readonly token: string;
  readonly widget: DataOf<typeof openHandOver>;
  readonly onDone: () => void;
};

function PhoneWidget({ token, widget: { widgetUrl, parts }, onDone }: PhoneWidgetProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLIFrameElement>(null);
  const { mutate } = useMutation(handedOverPartMutation);
  useEffect(
    () =>
      hearWidget({
        widgetUrl,
        frame: () => frame.current?.contentWindow ?? null,
        onPart: ({ part, reference, transactionId }) => {
          const asked = parts.find((candidate) => candidate.part === part);
          if (!asked) return;
          const verificationData = { part, reference, experienceTransactionId: transactionId };
          mutate({ token, verificationId: asked.verificationId, verificationData });
        },
        onDone,
      }),
    [token, widgetUrl, parts, mutate, onDone],
  );
  return (
    <div className={styles.phone}>
      <PageHeading title={t('handOver.phoneTitle')} lead={t('handOver.phoneLead')} />
      <iframe
        ref={frame}
        className={styles.frame}
        src={widgetUrl}
        title={t('verification.capture.frameTitle')}
        allow="camera"
        sandbox="allow-scripts allow-same-origin allow-forms"
        referrerPolicy="no-referrer"
      />
    </div>
  );
}
