import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../controls/Button.tsx';
import { Icon } from '../../controls/Icon.tsx';
import { AuthHeading } from './AuthHeading.tsx';
import styles from './auth.module.css';
import type { SignUpScreenProps } from './signUpScreenProps.ts';

const labels = { account: 'continue', transfer: 'continueTransfer', page: 'continuePage' } as const;

/** What was achieved, in one of its three variants (AUT-30), and the way in. */
export function SignUpSuccessScreen({ actor, continuesTo = 'account' }: SignUpScreenProps) {
  const { t } = useTranslation();
  const { success = 'created', confirmed } = useSelector(actor, ({ context }) => context);
  const isEntering = useSelector(actor, (snapshot) => snapshot.matches('signingIn'));
  const isKept = success === 'created' && continuesTo === 'transfer';
  return (
    <div className={styles.page}>
      <span className={styles.medal}>
        <Icon name="check" />
      </span>
      <AuthHeading
        title={t(`auth.success.${success}.title`)}
        lead={t(isKept ? 'auth.success.created.transferLead' : `auth.success.${success}.lead`, {
          username: confirmed?.username,
        })}
      />
      <Button isWide isPending={isEntering} onPress={() => actor.send({ type: 'account.entered' })}>
        {t(`auth.success.${labels[continuesTo]}`)}
      </Button>
    </div>
  );
}
