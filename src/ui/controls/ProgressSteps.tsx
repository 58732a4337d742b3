import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProgressState } from '#domain/transfer/progress.ts';
import { classNames } from './classNames.ts';
import { Icon, type IconName } from './Icon.tsx';
import styles from './ProgressSteps.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type ProgressItem = {
  readonly id: string;
  readonly label: string;
  readonly state: ProgressState;
  readonly detail?: ReactNode;
};

const icons: Record<ProgressState, IconName> = {
  completed: 'check',
  inProgress: 'clock',
  waiting: 'dash',
  stopped: 'cross',
};

/** How far a transfer has come, top to bottom (TXN-22). */
export function ProgressSteps({ label, items }: { readonly label: string; readonly items: readonly ProgressItem[] }) {
  const { t } = useTranslation();
  return (
    <ol className={styles.steps} aria-label={label}>
      {items.map(({ id, label: words, state, detail }) => (
        <li
          key={id}
          className={classNames(styles.step, styles[state])}
          aria-current={state === 'inProgress' ? 'step' : undefined}
        >
          <span className={styles.mark}>
            <Icon name={icons[state]} />
          </span>
          <div className={styles.words}>
            <p className={styles.label}>
              {words}
              <VisuallyHidden>, {t(`controls.${state}`)}</VisuallyHidden>
            </p>
            {detail && <div className={styles.detail}>{detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
