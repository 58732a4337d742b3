import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../controls/Button.tsx';
import { FailureNotice } from '../../flows/FailureNotice.tsx';
import { AuthHeading } from './AuthHeading.tsx';
import styles from './auth.module.css';
import type { CodeStepProps } from './codeStep.ts';

/** Nothing is known against the link; it only could not be checked. */
export function LinkRetryScreen({ actor }: CodeStepProps) {
  const { t } = useTranslation();
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isChecking = useSelector(actor, (snapshot) => snapshot.matches('checkingCode'));
  return (
    <div className={styles.page}>
      <AuthHeading title={t('auth.linkRetry.title')} lead={t('auth.linkRetry.lead')} leadsBackToSignIn />
      <FailureNotice failure={failure} />
      <Button isWide isPending={isChecking} onPress={() => actor.send({ type: 'link.retried' })}>
        {t('common.tryAgain')}
      </Button>
    </div>
  );
}
