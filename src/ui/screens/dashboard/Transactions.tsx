import { useTranslation } from 'react-i18next';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { Button } from '../../controls/Button.tsx';
import { LiveRegion } from '../../controls/LiveRegion.tsx';
import { Notice } from '../../controls/Notice.tsx';
import { Skeleton } from '../../controls/Skeleton.tsx';
import { ButtonLink } from '../../controls/TextLink.tsx';
import { useIsAtLeast } from '../../controls/useIsAtLeast.ts';
import { FirstTransfer } from '../transfer/FirstTransfer.tsx';
import { TransferCards } from '../transfer/TransferCards.tsx';
import { useStatusNews } from '../transfer/useStatusNews.ts';
import styles from './dashboard.module.css';
import { TransferTable } from './TransferTable.tsx';

/** Pixels from which the columns of a table have room beside the menu. */
const tableWidth = 1000;

export type TransactionsProps = {
  /** The latest, newest first; missing until they were read. */
  readonly transfers: readonly Transfer[] | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly onRetry: () => void;
  /** Who may not send is not invited to. */
  readonly mayStart: boolean;
};

/** The sender's transfers, kept up to date while the page is open (DSH-03). */
export function Transactions({ transfers, error, isFetching, onRetry, mayStart }: TransactionsProps) {
  const { t } = useTranslation();
  const news = useStatusNews(transfers ?? []);
  return (
    <section className={styles.section} aria-labelledby="transactions">
      <div className={styles.sectionHead}>
        <h2 id="transactions">{t('dashboard.transactions')}</h2>
        {transfers && transfers.length > 0 && (
          <ButtonLink to="/transactions" variant="secondary" size="small">
            {t('dashboard.viewAll')}
          </ButtonLink>
        )}
      </div>
      <LiveRegion text={news} />
      {error && <NotRead hasOlderNews={transfers !== undefined} isRetrying={isFetching} onRetry={onRetry} />}
      {transfers ? <TransferList transfers={transfers} mayStart={mayStart} /> : !error && <Loading />}
    </section>
  );
}

type TransferListProps = { readonly transfers: readonly Transfer[]; readonly mayStart: boolean };

function TransferList({ transfers, mayStart }: TransferListProps) {
  const { t } = useTranslation();
  const isWide = useIsAtLeast(tableWidth);
  if (transfers.length === 0)
    return mayStart ? <FirstTransfer /> : <p className={styles.none}>{t('dashboard.noneYet')}</p>;
  const List = isWide ? TransferTable : TransferCards;
  return <List transfers={transfers} transferAddress={transferAddress} />;
}

const transferAddress = (transferId: string) => `/dashboard?transfer=${transferId}`;

type NotReadProps = { readonly hasOlderNews: boolean; readonly isRetrying: boolean; readonly onRetry: () => void };

/** Whatever failed was reading, so nothing happened to the money. */
function NotRead({ hasOlderNews, isRetrying, onRetry }: NotReadProps) {
  const { t } = useTranslation();
  return (
    <Notice
      tone={hasOlderNews ? 'warning' : 'danger'}
      isLive
      title={t('dashboard.notRead.title')}
      actions={
        <Button variant="secondary" size="small" isPending={isRetrying} onPress={onRetry}>
          {t('common.tryAgain')}
        </Button>
      }
    >
      {t(hasOlderNews ? 'dashboard.notRead.older' : 'dashboard.notRead.text')}
    </Notice>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <div className={styles.loading} aria-busy="true" role="status" aria-label={t('common.loading')}>
      <Skeleton size="card" count={3} />
    </div>
  );
}
