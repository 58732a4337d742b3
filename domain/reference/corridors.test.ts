import { expect, test } from 'vitest';
import { corridorsFrom, unknownReturns } from './corridors.ts';

const down = (base: 'GBP' | 'EUR', target: 'XAF' | 'KES') => ({ base, target, downtimeStatus: true });

test.each([
  ['nothing is paused', [], [], ['CM', 'KE', 'TZ', 'UG', 'NG']],
  ['one currency is paused', [down('GBP', 'XAF')], [{ country: 'CM', returnsOn: undefined }], ['KE', 'TZ', 'UG', 'NG']],
  ['another sender’s is paused', [down('EUR', 'KES')], [], ['CM', 'KE', 'TZ', 'UG', 'NG']],
  ['a pair is up', [{ ...down('GBP', 'XAF'), downtimeStatus: false }], [], ['CM', 'KE', 'TZ', 'UG', 'NG']],
])('while %s it is known where pounds go and where not (peers 36)', (_when, pairs, closed, open) => {
  expect(corridorsFrom('GBP', pairs)).toEqual({ closed, open });
});

test.each([
  ['none', ['2026-12-03', '2026-12-04']],
  ['some', ['2026-12-03', undefined]],
  ['all', [undefined, undefined]],
] as const)('of closed corridors it is not known of %s when they open: %o (peers 36)', (unknown, days) => {
  expect(unknownReturns(days.map((returnsOn) => ({ country: 'CM', returnsOn })))).toBe(unknown);
});
