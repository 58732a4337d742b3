import type { ReactNode } from 'react';
import { LoadingScreen } from '../controls/LoadingScreen.tsx';
import styles from './FirstLook.module.css';

type FirstLookProps = {
  /** The whole page has taken its place, inside the same frame. */
  readonly isWhole: boolean;
  readonly children: ReactNode;
};

/**
 * What is written to HTML for who comes afresh, until the whole page is there. Who left something half-way in this tab
 * sees the wait for it instead.
 */
export const FirstLook = ({ isWhole, children }: FirstLookProps) => (
  <>
    <div className={isWhole ? styles.whole : styles.look}>{children}</div>
    {!isWhole && (
      <div className={styles.wait}>
        <LoadingScreen isInLayout />
      </div>
    )}
  </>
);
