import type { ReactNode } from 'react';
import { PageHeading, type PageHeadingProps } from './PageHeading.tsx';
import styles from './PageTop.module.css';

/** A page's heading and, beside it or below where there is no room, what can be done with all that is on the page. */
export function PageTop({ children, ...heading }: PageHeadingProps & { readonly children: ReactNode }) {
  return (
    <header className={styles.top}>
      <PageHeading {...heading} />
      {children}
    </header>
  );
}
