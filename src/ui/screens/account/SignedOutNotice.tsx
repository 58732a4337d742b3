import { useTranslation } from 'react-i18next';
import { Notice } from '../../controls/Notice.tsx';
import styles from './auth.module.css';

/** Why somebody who was signed in is asked to sign in (AUT-22, D-23). */
export function SignedOutNotice({ reason }: { readonly reason: 'ended' | 'unreachable' }) {
  const { t } = useTranslation();
  return (
    <div className={styles.notice}>
      <Notice tone="info" isLive title={t(`auth.signIn.${reason}.title`)}>
        {t(`auth.signIn.${reason}.text`)}
      </Notice>
    </div>
  );
}
