import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { historySpans, spanStart } from '#domain/transfer/historySpan.ts';
import { everything, filterOf, historyGroups, isFiltered, isNewPlace, queryOf } from './historyFilter.ts';

const addressOf = (text: string) => new URLSearchParams(text);

describe('the filter in the address', () => {
  test('says everything, and nothing else is touched (peers 22)', () => {
    const filters = fc.record({
      search: fc.string({ maxLength: 80 }).map((text) => text.trim()),
      span: fc.constantFrom(...historySpans),
      group: fc.constantFrom(...historyGroups),
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

  test.each(['', 'page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1e9', 'span=2d', 'group=ALL', 'search=%20'])(
    'asked wrongly, %j is all of it from the start (TXN-14)',
    (text) => {
      expect(filterOf(addressOf(text))).toEqual(everything);
    },
  );

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
