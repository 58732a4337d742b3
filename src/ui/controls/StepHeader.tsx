import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import styles from './StepHeader.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type Step = {
  readonly id: string;
  readonly label: string;
  readonly state: 'completed' | 'inProgress' | 'waiting';
  /** Present on a step that may be opened again. */
  readonly to?: string | undefined;
};

/** Where the sender is in a flow (QUO-05, QUO-06). */
export function StepHeader({ label, steps }: { readonly label: string; readonly steps: readonly Step[] }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={label} data-print="hide">
      <ol className={styles.steps}>
        {steps.map(({ id, label: words, state, to }, index) => (
          <li
            key={id}
            className={classNames(styles.step, styles[state])}
            aria-current={state === 'inProgress' ? 'step' : undefined}
          >
            <span className={styles.number} aria-hidden="true">
              {state === 'completed' ? <Icon name="check" /> : index + 1}
            </span>
            <span className={styles.words}>
              {to && state === 'completed' ? (
                <Link to={to} className={styles.label}>
                  {words}
                </Link>
              ) : (
                <span className={styles.label}>{words}</span>
              )}
              <VisuallyHidden>, </VisuallyHidden>
              <span className={styles.state}>{t(`controls.${state}`)}</span>
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
