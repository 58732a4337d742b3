import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../controls/Button.tsx';
import { Icon } from '../../controls/Icon.tsx';
import styles from './verifyIdentity.module.css';

const storageKey = 'sawa.desktopSiteNote';

/** On narrow screens only, until it was closed; the check works without it (KYC-06, D-21). */
export function DesktopSiteNote() {
  const { t } = useTranslation();
  const [isClosed, setClosed] = useState(() => sessionStorage.getItem(storageKey) === 'closed');
  if (isClosed) return null;
  const close = () => {
    sessionStorage.setItem(storageKey, 'closed');
    setClosed(true);
  };
  return (
    <aside className={styles.desktopNote} aria-label={t('verification.desktopNote.label')}>
      <Icon name="mobile" />
      <p>{t('verification.desktopNote.text')}</p>
      <IconButton icon="cross" label={t('verification.desktopNote.close')} onPress={close} />
    </aside>
  );
}
