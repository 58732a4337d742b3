import styles from './Mark.module.css';

/** How much of a thing was walked; never told by colour alone. */
export type Tone = 'covered' | 'partly' | 'missed' | 'none';

/** Drawn on 12 × 12, centred on nothing: the place decides. */
export const markShapes: Record<Tone, string> = {
  covered: 'M2.2 6.4 4.9 9 9.8 3.4',
  partly: 'M6 1.4A4.6 4.6 0 0 1 6 10.6ZM6 1.4a4.6 4.6 0 1 0 0 9.2',
  missed: 'M2.6 2.6l6.8 6.8M9.4 2.6 2.6 9.4',
  none: 'M2.5 6h7',
};

export function Mark({ tone }: { readonly tone: Tone }) {
  return (
    <svg className={`${styles.mark} ${styles[tone]}`} viewBox="0 0 12 12" aria-hidden="true">
      <path d={markShapes[tone]} />
    </svg>
  );
}

export const toneOf = ({ total, covered }: { readonly total: number; readonly covered: number }): Tone =>
  covered >= total ? 'covered' : covered === 0 ? 'missed' : 'partly';
