import { useTranslation } from 'react-i18next';
import { type StatusGroup, statusGroups } from '#domain/transfer/statusGroups.ts';
import { classNames } from '../../controls/classNames.ts';
import { Skeleton } from '../../controls/Skeleton.tsx';
import { useFormats } from '../../formats/useFormats.ts';
import styles from './GroupCounts.module.css';

export type GroupCountsProps = {
  readonly totals: Readonly<Record<StatusGroup, number>> | undefined;
  readonly isLoading: boolean;
};

/** How many transfers came to what, and as which part of all (DSH-02, D-72). Left out when they cannot be read. */
export function GroupCounts({ totals, isLoading }: GroupCountsProps) {
  const { t } = useTranslation();
  const { count, locale } = useFormats();
  if (!totals && !isLoading) return null;
  const all = totals ? statusGroups.reduce((sum, group) => sum + totals[group], 0) : 0;
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 0,
  });
  return (
    <section className={styles.panel} aria-label={t('dashboard.counts.label')} aria-busy={!totals}>
      <div className={styles.bar} aria-hidden="true">
        {totals &&
          statusGroups.map((group) => (
            <span key={group} className={styles[group]} style={{ flexGrow: totals[group] }} />
          ))}
      </div>
      <ul className={styles.groups}>
        {statusGroups.map((group) => (
          <li key={group}>
            <p className={styles.label}>
              <span className={classNames(styles.dot, styles[group])} aria-hidden="true" />
              {t(`dashboard.counts.${group}`)}
            </p>
            {totals ? (
              <p className={styles.figures}>
                <span className={styles.count}>{count(totals[group])}</span>{' '}
                <span className={styles.share}>{percent.format(shareOf(totals[group], all))}</span>
              </p>
            ) : (
              <Skeleton size="title" />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Nothing of nothing is nothing, not "not a number" (DSH-02). */
const shareOf = (part: number, all: number): number => (all === 0 ? 0 : part / all);
