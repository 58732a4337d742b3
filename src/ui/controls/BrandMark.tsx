import styles from './BrandMark.module.css';

/** Two equal threads, each once over the other: what is sent and what arrives. */
export function BrandMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <path className={styles.other} d="M3 22c6 0 7-12 13-12s7 12 13 12" />
      <path className={styles.one} d="M3 10c6 0 7 12 13 12s7-12 13-12" />
      <path className={styles.other} d="M16 10c6 0 7 12 13 12" />
    </svg>
  );
}
