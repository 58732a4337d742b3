import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { classNames } from './classNames.ts';
import styles from './ProgressBar.module.css';

type ProgressBarProps = {
  readonly label: string;
  /** Missing while nobody knows how much there is to do. */
  readonly progress?: { readonly done: number; readonly total: number } | undefined;
};

/** How far something is that takes a while. */
export function ProgressBar({ label, progress }: ProgressBarProps) {
  const share = progress ? (progress.done / Math.max(progress.total, 1)) * 100 : undefined;
  return (
    <AriaProgressBar
      className={classNames(styles.progress)}
      {...(share === undefined ? { isIndeterminate: true } : { value: share })}
    >
      <Label>{label}</Label>
      <div className={styles.track}>
        <div
          className={classNames(styles.done, share === undefined && styles.unknown)}
          {...(share !== undefined && { style: { inlineSize: `${share}%` } })}
        />
      </div>
    </AriaProgressBar>
  );
}
