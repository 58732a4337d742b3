import type { CSSProperties } from 'react';
import type { Share } from './figures.ts';
import { Mark, type Tone, toneOf } from './Mark.tsx';
import styles from './ShareBar.module.css';

type Part = CSSProperties & { readonly '--part': string };

type Props = {
  readonly share: Share;
  readonly change?: string | undefined;
  /** Where less than all is as good as all. */
  readonly tone?: Tone;
};

/** "24 of 28" with a bar and a mark. */
export function ShareBar({ share, change, tone = toneOf(share) }: Props) {
  const part: Part = { '--part': share.total === 0 ? '100%' : `${(share.covered / share.total) * 100}%` };
  return (
    <span className={styles.share}>
      <span className={styles.words}>
        <Mark tone={tone} />
        <span>
          {share.covered.toLocaleString('en-GB')}
          <span className={styles.of}>
            <span aria-hidden="true">/</span>
            <span className="visually-hidden"> of </span>
            {share.total.toLocaleString('en-GB')}
          </span>
        </span>
        {change && <span className={styles.change}>{change}</span>}
      </span>
      <span className={`${styles.bar} ${styles[tone]}`} style={part} aria-hidden="true" />
    </span>
  );
}
