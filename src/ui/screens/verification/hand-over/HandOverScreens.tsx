import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { renderSVG } from 'uqr';
import { currentStep } from '#src/machines/currentStep.ts';
import type { HandOverActor, HandOverStep } from '#src/machines/verification/hand-over/handOverMachine.ts';
import { Button } from '../../../controls/Button.tsx';
import { Dialog } from '../../../controls/Dialog.tsx';
import { Notice } from '../../../controls/Notice.tsx';
import { notify } from '../../../controls/notify.tsx';
import { Skeleton } from '../../../controls/Skeleton.tsx';
import { Spinner } from '../../../controls/Spinner.tsx';
import { FailureNotice } from '../../../flows/FailureNotice.tsx';
import { useActorSteps } from '../../../flows/useActorSteps.ts';
import styles from './handOver.module.css';

/** The check goes on on a phone: a code to scan, and this page watching for its end (issue 5). */
export function HandOverScreens({ actor }: { readonly actor: HandOverActor }) {
  const { t } = useTranslation();
  const step = useSelector(actor, (snapshot) => currentStep<HandOverStep>(snapshot)) ?? 'code';
  const isOpen = useSelector(actor, ({ status }) => status === 'active');
  useActorSteps(actor, (now) => {
    if (now.matches('captured')) notify({ tone: 'positive', text: t('handOver.captured') });
  });
  const leave = () => actor.send({ type: 'handOver.left' });
  const canAskAgain = step === 'retry' || step === 'expired';
  return (
    <Dialog
      title={t(`handOver.titles.${step}`)}
      isOpen={isOpen}
      onClose={leave}
      width={410}
      actions={
        <>
          {canAskAgain && (
            <Button onPress={() => actor.send({ type: 'link.requested' })}>{t('handOver.another')}</Button>
          )}
          <Button variant={step === 'thisDevice' ? 'primary' : 'secondary'} onPress={leave}>
            {t('handOver.useThis')}
          </Button>
        </>
      }
    >
      <HandOverBody actor={actor} step={step} />
    </Dialog>
  );
}

function HandOverBody({ actor, step }: { readonly actor: HandOverActor; readonly step: HandOverStep }) {
  const { t } = useTranslation();
  const { link, isOpened, failure } = useSelector(actor, ({ context }) => context);
  switch (step) {
    case 'code':
      return link ? <CodeToScan url={link.url} isOpened={isOpened} /> : <Skeleton size="card" />;
    case 'thisDevice':
      return <Notice tone="info">{t('handOver.thisDeviceText')}</Notice>;
    case 'retry':
      return <FailureNotice failure={failure} />;
    case 'expired':
      return <p>{t('handOver.expiredText')}</p>;
  }
}

function CodeToScan({ url, isOpened }: { readonly url: string; readonly isOpened: boolean }) {
  const { t } = useTranslation();
  const picture = `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(url, { border: 2 }))}`;
  return (
    <div className={styles.code}>
      <p>{t('handOver.codeText')}</p>
      <img className={styles.picture} src={picture} alt={t('handOver.qr')} />
      <p className={styles.hint}>{t('handOver.orLink')}</p>
      <p className={styles.link}>{url}</p>
      <p className={styles.state} role="status">
        <Spinner />
        {t(isOpened ? 'handOver.opened' : 'handOver.waiting')}
      </p>
    </div>
  );
}
