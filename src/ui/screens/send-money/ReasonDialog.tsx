import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isTransferReason } from '#domain/reference/transferReasons.ts';
import type { SendMoneyActor } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';
import { transferReasonsQuery } from '#src/services/lookup/lookupQueries.ts';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { RadioGroup } from '../../controls/RadioGroup.tsx';
import { RetryNotice } from '../../controls/RetryNotice.tsx';
import { Skeleton } from '../../controls/Skeleton.tsx';
import { ContinueInGuide } from '../../flows/ContinueInGuide.tsx';
import styles from '../recipient/recipient.module.css';

/** What the money is for; the answer creates the transfer (TRF-02…TRF-05). */
export function ReasonDialog({ actor }: { readonly actor: SendMoneyActor }) {
  const { t } = useTranslation();
  const isAsking = useSelector(actor, (snapshot) => snapshot.matches({ preparing: 'askingReason' }));
  const isCreating = useSelector(
    actor,
    (snapshot) => snapshot.matches('creating') || snapshot.matches({ holding: 'acknowledging' }),
  );
  const given = useSelector(actor, ({ context }) => context.reasonId);
  const [chosen, setChosen] = useState(given ?? null);
  return (
    <Dialog
      title={t('recipient.reason.title')}
      isOpen={isAsking || isCreating}
      onClose={isCreating ? undefined : () => actor.send({ type: 'step.reopened', step: 'recipient' })}
      actions={
        <Button
          isPending={isCreating}
          isDisabled={chosen === null}
          onPress={() => chosen !== null && actor.send({ type: 'reason.chosen', reasonId: chosen })}
        >
          {t('recipient.reason.goOn')}
        </Button>
      }
    >
      <p className={styles.reasonLead}>{t('recipient.reason.lead')}</p>
      <Reasons chosen={chosen} onChoose={setChosen} />
      <ContinueInGuide />
    </Dialog>
  );
}

type ReasonsProps = { readonly chosen: string | null; readonly onChoose: (id: string) => void };

function Reasons({ chosen, onChoose }: ReasonsProps) {
  const { t } = useTranslation();
  const { data, isError, isFetching, refetch } = useQuery(transferReasonsQuery);
  if (data && data.length > 0) {
    return (
      <div className={styles.reasons}>
        <RadioGroup
          label={t('recipient.reason.label')}
          items={data.map(({ id, reason }) => ({
            id,
            label: isTransferReason(id) ? t(`recipient.reasons.${id}`) : reason,
          }))}
          value={chosen}
          onChange={onChoose}
        />
      </div>
    );
  }
  if (!data && !isError) {
    return (
      <div className={styles.reasonsWaiting} aria-busy="true">
        <Skeleton count={6} />
      </div>
    );
  }
  return (
    <RetryNotice
      tone={isError ? 'danger' : 'info'}
      retry={t('common.reload')}
      isPending={isFetching}
      onRetry={() => void refetch()}
    >
      {t(isError ? 'recipient.reason.notFetched' : 'recipient.reason.none')}
    </RetryNotice>
  );
}
