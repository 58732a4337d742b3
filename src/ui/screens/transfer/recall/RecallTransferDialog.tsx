import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { recallReasons } from '#domain/transfer/recall.ts';
import { currentStep } from '#src/machines/currentStep.ts';
import type {
  RecallTransferActor,
  RecallTransferStep,
} from '#src/machines/transfer/recall-transfer/recallTransferMachine.ts';
import { Button } from '../../../controls/Button.tsx';
import { Dialog } from '../../../controls/Dialog.tsx';
import { Skeleton } from '../../../controls/Skeleton.tsx';
import { FailureNotice } from '../../../flows/FailureNotice.tsx';
import { useStepHere } from '../useStepHere.ts';
import { RecallChecklist } from './RecallChecklist.tsx';
import { RecallStanding } from './RecallStanding.tsx';
import { RecallTerms } from './RecallTerms.tsx';
import styles from './recall.module.css';

type RecallTransferDialogProps = { readonly actor: RecallTransferActor; readonly transfer: Transfer };

/** What is wrong with a delivered transfer, what to look at first, and the case about it (peers 17). */
export function RecallTransferDialog({ actor, transfer }: RecallTransferDialogProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(actor, (latest) => latest);
  const { step, body } = useStepHere(currentStep<RecallTransferStep>(snapshot));
  const { failure, view, reason } = snapshot.context;
  const name = transfer.recipient.firstName;
  return (
    <Dialog
      title={step ? t(`recall.titles.${step}`, { name }) : t('recall.action')}
      isOpen={snapshot.status === 'active'}
      onClose={() => actor.send({ type: 'recall.left' })}
      width={600}
      actions={<Actions actor={actor} step={step} />}
    >
      <div ref={body} tabIndex={-1} className={styles.body}>
        {!step && <Loading />}
        {failure && <FailureNotice failure={failure} />}
        {step === 'reason' && (
          <div className={styles.choices}>
            {recallReasons.map((each) => (
              <Button
                key={each}
                isWide
                variant="secondary"
                onPress={() => actor.send({ type: 'reason.chosen', reason: each })}
              >
                {t(`recall.reasons.${each}`, { name })}
              </Button>
            ))}
          </div>
        )}
        {step === 'checklist' && view && <RecallChecklist transfer={transfer} proof={view.proof} />}
        {step === 'terms' && reason && <RecallTerms reason={reason} odds={view?.odds[reason]} />}
        {step === 'case' && view?.recall && <RecallStanding recall={view.recall} transfer={transfer} isAlone />}
      </div>
    </Dialog>
  );
}

type ActionsProps = { readonly actor: RecallTransferActor; readonly step: RecallTransferStep | undefined };

function Actions({ actor, step }: ActionsProps) {
  const { t } = useTranslation();
  const isWaiting = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  return (
    <>
      {step === 'readingFailed' && (
        <Button isPending={isWaiting} onPress={() => actor.send({ type: 'reading.retried' })}>
          {t('recall.retry')}
        </Button>
      )}
      {step === 'checklist' && (
        <Button onPress={() => actor.send({ type: 'checks.made' })}>{t('recall.stillMissing')}</Button>
      )}
      {step === 'terms' && (
        <Button isPending={isWaiting} onPress={() => actor.send({ type: 'case.requested' })}>
          {t('recall.open')}
        </Button>
      )}
      {(step === 'checklist' || step === 'terms') && (
        <Button variant="secondary" isDisabled={isWaiting} onPress={() => actor.send({ type: 'step.reopened' })}>
          {t('recall.back')}
        </Button>
      )}
      <Button variant="secondary" onPress={() => actor.send({ type: 'recall.left' })}>
        {t('recall.close')}
      </Button>
    </>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true" role="status" aria-label={t('recall.loading')}>
      <Skeleton size="card" count={2} />
    </div>
  );
}
