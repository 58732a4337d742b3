import { classNames } from './classNames.ts';
import styles from './Skeleton.module.css';

export type SkeletonProps = {
  /** The size of what it stands for, so that nothing moves when it comes. */
  readonly size?: 'line' | 'hint' | 'title' | 'amount' | 'card';
  readonly count?: number;
};

/** A place kept for what is loading. The container around it carries `aria-busy`. */
export function Skeleton({ size = 'line', count = 1 }: SkeletonProps) {
  return Array.from({ length: count }, (_, place) => place).map((place) => (
    <span key={place} className={classNames(styles.skeleton, styles[size])} aria-hidden="true" />
  ));
}
