import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencies } from '#domain/money/currency.ts';
import { historyMonth, historySpans, periodBounds, spanStart } from '#domain/transfer/historySpan.ts';
import { everything, filterOf, historyGroups, isFiltered, isNewPlace, queryOf } from './historyFilter.ts';
import { sumText } from './sumText.ts';

const addressOf = (text: string) => new URLSearchParams(text);

describe('the filter in the address', () => {
  test('says everything, and nothing else is touched (peers 22)', () => {
    const months = fc.record({ year: fc.integer({ min: 2000, max: 2099 }), month: fc.integer({ min: 1, max: 12 }) });
    const sums = fc.record({
      currency: fc.constantFrom(...currencies),
      minor: fc.integer({ min: 0, max: 99_999_999 }),
    });
    const filters = fc.record({
      search: fc.string({ maxLength: 80 }).map((text) => text.trim()),
      span: fc.oneof(
        fc.constantFrom(...historySpans),
        months.map(({ year, month }) => historyMonth(year, month)),
      ),
      group: fc.constantFrom(...historyGroups),
      amount: fc.oneof(fc.constant(''), sums.map(sumText)),
      recipient: fc.oneof(fc.constant(''), fc.uuid()),
      page: fc.integer({ min: 1, max: 100_000 }),
    });
    fc.assert(
      fc.property(filters, (filter) => {
        const query = queryOf(filter, addressOf('transfer=1'));
        expect(filterOf(query)).toEqual(filter);
        expect(query.get('transfer')).toBe('1');
      }),
    );
  });

  test.each([
    '',
    'page=0',
    'page=-1',
    'page=1.5',
    'page=x',
    'page=1e9',
    'span=2d',
    'group=ALL',
    'search=%20',
    'span=2026-13',
    'span=1926-03',
    'amount=200',
    'amount=2.005 GBP',
    'amount=5 ABC',
    'amount=1.5 XAF',
    'recipient=marie',
  ])('asked wrongly, %j is all of it from the start (TXN-14)', (text) => {
    expect(filterOf(addressOf(text))).toEqual(everything);
  });

  test('is bare for what is shown at first', () => {
    expect(queryOf(everything, addressOf('span=7d&page=3')).toString()).toBe('');
    expect(isFiltered({ ...everything, page: 4 })).toBe(false);
    expect(isFiltered({ ...everything, span: '7d' })).toBe(true);
  });
});

describe('Back', () => {
  const marie = { ...everything, search: 'marie' };

  test.each([
    ['a search to the list before it', everything, marie, true],
    ['a search on a later page to that page', { ...everything, page: 3 }, marie, true],
    ['another status to the page one was on', { ...everything, page: 3 }, { ...everything, group: 'pending' }, true],
    ['no letter of a search to the one before', { ...everything, search: 'mar' }, marie, false],
    ['no status to the one before', everything, { ...everything, group: 'pending' }, false],
    ['no page that is there to one that is not', { ...everything, page: 99 }, { ...everything, page: 3 }, false],
  ] as const)('leads from %s (TXN-41, peers 22)', (_what, shown, next, isPlace) => {
    expect(isNewPlace(shown, next)).toBe(isPlace);
  });
});

test.each([
  ['24h', 86_400],
  ['7d', 604_800],
  ['30d', 2_592_000],
  ['60d', 5_184_000],
  ['90d', 7_776_000],
  ['1y', 31_536_000],
] as const)('%s counts back %i seconds from now (TXN-04, TXN-05, D-91)', (span, seconds) => {
  expect(spanStart(span, 1_800_000_000)).toBe(1_800_000_000 - seconds);
});

test('all time has no beginning (TXN-04)', () => {
  expect(spanStart('all', 1_800_000_000)).toBeUndefined();
});

test('a month is from its first midnight to its last second where the reader is (peers 22)', () => {
  const { from, to } = periodBounds('2026-02', 0);
  expect([from, to]).toEqual([
    new Date(2026, 1, 1, 0, 0, 0).getTime() / 1000,
    new Date(2026, 1, 28, 23, 59, 59).getTime() / 1000,
  ]);
});
