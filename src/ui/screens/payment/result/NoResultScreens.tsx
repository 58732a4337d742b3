import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { failureText } from '#src/locales/failureText.ts';
import { Button } from '../../../controls/Button.tsx';
import { Notice } from '../../../controls/Notice.tsx';
import { TextLink } from '../../../controls/TextLink.tsx';
import { isUnknownTransfer } from '../../../formats/isUnknownTransfer.ts';
import { PageHeading } from '../../../layouts/PageHeading.tsx';
import styles from './result.module.css';
import type { ResultScreenProps } from './resultScreenProps.ts';

/** An address without a transfer (D-07). */
export function NothingStartedScreen({ actor }: ResultScreenProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <PageHeading title={t('send.nothingStarted')} lead={t('result.nothingStarted')} />
      <div className={styles.actions}>
        <Button onPress={() => actor.send({ type: 'dashboard.chosen' })}>{t('result.dashboard')}</Button>
      </div>
    </div>
  );
}

/** We could not look, which says nothing about the payment (RES-07); or there is no such transfer for who looks. */
export function PaymentErrorScreen({ actor }: ResultScreenProps) {
  const words = useTranslation();
  const { t } = words;
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isUnknown = failure !== undefined && isUnknownTransfer(failure);
  return (
    <div className={styles.page}>
      <PageHeading title={t(isUnknown ? 'transfer.unknown.title' : 'result.states.ERROR')} />
      <Notice
        tone="danger"
        isLive
        {...(!isUnknown && { title: t('common.errorTitle') })}
        actions={
          <>
            {!isUnknown && (
              <Button variant="secondary" size="small" onPress={() => actor.send({ type: 'retry.chosen' })}>
                {t('common.tryAgain')}
              </Button>
            )}
            <TextLink to="/help" isRoomy>
              {t('common.contactUs')}
            </TextLink>
          </>
        }
      >
        {isUnknown ? (
          t('transfer.unknown.text')
        ) : (
          <>
            {failure && failureText(words, failure)} {t('result.errorText')}
          </>
        )}
      </Notice>
      <div className={styles.actions}>
        <Button variant="secondary" onPress={() => actor.send({ type: 'dashboard.chosen' })}>
          {t('result.dashboard')}
        </Button>
      </div>
    </div>
  );
}
