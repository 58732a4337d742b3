import { expect, test } from 'vitest';
import { startDraft } from '#domain/quote/draft.ts';
import { countryOf } from '#domain/reference/countries.ts';
import { payoutCountryCodes } from '#domain/reference/countryCodes.ts';
import { accentOf } from './accent.ts';

test('paying out begins with Cameroon: CM, +237, XAF (REF-03, QUO-07)', () => {
  const { toReceive, payoutCurrency } = startDraft('GB');
  expect([toReceive.countryCode, payoutCurrency, countryOf('CM').dialCode]).toEqual(['CM', 'XAF', '+237']);
  expect(payoutCountryCodes[0]).toBe('CM');
});

test('Cameroon, Kenya and Tanzania each have a look of their own (REF-03, LNG-04)', () => {
  expect(new Set((['CM', 'KE', 'TZ'] as const).map(accentOf)).size).toBe(3);
});
