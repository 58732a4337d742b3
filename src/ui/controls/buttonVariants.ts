import styles from './Button.module.css';
import { classNames } from './classNames.ts';

export type ButtonLook = {
  readonly variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 'medium' | 'small';
  readonly isWide?: boolean;
};

/** Shared with links that look like a button, which must not bring a button's code along. */
export function buttonClass({ variant = 'primary', size = 'medium', isWide = false }: ButtonLook): string {
  return classNames(styles.button, styles[variant], styles[size], isWide && styles.wide);
}
