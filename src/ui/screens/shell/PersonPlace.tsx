import { Skeleton } from '../../controls/Skeleton.tsx';
import styles from './UserBadge.module.css';

/** The place of who is signed in, as wide as most names. */
export const PersonPlace = () => (
  <span className={styles.badge} aria-hidden="true">
    <span className={styles.face} />
    <span className={styles.words}>
      <span className={styles.line}>
        <Skeleton />
      </span>
    </span>
  </span>
);
