import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { currentStep } from '#src/machines/currentStep.ts';
import type {
  ShareTransferActor,
  ShareTransferStep,
} from '#src/machines/transfer/share-transfer/shareTransferMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { Skeleton } from '../../controls/Skeleton.tsx';
import { FailureNotice } from '../../flows/FailureNotice.tsx';
import { LinkShown } from './LinkShown.tsx';
import { LinkWishForm } from './LinkWishForm.tsx';
import styles from './share.module.css';
import { useStepHere } from './useStepHere.ts';

type ShareTransferDialogProps = { readonly actor: ShareTransferActor; readonly transfer: Transfer };

/** A link for the recipient of this transfer: made, passed on, changed and ended (peers 13). */
export function ShareTransferDialog({ actor, transfer }: ShareTransferDialogProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(actor, (latest) => latest);
  const { step, body } = useStepHere(currentStep<ShareTransferStep>(snapshot));
  const { failure } = snapshot.context;
  const name = transfer.recipient.firstName;
  const leave = () => actor.send({ type: 'sharing.left' });
  return (
    <Dialog
      title={step ? t(`share.titles.${step}`, { name }) : t('share.action', { name })}
      isOpen={snapshot.status === 'active'}
      onClose={leave}
      width={600}
      actions={
        <>
          {step === 'readingFailed' && (
            <Button isPending={snapshot.hasTag('waiting')} onPress={() => actor.send({ type: 'reading.retried' })}>
              {t('share.retry')}
            </Button>
          )}
          <Button variant="secondary" onPress={leave}>
            {t('share.close')}
          </Button>
        </>
      }
    >
      <div ref={body} tabIndex={-1} className={styles.body}>
        {!step && <Loading />}
        {failure && <FailureNotice failure={failure} />}
        {step === 'wish' && <LinkWishForm actor={actor} transfer={transfer} />}
        {step === 'link' && <LinkShown actor={actor} transfer={transfer} />}
      </div>
    </Dialog>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true" role="status" aria-label={t('share.loading')}>
      <Skeleton size="card" count={2} />
    </div>
  );
}
