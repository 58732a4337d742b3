import { useTranslation } from 'react-i18next';
import type { User } from '#contract/account/account.ts';
import {
  completedSteps,
  type StepState,
  verificationStepStates,
  verificationSteps,
} from '#domain/verification/verificationSteps.ts';
import { classNames } from '../../controls/classNames.ts';
import { Icon, type IconName } from '../../controls/Icon.tsx';
import styles from './CheckSteps.module.css';

const iconOf: Record<StepState, IconName> = {
  toDo: 'dash',
  inReview: 'clock',
  completed: 'check',
  refused: 'alert',
  notNeeded: 'dash',
};

/** What is checked and how far it is, n of three (KYC-01, D-96). */
export function CheckSteps({ user }: { readonly user: User }) {
  const { t } = useTranslation();
  const states = verificationStepStates(user);
  const hasNotNeeded = verificationSteps.some((step) => states[step] === 'notNeeded');
  const facts = { completed: completedSteps(states), total: verificationSteps.length };
  return (
    <section className={styles.steps} aria-label={t('verification.steps.label')}>
      <p className={styles.count}>{t(`verification.steps.${hasNotNeeded ? 'countNotNeeded' : 'count'}`, facts)}</p>
      <ol className={styles.list}>
        {verificationSteps.map((step) => (
          <li key={step} className={classNames(styles.step, styles[states[step]])}>
            <span className={styles.mark}>
              <Icon name={iconOf[states[step]]} />
            </span>
            <span className={styles.words}>
              <span className={styles.name}>{t(`verification.steps.${step}`)}</span>{' '}
              <span className={styles.state}>{t(`verification.stepStates.${states[step]}`)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
