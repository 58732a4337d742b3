import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CapturedPart } from '#src/machines/verification/verify-identity/capturedParts.ts';
import { hearWidget } from '#src/services/verification/identityWidget.ts';
import { Button } from '../../controls/Button.tsx';
import styles from './verifyIdentity.module.css';

type WidgetWord = ({ type: 'part.captured' } & CapturedPart) | { type: 'widget.finished' };
type IdentityWidgetProps = {
  readonly actor: { readonly send: (word: WidgetWord) => void };
  readonly widgetUrl: string;
};

/** The company's own page in ours: it has the camera, and tells us of each picture it has kept (KYC-10). */
export function IdentityWidget({ actor, widgetUrl }: IdentityWidgetProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLIFrameElement>(null);
  const [opened, setOpened] = useState(1);
  useEffect(
    () =>
      hearWidget({
        widgetUrl,
        frame: () => frame.current?.contentWindow ?? null,
        onPart: (picture) => actor.send({ type: 'part.captured', ...picture }),
        onDone: () => actor.send({ type: 'widget.finished' }),
      }),
    [actor, widgetUrl],
  );
  return (
    <div className={styles.widget}>
      <iframe
        key={opened}
        ref={frame}
        className={styles.frame}
        src={widgetUrl}
        title={t('verification.capture.frameTitle')}
        allow="camera"
        sandbox="allow-scripts allow-same-origin allow-forms"
        referrerPolicy="no-referrer"
      />
      <p className={styles.reload}>
        {t('verification.capture.nothingHere')}
        <Button variant="quiet" size="small" onPress={() => setOpened((times) => times + 1)}>
          {t('verification.capture.openAgain')}
        </Button>
      </p>
    </div>
  );
}
