import styles from './Unknown.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** A figure that is on its way. */
export function Unknown() {
  return (
    <span className={styles.unknown}>
      <VisuallyHidden>…</VisuallyHidden>
    </span>
  );
}
