import type { ReactNode } from 'react';
import styles from './EmptyIllustration.module.css';

/** Drawn with the two threads of the mark, on 176 × 104: what is missing is dashed. */
const drawings = {
  /** A way with one end so far. */
  history: (
    <>
      <path className={styles.thread} d="M28 52c24 0 28-22 52-22" />
      <path className={styles.weft} d="M28 52c24 0 28 22 52 22" />
      <path className={styles.missing} d="M84 30c26 0 28 22 52 22M84 74c26 0 28-22 52-22" />
      <circle className={styles.filled} cx="22" cy="52" r="9" />
      <circle className={styles.missing} cx="148" cy="52" r="11" />
    </>
  ),
  /** A glass over threads that end before it. */
  search: (
    <>
      <path className={styles.thread} d="M12 40c18 0 22 24 40 24" />
      <path className={styles.weft} d="M12 64c18 0 22-24 40-24" />
      <circle className={styles.thread} cx="100" cy="48" r="28" />
      <path className={styles.thread} d="m121 69 25 25" />
      <path className={styles.missing} d="M84 40c10 0 16 18 32 18M84 58c10 0 16-18 32-18" />
    </>
  ),
  /** Somebody, and a place for somebody. */
  recipients: (
    <>
      <circle className={styles.thread} cx="48" cy="36" r="14" />
      <path className={styles.thread} d="M22 84c2-18 12-27 26-27s24 9 26 27" />
      <circle className={styles.missing} cx="128" cy="36" r="14" />
      <path className={styles.missing} d="M102 84c2-18 12-27 26-27s24 9 26 27" />
      <path className={styles.weft} d="M72 44c12 0 12 12 22 12" />
    </>
  ),
  /** A letter that has been read: open and empty, with a woven edge. */
  notifications: (
    <>
      <path className={styles.thread} d="M44 46 88 16l44 30v42H44Z" />
      <path className={styles.thread} d="M44 46l44 28 44-28" />
      <path className={styles.weft} d="m52 88 8-6 8 6 8-6 8 6 8-6 8 6 8-6 8 6 8-6" />
      <path className={styles.missing} d="M66 44h44M72 54h32" />
    </>
  ),
  /** A basket begun. */
  rewards: (
    <>
      <path className={styles.thread} d="M52 46h72l-9 42H61Z" />
      <path className={styles.weft} d="m55 60 10-7 10 7 10-7 10 7 10-7 10 7M58 74l10-7 10 7 10-7 10 7 10-7 9 6" />
      <path className={styles.missing} d="M62 46c0-36 52-36 52 0" />
    </>
  ),
  /** Two threads that were one way, and are cut. */
  lost: (
    <>
      <path className={styles.thread} d="M4 34c20 0 24 36 46 36s22-30 32-30c8 0 10 7 6 13" />
      <path className={styles.weft} d="M4 70c20 0 24-36 46-36s20 34 34 42c8 5 14 1 12-6" />
      <path className={styles.missing} d="M98 60c12 0 18 20 34 20s24-46 40-46M104 44c10 0 14-12 28-12s24 46 40 46" />
    </>
  ),
} satisfies Record<string, ReactNode>;

/** Stands over the words of a page with nothing on it yet; says nothing they do not say. */
export function EmptyIllustration({ of }: { readonly of: keyof typeof drawings }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 176 104" aria-hidden="true">
      {drawings[of]}
    </svg>
  );
}
