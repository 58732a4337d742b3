import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styles from './PageHeading.module.css';

export type PageHeadingProps = {
  readonly title: string;
  /** A sentence under the heading. */
  readonly lead?: ReactNode;
  /** Says so first in the tab's title, for who has many tabs or no screen. */
  readonly hasErrors?: boolean;
};

/** React Router's key for the page the browser itself opened. */
const openedByBrowser = 'default';

/**
 * The page's one h1: names the tab, and takes focus when the reader came here by a link or a step. A dialog or a
 * filter that lives in the query is no other page.
 */
export function PageHeading({ title, lead, hasErrors = false }: PageHeadingProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const readPath = useRef<string>(undefined);
  useEffect(() => {
    if (key !== openedByBrowser && pathname !== readPath.current) heading.current?.focus();
    readPath.current = pathname;
  }, [key, pathname]);
  return (
    <div className={styles.heading}>
      <title>{`${hasErrors ? `${t('controls.errorPrefix')} ` : ''}${title} · Sawa`}</title>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
