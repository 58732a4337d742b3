import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { SignInActor } from '#src/machines/account/sign-in/signInMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { ButtonLink } from '../../controls/TextLink.tsx';
import { FailureNotice } from '../../flows/FailureNotice.tsx';
import { AuthHeading } from './AuthHeading.tsx';
import styles from './auth.module.css';

/** Stays until the person contacts us or turns to another account (AUT-21). */
export function AccountOnHoldScreen({ actor }: { readonly actor: SignInActor }) {
  const { t } = useTranslation();
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <div className={styles.page}>
      <AuthHeading title={t('auth.onHold.title')} lead={t('auth.onHold.whatNow')} />
      <FailureNotice failure={failure} />
      <div className={styles.actions}>
        <ButtonLink to="/help" isWide>
          {t('common.contactUs')}
        </ButtonLink>
        <Button variant="secondary" isWide onPress={() => actor.send({ type: 'notice.dismissed' })}>
          {t('auth.onHold.otherAccount')}
        </Button>
      </div>
    </div>
  );
}
