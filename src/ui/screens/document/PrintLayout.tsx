import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentLine } from '#src/services/document/documentText.ts';
import { classNames } from '../../controls/classNames.ts';
import { PageHeading } from '../../layouts/PageHeading.tsx';
import styles from './documents.module.css';

type DocumentPaperProps = {
  readonly title: string;
  readonly lead: readonly string[];
  readonly footer: readonly string[];
  readonly look?: 'wide' | 'receipt';
  readonly children: ReactNode;
};

/** A document as a page: real headings and tables, which the PDF beside it cannot have (design notes, 3.7). */
export function PrintLayout({ title, lead, footer, look = 'wide', children }: DocumentPaperProps) {
  const { t } = useTranslation();
  return (
    <article className={classNames(styles.paper, look === 'receipt' && styles.receipt)}>
      <header className={styles.paperTop}>
        <PageHeading title={title} />
        <p className={styles.brand}>{t('common.productName')}</p>
      </header>
      <div className={styles.lead}>
        {lead.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
      {children}
      <footer className={styles.footer}>
        {footer.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </footer>
    </article>
  );
}

type LinesProps = { readonly title: string; readonly lines: readonly DocumentLine[] };

/** Names and figures, a pair a row, under a heading of their own. */
export function DocumentLines({ title, lines }: LinesProps) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <table className={styles.lines} aria-label={title}>
        <tbody>
          {lines.map(({ label, value, isTotal }) => (
            <tr key={`${label} ${value}`} className={isTotal ? styles.total : undefined}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
