import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistoryFilter } from '#contract/transfer/historyFilter.ts';
import { type HistoryPeriod, historySpans, isHistoryMonth } from '#domain/transfer/historySpan.ts';
import { Icon } from '../../controls/Icon.tsx';
import { Select } from '../../controls/Select.tsx';
import { TextField } from '../../controls/TextField.tsx';
import { useFormats } from '../../formats/useFormats.ts';
import styles from './transactions.module.css';

/** Milliseconds of peace before what was typed is looked for (TXN-02). */
const searchPause = 500;

type HistoryFiltersProps = { readonly filter: HistoryFilter; readonly onFilter: (filter: HistoryFilter) => void };

/** What to look for and how far back; whichever is changed, its first page is shown. */
export function HistoryFilters({ filter, onFilter }: HistoryFiltersProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { span } = filter;
  // A month comes from the address; it stays in the list while it is chosen.
  const periods: readonly HistoryPeriod[] = isHistoryMonth(span) ? [...historySpans, span] : historySpans;
  const [typed, type] = useSearchBox(filter.search, (search) => onFilter({ ...filter, search, page: 1 }));
  return (
    <div className={styles.filters}>
      <TextField
        label={t('history.search')}
        type="search"
        name="search"
        maxLength={80}
        autoComplete="off"
        hint={t('history.searchHint')}
        prefix={<Icon name="search" />}
        value={typed}
        onChange={type}
      />
      <Select
        label={t('history.period')}
        items={periods.map((id) => ({
          id,
          label: isHistoryMonth(id) ? formats.month(id) : t(`history.spans.${id}`),
        }))}
        value={span}
        onChange={(chosen) => onFilter({ ...filter, span: chosen, page: 1 })}
      />
    </div>
  );
}

/** The box's own text, handed on after a pause; an address that came from elsewhere, like Back, is put into it. */
function useSearchBox(applied: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(applied);
  const [seen, setSeen] = useState(applied);
  const [sent, setSent] = useState(applied);
  if (applied !== seen) {
    setSeen(applied);
    if (applied !== sent) {
      setSent(applied);
      setTyped(applied);
    }
  }
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === sent) return;
    const timer = setTimeout(() => {
      setSent(wanted);
      search.current(wanted);
    }, searchPause);
    return () => clearTimeout(timer);
  }, [typed, sent]);
  return [typed, setTyped] as const;
}
