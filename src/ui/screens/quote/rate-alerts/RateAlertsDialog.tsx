import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Recipient } from '#contract/recipient/recipient.ts';
import { toMajorText } from '#domain/money/money.ts';
import { currentStep } from '#src/machines/currentStep.ts';
import type { RateAlertActor, RateAlertStep } from '#src/machines/quote/rate-alert/rateAlertMachine.ts';
import type { RatesAsked } from '#src/services/quote/rateQueries.ts';
import { Button } from '../../../controls/Button.tsx';
import { Dialog } from '../../../controls/Dialog.tsx';
import { Skeleton } from '../../../controls/Skeleton.tsx';
import { FailureNotice } from '../../../flows/FailureNotice.tsx';
import { AlertList } from './AlertList.tsx';
import { type AlertOpening, AlertWishForm } from './AlertWishForm.tsx';
import styles from './rateAlerts.module.css';

type RateAlertsDialogProps = {
  readonly actor: RateAlertActor;
  readonly pair: Pick<RatesAsked, 'base' | 'target'>;
  readonly recipients?: readonly Recipient[] | undefined;
  readonly opening?: AlertOpening | undefined;
};

const nobody = [] as const;

/** The prices a sender waits for and their reminders: what there is, and another one (peers 7). */
export function RateAlertsDialog({ actor, pair, recipients = nobody, opening }: RateAlertsDialogProps) {
  const { t } = useTranslation();
  const snapshot = useSelector(actor, (latest) => latest);
  const step = useStepHere(currentStep<RateAlertStep>(snapshot));
  const leave = () => actor.send({ type: 'alerts.left' });
  return (
    <Dialog
      title={t(`rateAlerts.titles.${step === 'readingFailed' ? step : 'alerts'}`)}
      isOpen={snapshot.status === 'active'}
      onClose={leave}
      width={600}
      actions={
        <>
          {step === 'readingFailed' && (
            <Button isPending={snapshot.hasTag('waiting')} onPress={() => actor.send({ type: 'reading.retried' })}>
              {t('common.tryAgain')}
            </Button>
          )}
          <Button variant="secondary" onPress={leave}>
            {t('rateAlerts.close')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <FailureNotice failure={snapshot.context.failure} />
        {!step && (
          <div role="status" aria-busy="true" aria-label={t('rateAlerts.loading')}>
            <Skeleton size="card" />
          </div>
        )}
        {step === 'alerts' && (
          <>
            <AlertList actor={actor} recipients={recipients} />
            <AlertWishForm key={opening && toMajorText(opening.theyGet)} {...{ actor, pair, recipients, opening }} />
          </>
        )}
      </div>
    </Dialog>
  );
}

/** While the flow works, what was there stays. */
function useStepHere(asked: RateAlertStep | undefined): RateAlertStep | undefined {
  const [held, setHeld] = useState(asked);
  if (asked !== undefined && asked !== held) setHeld(asked);
  return asked ?? held;
}
