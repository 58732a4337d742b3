import { expect, test } from 'vitest';
import { canadianProvinces, provinceOfPostalCode } from './canadianProvinces.ts';

test.each([
  ['K1P 1J1', 'ON'],
  ['h2x1y4', 'QC'],
  [' v5k 0a1', 'BC'],
  ['A1C 5M2', 'NL'],
  ['Y1A 1A1', 'YT'],
  // Northwest Territories and Nunavut share a letter.
  ['X0A 0H0', undefined],
  ['75011', undefined],
  ['', undefined],
])('the postal code %j is most likely in %s', (postalCode, province) => {
  expect(provinceOfPostalCode(postalCode)).toBe(province);
});

test('every province has a letter but the two territories that share one', () => {
  const told = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => provinceOfPostalCode(`${letter}1A 1A1`));
  const without = canadianProvinces.filter(({ code }) => !told.includes(code)).map(({ code }) => code);
  expect(without).toEqual(['NT', 'NU']);
});
