import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#src/locales/failureText.ts';
import type { SendMoneyActor } from '#src/machines/send-money/sendMoneyMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { Notice } from '../../controls/Notice.tsx';
import styles from './review.module.css';
import { SendPage } from './SendPage.tsx';

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

/** The transfer is there and could not be read (TRF-07). */
export function TransferUnavailableScreen({ actor }: ScreenProps) {
  const words = useTranslation();
  const { t } = words;
  const failure = useSelector(actor, ({ context }) => context.failure);
  const mayLeave = useSelector(actor, (snapshot) => snapshot.can({ type: 'dashboard.chosen' }));
  return (
    <SendPage step="review" title={t('send.review.unavailable')}>
      {failure && (
        <Notice tone="danger" isLive>
          {failureText(words, failure)} {t('send.review.stillThere')}
        </Notice>
      )}
      <div className={styles.waysIn}>
        <Button isWide onPress={() => actor.send({ type: 'retry.chosen' })}>
          {t('common.tryAgain')}
        </Button>
        {mayLeave && (
          <Button variant="secondary" isWide onPress={() => actor.send({ type: 'dashboard.chosen' })}>
            {t('send.verifyFirst.dashboard')}
          </Button>
        )}
      </div>
    </SendPage>
  );
}
