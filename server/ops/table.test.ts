import { expect, test } from 'vitest';
import { table } from './table.ts';

test('a table is as wide as its cells, and its figures end below one another', () => {
  const rows = [
    ['AZA', '£5,000.00', '12', '2026-11-23 05:01'],
    ['PIVOT', '-£9.50', '', '2026-11-23 05:02'],
    ['MANUAL', '88,162\u00a0XAF', '3', ''],
  ];
  expect(table(['partner', 'amount', 'count', 'at (UTC)'], rows)).toEqual([
    'partner      amount  count  at (UTC)',
    '───────  ──────────  ─────  ────────────────',
    'AZA       £5,000.00     12  2026-11-23 05:01',
    'PIVOT        -£9.50         2026-11-23 05:02',
    'MANUAL   88,162\u00a0XAF      3',
  ]);
});
