import { useTranslation } from 'react-i18next';
import { Button } from '../../controls/Button.tsx';
import styles from './auth.module.css';

/** The way out of an account on a page without its menu. */
export function LeaveAccount({ onSignOut }: { readonly onSignOut: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.startOver}>
      <Button variant="quiet" onPress={onSignOut}>
        {t('shell.signOut')}
      </Button>
    </div>
  );
}
