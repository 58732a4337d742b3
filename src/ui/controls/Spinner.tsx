import styles from './Spinner.module.css';

/** A turning ring. The words beside it, or the button around it, say what is awaited. */
export function Spinner() {
  return (
    <svg className={styles.spinner} viewBox="0 0 20 20" aria-hidden="true">
      <circle className={styles.track} cx="10" cy="10" r="7.5" />
      <path className={styles.arc} d="M10 2.5a7.5 7.5 0 0 1 7.5 7.5" />
    </svg>
  );
}
