import type { ReactNode } from 'react';
import styles from './PageFrame.module.css';
import { contentId, SkipLink } from './SkipLink.tsx';

type PageFrameProps = {
  /** Above everything. */
  readonly banner?: ReactNode;
  readonly bar: ReactNode;
  /** Under the content. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
};

/** One column as wide as the site: a bar at the head, and the page, which fills the window at least. */
export function PageFrame({ banner, bar, end, children }: PageFrameProps) {
  return (
    <div className={styles.page}>
      <SkipLink />
      {banner}
      <header className={styles.bar}>{bar}</header>
      <main id={contentId} tabIndex={-1} className={styles.content}>
        {children}
      </main>
      {end}
    </div>
  );
}

/** What stands at the end of the bar. */
export function BarTools({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.tools} data-print="hide">
      {children}
    </div>
  );
}
