import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#contract/protocol/failure.ts';
import { failureText } from '#src/locales/failureText.ts';
import type { SendMoneyActor } from '#src/machines/transfer/send-money/sendMoneyMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { SendPage, type SendPageProps } from '../../flows/SendPage.tsx';
import { isUnknownTransfer } from '../../formats/isUnknownTransfer.ts';
import styles from './review.module.css';

type ScreenProps = { readonly actor: SendMoneyActor };

/** As many unverified transfers as may be kept (D-85): who the sender is comes first. */
export function VerifyFirstScreen({ actor }: ScreenProps) {
  const { t } = useTranslation();
  return (
    <SendPage step="getQuote" title={t('send.verifyFirst.title')} lead={t('send.verifyFirst.text')}>
      <div className={styles.waysIn}>
        <Button isWide onPress={() => actor.send({ type: 'verification.chosen' })}>
          {t('send.verifyFirst.verify')}
        </Button>
        <Button variant="secondary" isWide onPress={() => actor.send({ type: 'dashboard.chosen' })}>
          {t('send.verifyFirst.dashboard')}
        </Button>
      </div>
    </SendPage>
  );
}

/** What was being prepared is a transfer by now, made on another device. */
export function DraftUsedScreen({ actor }: ScreenProps) {
  const { t } = useTranslation();
  return (
    <SendPage step="review" title={t('send.draftUsed.title')} lead={t('send.draftUsed.text')}>
      <div className={styles.waysIn}>
        <Button isWide onPress={() => actor.send({ type: 'madeTransfer.chosen' })}>
          {t('send.draftUsed.see')}
        </Button>
        <Button variant="secondary" isWide onPress={() => actor.send({ type: 'startAgain.confirmed' })}>
          {t('send.startAgain.confirm')}
        </Button>
      </div>
    </SendPage>
  );
}

/** The transfer is there and could not be read (TRF-07). */
export function TransferUnavailableScreen({ actor }: ScreenProps) {
  const { t } = useTranslation();
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isWorking = useSelector(actor, (snapshot) => snapshot.hasTag('waiting'));
  const mayLeave = useSelector(actor, (snapshot) => snapshot.can({ type: 'dashboard.chosen' }));
  return (
    <TransferNotRead
      step="review"
      failure={failure}
      reassurance={t('send.review.stillThere')}
      isWorking={isWorking}
      onRetry={() => actor.send({ type: 'retry.chosen' })}
    >
      {mayLeave && (
        <Button variant="secondary" isWide onPress={() => actor.send({ type: 'dashboard.chosen' })}>
          {t('send.verifyFirst.dashboard')}
        </Button>
      )}
    </TransferNotRead>
  );
}

type TransferNotReadProps = Pick<SendPageProps, 'step'> & {
  readonly failure: Failure | undefined;
  /** What the sender need not fear. */
  readonly reassurance: string;
  /** It is being tried again. */
  readonly isWorking: boolean;
  readonly onRetry: () => void;
  /** Other ways on. */
  readonly children?: ReactNode;
};

/** Why a transfer cannot be shown, on the page of its step. */
export function TransferNotRead({ step, failure, reassurance, isWorking, onRetry, children }: TransferNotReadProps) {
  const words = useTranslation();
  const isUnknown = failure !== undefined && isUnknownTransfer(failure);
  return (
    <SendPage step={step} title={words.t(isUnknown ? 'transfer.unknown.title' : 'send.review.unavailable')}>
      {failure && (
        <Notice tone="danger" isLive>
          {isUnknown ? words.t('transfer.unknown.text') : `${failureText(words, failure)} ${reassurance}`}
        </Notice>
      )}
      <div className={styles.waysIn}>
        {!(isUnknown && children) && (
          <Button isWide isPending={isWorking} onPress={onRetry}>
            {words.t('common.tryAgain')}
          </Button>
        )}
        {children}
      </div>
    </SendPage>
  );
}
