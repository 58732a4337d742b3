import { type HistorySpan, historySpans } from '#domain/transfer/historySpan.ts';
import { type StatusGroup, statusGroups } from '#domain/transfer/statusGroups.ts';

export const historyGroups = ['all', ...statusGroups] as const;
export type HistoryGroup = 'all' | StatusGroup;

/** What of the history is shown: kept in the address, so that it can be reloaded, gone back to and sent to oneself. */
export type HistoryFilter = {
  readonly search: string;
  readonly span: HistorySpan;
  readonly group: HistoryGroup;
  /** From 1. */
  readonly page: number;
};

/** The whole history, newest first (TXN-14, D-93). */
export const everything: HistoryFilter = { search: '', span: 'all', group: 'all', page: 1 };

/** Characters a search takes, as the call does. */
const longestSearch = 80;
/** Pages the call reaches: an offset has at most six digits. */
const lastPage = 100_000;

/** What an address asks for; whatever it says wrongly is left out. */
export function filterOf(query: URLSearchParams): HistoryFilter {
  const page = Number(query.get('page') ?? '1');
  return {
    search: (query.get('search') ?? '').trim().slice(0, longestSearch),
    span: historySpans.find((span) => span === query.get('span')) ?? everything.span,
    group: historyGroups.find((group) => group === query.get('group')) ?? everything.group,
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

/** The address of a filter; what is as usual is not said, and what else the address says stays. */
export function queryOf(filter: HistoryFilter, query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const key of ['search', 'span', 'group', 'page'] as const) {
    if (filter[key] === everything[key]) next.delete(key);
    else next.set(key, String(filter[key]));
  }
  return next;
}

export const isFiltered = ({ search, span, group }: HistoryFilter): boolean =>
  search !== everything.search || span !== everything.span || group !== everything.group;

/**
 * Whether Back returns from this change: from a search to what was there before it, and from another list to the page
 * one was on. Typing on in a search is no such place, nor is a page that is not there.
 */
export function isNewPlace(shown: HistoryFilter, next: HistoryFilter): boolean {
  const beginsSearch = shown.search === everything.search && next.search !== everything.search;
  const isSameList = shown.search === next.search && shown.span === next.span && shown.group === next.group;
  return beginsSearch || (!isSameList && shown.page !== next.page);
}
