import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { amountDue, sumOfTransfer } from '#contract/transfer/transferSum.ts';
import { answered } from '#src/machines/answered.ts';
import type { SendMoneyActor } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';
import { transferQuery } from '#src/services/transfer/transferQueries.ts';
import { Button } from '../../controls/Button.tsx';
import card from '../../controls/card.module.css';
import { RetryNotice } from '../../controls/RetryNotice.tsx';
import { Skeleton } from '../../controls/Skeleton.tsx';
import { GoOn } from '../../flows/GoOn.tsx';
import { SendPage } from '../../flows/SendPage.tsx';
import { useAccent } from '../../formats/useAccent.ts';
import { useFormats } from '../../formats/useFormats.ts';
import { usePayBy } from '../../formats/usePayBy.ts';
import { CancelTransferDialog } from '../transfer/CancelTransferDialog.tsx';
import { ExpiryNotice } from '../transfer/ExpiryNotice.tsx';
import { ReviewDetails } from '../transfer/ReviewDetails.tsx';
import styles from '../transfer/review.module.css';
import { TransferHero } from '../transfer/TransferHero.tsx';
import { TransferSummary } from '../transfer/TransferSummary.tsx';
import { IdentityFirst, useIdentityAction } from './IdentityFirst.tsx';
import { PayAsBefore } from './PayAsBefore.tsx';
import { SmallFirstOffer } from './SmallFirst.tsx';

/** Everything once more before paying (TRF-06, TRF-08). */
export function ReviewScreen({ actor }: { readonly actor: SendMoneyActor }) {
  const { t } = useTranslation();
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { transfer: held } = context;
  const userId = answered(context, 'userId');
  const isUnverified = held?.status === 'PENDING_VERIFICATION';
  const watchdog = useSelector(actor, ({ children }) => children.expiryWatchdog);
  const cancelTransfer = useSelector(actor, ({ children }) => children.cancelTransfer);
  const isWorking = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  const transferId = held?.id ?? '';
  const {
    data: transfer,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    ...transferQuery({ userId, transferId }),
    enabled: held !== undefined,
  });
  const asBefore = usePayBy(held);
  const { money } = useFormats();
  const payBy = asBefore === 'awaited' ? undefined : asBefore;
  const isFetchingFacts = !transfer || asBefore === 'awaited';
  const due = transfer && amountDue({ ...sumOfTransfer(transfer), paymentCharge: payBy?.charge });
  // Its words say what a press does: they never change under a finger that is already there.
  const knownText = due && payBy ? t('send.payBy.pay', { amount: money(due) }) : t('send.review.goOn');
  const goOnText = isFetchingFacts && !isError ? t('send.review.fetching') : knownText;
  useAccent(held?.destinationCountryCode);
  return (
    <SendPage
      step="review"
      title={t('send.review.title')}
      lead={t('send.review.lead')}
      aside={transfer && <TransferSummary transfer={transfer} paymentCharge={payBy?.charge} isFolded />}
      goOn={
        <GoOn total={due}>
          {isUnverified ? (
            <VerifyFirstButton actor={actor} userId={userId} isWorking={isWorking} />
          ) : (
            <Button
              isWide
              isPending={isWorking || isFetchingFacts}
              onPress={() => actor.send({ type: 'review.accepted', ...(payBy && { payBy: payBy.choice }) })}
            >
              {goOnText}
            </Button>
          )}
        </GoOn>
      }
    >
      {watchdog && <ExpiryNotice actor={watchdog} />}
      {transfer && cancelTransfer && <CancelTransferDialog actor={cancelTransfer} transfer={transfer} />}
      {transfer && <TransferHero transfer={transfer} />}
      {transfer && isUnverified && <IdentityFirst userId={userId} />}
      {transfer && payBy && !isUnverified && <PayAsBefore actor={actor} payBy={payBy} isWorking={isWorking} />}
      {transfer && held?.smallFirst && <SmallFirstOffer {...{ actor, transfer, isWorking }} why={held.smallFirst} />}
      {transfer && <Details transfer={transfer} actor={actor} isWorking={isWorking} />}
      {!transfer && !isError && <AwaitedDetails />}
      {!transfer && isError && (
        <RetryNotice retry={t('common.tryAgain')} isPending={isFetching} onRetry={() => void refetch()}>
          {t('transfer.notRead.title')}
        </RetryNotice>
      )}
    </SendPage>
  );
}

type VerifyFirstButtonProps = {
  readonly actor: SendMoneyActor;
  readonly userId: string;
  readonly isWorking: boolean;
};

/** In the place of paying, which comes after it (KYC-22). */
function VerifyFirstButton({ actor, userId, isWorking }: VerifyFirstButtonProps) {
  const { t } = useTranslation();
  const action = useIdentityAction(userId);
  return (
    <Button isWide isPending={isWorking} onPress={() => actor.send({ type: 'verification.chosen' })}>
      {t(action)}
    </Button>
  );
}

function AwaitedDetails() {
  return (
    <div aria-busy="true">
      <Skeleton size="card" count={3} />
    </div>
  );
}

type DetailsProps = {
  readonly transfer: Transfer;
  readonly actor: SendMoneyActor;
  /** Something is being asked or told: what may be done afterwards is not known yet. */
  readonly isWorking: boolean;
};

function Details({ transfer, actor, isWorking }: DetailsProps) {
  const { t } = useTranslation();
  return (
    <section className={card.card}>
      <h2 className={card.title}>{t('send.review.details')}</h2>
      <ReviewDetails transfer={transfer} />
      <div className={styles.changes}>
        <Button
          variant="secondary"
          size="small"
          isDisabled={isWorking}
          onPress={() => actor.send({ type: 'otherRecipient.requested' })}
        >
          {t('send.review.changeRecipient')}
        </Button>
        <Button
          variant="quiet"
          size="small"
          isDisabled={isWorking}
          onPress={() => actor.send({ type: 'cancellation.requested' })}
        >
          {t('send.review.cancel')}
        </Button>
      </div>
    </section>
  );
}
