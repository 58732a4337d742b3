import { type ReactNode, useContext, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styles from './PageHeading.module.css';
import { WrittenTitle } from './writtenTitle.ts';

export type PageHeadingProps = {
  readonly title: string;
  /** Drawn in its place: the same words in another look, or names and amounts, which stay off the tab. */
  readonly drawn?: ReactNode;
  /** A sentence under the heading. */
  readonly lead?: ReactNode;
  /** Says so first in the tab's title, for who has many tabs or no screen. */
  readonly hasErrors?: boolean;
  /** Something on the page has taken it: a field that was refused on the page before. */
  readonly leavesFocus?: boolean;
};

/** React Router's key for the page the browser itself opened. */
const openedByBrowser = 'default';

/**
 * The page's one h1: names the tab, and takes focus when the reader came here by a link or a step. A dialog or a
 * filter that lives in the query is no other page.
 */
export function PageHeading({ title, drawn = title, lead, hasErrors = false, leavesFocus = false }: PageHeadingProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const writtenTitle = useContext(WrittenTitle);
  const tabTitle = (key === openedByBrowser && writtenTitle) || `${title} · Sawa`;
  const readPath = useRef<string>(undefined);
  useEffect(() => {
    if (key !== openedByBrowser && pathname !== readPath.current && !leavesFocus) heading.current?.focus();
    readPath.current = pathname;
  }, [key, pathname, leavesFocus]);
  return (
    <div className={styles.heading}>
      <title>{`${hasErrors ? `${t('controls.errorPrefix')} ` : ''}${tabTitle}`}</title>
      <h1 ref={heading} tabIndex={-1}>
        {drawn}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}
