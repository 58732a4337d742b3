import { expect, test } from 'vitest';
import { homeCountryCodes, isoCountryCodes } from './isoCountryCodes.ts';

/** As many as ISO 3166-1 lists (2026). */
const listed = 249;

test('are all of ISO 3166-1, each once, in order, and every one has a name (KYC-28)', () => {
  expect(isoCountryCodes).toHaveLength(listed);
  expect(isoCountryCodes).toEqual([...new Set(isoCountryCodes)].toSorted());
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  expect(isoCountryCodes.filter((code) => !/^[A-Z]{2}$/.test(code) || !names.of(code))).toEqual([]);
});

test('lead to the countries somebody can be from: the ice and the empty islands are none (KYC-28)', () => {
  const left = isoCountryCodes.filter((code) => !homeCountryCodes.includes(code));
  expect(left).toEqual(['AQ', 'BV', 'GS', 'HM', 'IO', 'TF', 'UM']);
});
