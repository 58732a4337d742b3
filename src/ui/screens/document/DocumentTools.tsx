import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../controls/Button.tsx';
import { ButtonLink } from '../../controls/TextLink.tsx';
import styles from './documents.module.css';

/** What can be done with a document on a page; it stays off the paper. */
export function DocumentTools({ backTo, children }: { readonly backTo: string; readonly children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={styles.tools} data-print="hide">
      <Button onPress={() => print()}>{t('documents.printView.print')}</Button>
      {children}
      <ButtonLink to={backTo} variant="quiet">
        {t('documents.printView.back')}
      </ButtonLink>
    </div>
  );
}
