import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '../../controls/Icon.tsx';
import styles from './auth.module.css';

/** What somebody new is asked for after signing up, said before (AUT-50). */
export function FirstTransferNeeds() {
  const { t } = useTranslation();
  return (
    <>
      <Needs
        title={t('common.firstTransfer.title')}
        list={[
          { icon: 'shield', text: t('common.firstTransfer.papers') },
          { icon: 'home', text: t('common.firstTransfer.address') },
          { icon: 'invite', text: t('common.firstTransfer.number') },
        ]}
      />
      <p className={styles.inAll}>{t('common.firstTransfer.inAll')}</p>
    </>
  );
}

type NeedsProps = {
  readonly title: ReactNode;
  readonly list: readonly { readonly icon: IconName; readonly text: string }[];
};

export function Needs({ title, list }: NeedsProps) {
  return (
    <>
      <h2>{title}</h2>
      <ul className={styles.needList}>
        {list.map(({ icon, text }) => (
          <li key={icon}>
            <Icon name={icon} />
            {text}
          </li>
        ))}
      </ul>
    </>
  );
}
