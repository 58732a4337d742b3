import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../controls/TextLink.tsx';
import { PageHeading } from '../../layouts/PageHeading.tsx';
import styles from './documents.module.css';

type NoDocumentProps = { readonly title: string; readonly backTo: string; readonly children: ReactNode };

/** In place of a document there is none of: what it would be, why not, and the way back. */
export function NoDocument({ title, backTo, children }: NoDocumentProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.none}>
      <PageHeading title={title} />
      {children}
      <div className={styles.tools}>
        <ButtonLink to={backTo} variant="secondary">
          {t('documents.printView.back')}
        </ButtonLink>
      </div>
    </div>
  );
}
