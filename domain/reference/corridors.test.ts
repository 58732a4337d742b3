import { expect, test } from 'vitest';
import { corridorsFrom } from './corridors.ts';

const down = (base: 'GBP' | 'EUR', target: 'XAF' | 'KES') => ({ base, target, downtimeStatus: true });

test.each([
  ['nothing is paused', [], [], ['CM', 'KE', 'TZ', 'UG', 'NG']],
  ['one currency is paused', [down('GBP', 'XAF')], ['CM'], ['KE', 'TZ', 'UG', 'NG']],
  ['another sender’s is paused', [down('EUR', 'KES')], [], ['CM', 'KE', 'TZ', 'UG', 'NG']],
  ['a pair is up', [{ ...down('GBP', 'XAF'), downtimeStatus: false }], [], ['CM', 'KE', 'TZ', 'UG', 'NG']],
])('while %s it is known where pounds go and where not (peers 36)', (_when, pairs, closed, open) => {
  expect(corridorsFrom('GBP', pairs)).toEqual({ closed, open });
});
