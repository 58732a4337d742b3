import { useTranslation } from 'react-i18next';
import type { Progress } from '#src/dialogue/words.ts';
import styles from './dock.module.css';

type ProgressLineProps = {
  readonly progress: Progress | undefined;
  /** While the flow works its place is kept. */
  readonly keepsPlace: boolean;
};

/** How far the transfer is, at the foot of every question. */
export function ProgressLine({ progress, keepsPlace }: ProgressLineProps) {
  const { t } = useTranslation();
  if (!progress) return keepsPlace && <p className={styles.progress} />;
  const { part, of, minutes } = progress;
  return (
    <p className={styles.progress}>
      <span className={styles.progressParts} aria-hidden="true">
        {Array.from({ length: of }, (_, index) => (
          <span key={String(index)} data-is-reached={index < part || undefined} />
        ))}
      </span>
      {t('guide.progress.shown', { part, of, count: minutes })}
    </p>
  );
}
