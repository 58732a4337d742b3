import { useId } from 'react';
import type { PayoutCountryCode } from '#domain/reference/countryCodes.ts';
import styles from './CountryPattern.module.css';
import { patterns } from './patterns.ts';

const strengths = {
  edge: { className: styles.edge, scale: 1 },
  panel: { className: styles.panel, scale: 1.75 },
} as const;

export type CountryPatternProps = {
  readonly country: PayoutCountryCode;
  /** 'edge' is the calculator's and the receipt's hint of cloth; 'panel' fills a coloured wall. */
  readonly strength?: keyof typeof strengths;
};

/** Pure decoration, behind everything. Fills the nearest positioned ancestor. */
export function CountryPattern({ country, strength = 'edge' }: CountryPatternProps) {
  const id = useId();
  const { size, thread, weft } = patterns[country];
  const { className, scale } = strengths[strength];
  return (
    <svg className={`${styles.pattern} ${className}`} aria-hidden="true">
      <defs>
        <pattern id={id} width={size} height={size} patternUnits="userSpaceOnUse" patternTransform={`scale(${scale})`}>
          <path className={styles.thread} d={thread} />
          <path className={styles.weft} d={weft} />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
