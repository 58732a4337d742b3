import type { ReactNode } from 'react';
import { LoadingScreen } from '../controls/LoadingScreen.tsx';
import styles from './FirstLook.module.css';

/**
 * What is written to HTML for who comes afresh, until the whole page is there. Who left something half-way in this tab
 * sees the wait for it instead.
 */
export const FirstLook = ({ children }: { readonly children: ReactNode }) => (
  <>
    <div className={styles.look}>{children}</div>
    <div className={styles.wait}>
      <LoadingScreen isInLayout />
    </div>
  </>
);
