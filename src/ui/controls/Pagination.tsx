import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { classNames } from './classNames.ts';
import { Icon } from './Icon.tsx';
import styles from './Pagination.module.css';

export type PaginationProps = {
  readonly label: string;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly addressOf: (page: number) => string;
};

/** The pages of a list, as links: the first, the last and those around the open one. Nothing for a single page. */
export function Pagination({ label, page, pageCount, addressOf }: PaginationProps) {
  const { t } = useTranslation();
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className={styles.pagination} data-print="hide">
      <Step to={page > 1 ? addressOf(page - 1) : undefined} label={t('controls.previousPage')} isBack />
      <ol className={styles.pages}>
        {pagesAround(page, pageCount).map((shown, index, all) => (
          <li key={shown} className={shown - (all[index - 1] ?? 0) > 1 ? styles.afterGap : undefined}>
            <Link
              to={addressOf(shown)}
              className={classNames(styles.page)}
              aria-label={t('controls.page', { page: shown })}
              aria-current={shown === page ? 'page' : undefined}
              preventScrollReset
            >
              {shown}
            </Link>
          </li>
        ))}
      </ol>
      <Step to={page < pageCount ? addressOf(page + 1) : undefined} label={t('controls.nextPage')} />
    </nav>
  );
}

type StepProps = { readonly to: string | undefined; readonly label: string; readonly isBack?: boolean };

function Step({ to, label, isBack = false }: StepProps) {
  const arrow = (
    <span className={isBack ? styles.back : undefined}>
      <Icon name="chevronRight" />
    </span>
  );
  if (to === undefined) {
    return (
      <span className={classNames(styles.page, styles.off)} aria-hidden="true">
        {arrow}
      </span>
    );
  }
  return (
    <Link to={to} className={classNames(styles.page)} aria-label={label} preventScrollReset>
      {arrow}
    </Link>
  );
}

/** Pages shown on either side of the open one. */
const neighbours = 1;

export function pagesAround(page: number, pageCount: number): readonly number[] {
  const around = Array.from({ length: 2 * neighbours + 1 }, (_, step) => page - neighbours + step);
  const inside = [1, ...around, pageCount].filter((shown) => shown >= 1 && shown <= pageCount);
  return [...new Set(inside)].sort((one, other) => one - other);
}
