import { useTranslation } from 'react-i18next';
import { type HistoryFilter, isFiltered } from '#contract/transfer/historyFilter.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { isWrongReference } from '#domain/transfer/transferReference.ts';
import { Button } from '../../controls/Button.tsx';
import { classNames } from '../../controls/classNames.ts';
import { EmptyIllustration } from '../../controls/EmptyIllustration.tsx';
import { Skeleton } from '../../controls/Skeleton.tsx';
import { useIsAtLeast } from '../../controls/useIsAtLeast.ts';
import { FirstTransfer } from './FirstTransfer.tsx';
import { HistoryTable } from './HistoryTable.tsx';
import { TransferCards } from './TransferCards.tsx';
import styles from './transactions.module.css';

export type HistoryListProps = {
  /** Missing until they were read. */
  readonly transfers: readonly Transfer[] | undefined;
  /** Those of another page or filter, while the ones asked for are read. */
  readonly isStale: boolean;
  readonly hasFailed: boolean;
  readonly filter: HistoryFilter;
  readonly onShowAll: () => void;
  readonly transferAddress: (transferId: string) => string;
  readonly sendAgainAddress: (transfer: Transfer) => string;
};

/** Below these pixels there are cards (spec §9). */
const tableWidth = 768;

/** One page of the history: a table where there is room for columns, cards where there is not. */
export function HistoryList({ transfers, hasFailed, filter, onShowAll, ...rows }: HistoryListProps) {
  if (!transfers) return hasFailed ? null : <Loading />;
  if (transfers.length === 0)
    return isFiltered(filter) ? <NoneFound search={filter.search} onShowAll={onShowAll} /> : <FirstTransfer />;
  return <Rows transfers={transfers} {...rows} />;
}

type RowsProps = Pick<HistoryListProps, 'isStale' | 'transferAddress' | 'sendAgainAddress'> & {
  readonly transfers: readonly Transfer[];
};

function Rows({ isStale, ...listed }: RowsProps) {
  const List = useIsAtLeast(tableWidth) ? HistoryTable : TransferCards;
  return (
    <div className={classNames(isStale && styles.stale)} aria-busy={isStale}>
      <List {...listed} />
    </div>
  );
}

type NoneFoundProps = { readonly search: string; readonly onShowAll: () => void };

/** Whoever typed a reference with a slip in it hears that, and not that there is no such transfer. */
function NoneFound({ search, onShowAll }: NoneFoundProps) {
  const { t } = useTranslation();
  const isMistyped = isWrongReference(search);
  return (
    <div className={styles.none}>
      <EmptyIllustration of="search" />
      <h3>{t(isMistyped ? 'history.none.mistyped' : 'history.none.title')}</h3>
      <p>{t(isMistyped ? 'history.none.mistypedText' : 'history.none.text')}</p>
      <Button variant="secondary" onPress={onShowAll}>
        {t('history.none.clear')}
      </Button>
    </div>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <div className={styles.loading} aria-busy="true" role="status" aria-label={t('common.loading')}>
      <Skeleton size="card" count={5} />
    </div>
  );
}
