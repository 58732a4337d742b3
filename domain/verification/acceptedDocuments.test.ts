import { expect, test } from 'vitest';
import { signUpCountryCodes } from '../reference/countryCodes.ts';
import { acceptedDocuments } from './acceptedDocuments.ts';

test.each(signUpCountryCodes)('who lives in %s has a passport or a driving licence to show', (country) => {
  expect(acceptedDocuments(country)).toEqual(expect.arrayContaining(['passport', 'driving_licence']));
});

test.each([
  ['GB', false],
  ['CA', false],
  ['FR', true],
  ['SE', true],
])('a national identity card is asked for in %s: %s', (country, isAsked) => {
  expect(acceptedDocuments(country).includes('national_id')).toBe(isAsked);
});
