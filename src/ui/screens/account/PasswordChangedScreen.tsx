import { useTranslation } from 'react-i18next';
import type { ResetPasswordActor } from '#src/machines/account/reset-password/resetPasswordMachine.ts';
import { Button } from '../../controls/Button.tsx';
import { Icon } from '../../controls/Icon.tsx';
import { AuthHeading } from './AuthHeading.tsx';
import styles from './auth.module.css';

export function PasswordChangedScreen({ actor }: { readonly actor: ResetPasswordActor }) {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <span className={styles.medal}>
        <Icon name="check" />
      </span>
      <AuthHeading title={t('auth.passwordChanged.title')} lead={t('auth.passwordChanged.lead')} />
      <Button isWide onPress={() => actor.send({ type: 'signIn.chosen' })}>
        {t('common.signIn')}
      </Button>
    </div>
  );
}
