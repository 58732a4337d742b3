import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { historySpans } from '#domain/transfer/historySpan.ts';
import { Icon } from '../../controls/Icon.tsx';
import { Select } from '../../controls/Select.tsx';
import { TextField } from '../../controls/TextField.tsx';
import type { HistoryFilter } from './historyFilter.ts';
import styles from './transactions.module.css';

/** Milliseconds of peace before what was typed is looked for (TXN-02). */
const searchPause = 500;

type HistoryFiltersProps = { readonly filter: HistoryFilter; readonly onFilter: (filter: HistoryFilter) => void };

/** What to look for and how far back; whichever is changed, its first page is shown. */
export function HistoryFilters({ filter, onFilter }: HistoryFiltersProps) {
  const { t } = useTranslation();
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
        items={historySpans.map((span) => ({ id: span, label: t(`history.spans.${span}`) }))}
        value={filter.span}
        onChange={(span) => onFilter({ ...filter, span, page: 1 })}
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
