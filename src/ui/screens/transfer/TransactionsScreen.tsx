import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { everything, type HistoryFilter, historyGroups } from '#contract/transfer/historyFilter.ts';
import type { Transfer } from '#contract/transfer/transfer.ts';
import { historyQuery } from '#src/services/transfer/transferQueries.ts';
import { Button } from '../../controls/Button.tsx';
import { LiveRegion } from '../../controls/LiveRegion.tsx';
import { Pagination } from '../../controls/Pagination.tsx';
import { RetryNotice } from '../../controls/RetryNotice.tsx';
import { Tabs } from '../../controls/Tabs.tsx';
import { useFormats } from '../../formats/useFormats.ts';
import { PageTop } from '../../layouts/PageTop.tsx';
import { HistoryChips } from './HistoryChips.tsx';
import { HistoryFilters } from './HistoryFilters.tsx';
import { HistoryList } from './HistoryList.tsx';
import styles from './transactions.module.css';
import { useStatusNews } from './useStatusNews.ts';

/** TXN-10. */
const pageSize = 10;

export type TransactionsScreenProps = {
  readonly userId: string;
  readonly filter: HistoryFilter;
  readonly onFilter: (filter: HistoryFilter) => void;
  readonly pageAddress: (page: number) => string;
  readonly transferAddress: (transferId: string) => string;
  /** A new quote with the same amount, way and recipient (D-87). */
  readonly sendAgainAddress: (transfer: Transfer) => string;
  readonly onStatement: () => void;
};

/** All transfers of a sender: searched, filtered and paged by the server, so that ten thousand are as quick as ten. */
export function TransactionsScreen(props: TransactionsScreenProps) {
  const { userId, filter, onFilter, pageAddress, transferAddress, sendAgainAddress, onStatement } = props;
  const { t } = useTranslation();
  const formats = useFormats();
  const { page, ...narrowed } = filter;
  const asked = useQuery({
    ...historyQuery(userId, { ...narrowed, limit: pageSize, offset: (page - 1) * pageSize }),
    placeholderData: keepPreviousData,
  });
  // Rows are drawn, with the addresses they lead to, when typing and scrolling leave time for it.
  const history = useDeferredValue(asked.data);
  const rowAddress = useDeferredValue(transferAddress);
  const news = useStatusNews(asked.isPlaceholderData ? [] : (asked.data?.collections ?? []));
  const pageCount = Math.ceil((asked.data?.total ?? 0) / pageSize);
  usePageThatIsThere({
    page,
    pageCount: asked.isPlaceholderData ? 0 : pageCount,
    onPage: (there) => onFilter({ ...filter, page: there }),
  });
  const all = history && history.totals.completed + history.totals.cancelled + history.totals.pending;
  const countOf = { all, ...history?.totals };
  const countText = (count: number | undefined) => (count === undefined ? undefined : formats.count(count));
  return (
    <>
      <PageTop title={t('history.title')} lead={t('history.lead')}>
        <Button variant="secondary" onPress={onStatement} aria-label={t('history.downloadStatement')}>
          {t('history.download')}
        </Button>
      </PageTop>
      <section className={styles.history} aria-labelledby="transactions">
        <h2 id="transactions" className={styles.total}>
          {t('history.total')} {all !== undefined && <span className={styles.count}>{formats.count(all)}</span>}
        </h2>
        <HistoryFilters filter={filter} onFilter={onFilter} />
        <HistoryChips filter={filter} first={history?.collections[0]} onFilter={onFilter} />
        <LiveRegion text={news} />
        <LiveRegion text={asked.isPlaceholderData || !history ? '' : t('history.found', { count: history.total })} />
        {asked.error && (
          <RetryNotice
            tone={history ? 'warning' : 'danger'}
            title={t('history.notRead.title')}
            retry={t('common.tryAgain')}
            isPending={asked.isFetching}
            onRetry={() => void asked.refetch()}
          >
            {t(history ? 'history.notRead.older' : 'history.notRead.text')}
          </RetryNotice>
        )}
        <Tabs
          label={t('history.groups.label')}
          items={historyGroups.map((id) => ({
            id,
            label: labelled(t(`history.groups.${id}`), countText(countOf[id])),
          }))}
          value={filter.group}
          onChange={(chosen) => onFilter({ ...filter, group: chosen, page: 1 })}
        >
          <HistoryList
            transfers={history?.collections}
            isStale={asked.isPlaceholderData}
            hasFailed={asked.error !== null}
            filter={filter}
            onShowAll={() => onFilter(everything)}
            transferAddress={rowAddress}
            sendAgainAddress={sendAgainAddress}
          />
        </Tabs>
        <Pagination label={t('history.pages')} page={page} pageCount={pageCount} addressOf={pageAddress} />
      </section>
    </>
  );
}

const labelled = (label: string, count: string | undefined) => (count === undefined ? label : `${label} (${count})`);

type Pages = { readonly page: number; readonly pageCount: number; readonly onPage: (page: number) => void };

/** An address may name a page that is not there any more: the last one is shown instead. */
function usePageThatIsThere({ page, pageCount, onPage }: Pages): void {
  const show = useRef(onPage);
  useEffect(() => {
    show.current = onPage;
  });
  const isBeyond = pageCount > 0 && page > pageCount;
  useEffect(() => {
    if (isBeyond) show.current(pageCount);
  }, [isBeyond, pageCount]);
}
