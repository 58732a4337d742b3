import { z } from 'zod';
import { type HistoryPeriod, historySpans, isHistoryMonth } from '#domain/transfer/historySpan.ts';
import { type StatusGroup, statusGroups } from '#domain/transfer/statusGroups.ts';
import { sumIn, sumText } from './sumText.ts';

export const historyGroups = ['all', ...statusGroups] as const;
export type HistoryGroup = 'all' | StatusGroup;

/** What of the history is shown: kept in the address, so that it can be reloaded, gone back to and sent to oneself. */
export type HistoryFilter = {
  readonly search: string;
  readonly span: HistoryPeriod;
  readonly group: HistoryGroup;
  /** What was sent, paid in all or received, to the penny: '200.00 GBP'; empty for any. */
  readonly amount: string;
  /** Whom it went to, by the id in the book; empty for anybody. */
  readonly recipient: string;
  /** From 1. */
  readonly page: number;
};

/** The whole history, newest first (TXN-14, D-93). */
export const everything: HistoryFilter = {
  search: '',
  span: 'all',
  group: 'all',
  amount: '',
  recipient: '',
  page: 1,
};

/** Characters a search takes, as the call does. */
const longestSearch = 80;
/** Pages the call reaches: an offset has at most six digits. */
const lastPage = 100_000;

/** What an address asks for; whatever it says wrongly is left out. */
export function filterOf(query: URLSearchParams): HistoryFilter {
  const page = Number(query.get('page') ?? '1');
  const span = query.get('span') ?? '';
  const amount = sumIn(query.get('amount') ?? '');
  const recipient = z.uuid().safeParse(query.get('recipient'));
  return {
    search: (query.get('search') ?? '').trim().slice(0, longestSearch),
    span: isHistoryMonth(span) ? span : (historySpans.find((known) => known === span) ?? everything.span),
    group: historyGroups.find((group) => group === query.get('group')) ?? everything.group,
    amount: amount ? sumText(amount) : everything.amount,
    recipient: recipient.success ? recipient.data : everything.recipient,
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

/** The address of a filter; what is as usual is not said, and what else the address says stays. */
export function queryOf(filter: HistoryFilter, query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const key of parts) {
    if (filter[key] === everything[key]) next.delete(key);
    else next.set(key, String(filter[key]));
  }
  return next;
}

/** What says which transfers there are; the page says only which of them are shown. */
const narrowing = ['search', 'span', 'group', 'amount', 'recipient'] as const;
const parts = [...narrowing, 'page'] as const;

export const isFiltered = (filter: HistoryFilter): boolean => !isSameList(filter, everything);

const isSameList = (one: HistoryFilter, other: HistoryFilter): boolean =>
  narrowing.every((part) => one[part] === other[part]);

/**
 * Whether Back returns from this change: from a search to what was there before it, and from another list to the page
 * one was on. Typing on in a search is no such place, nor is a page that is not there.
 */
export function isNewPlace(shown: HistoryFilter, next: HistoryFilter): boolean {
  const beginsSearch = shown.search === everything.search && next.search !== everything.search;
  return beginsSearch || (!isSameList(shown, next) && shown.page !== next.page);
}
