import { expect, test } from 'vitest';
import { foreignFailureOf } from './foreignFailure.ts';

const message = 'Our till is closed.';
const said = { code: 'unexpected', details: { message } };
const profile = { code: 'profileIncomplete', details: {} };

test.each([
  ['on top', { status: '400', error: { message } }, said],
  ['on top, with another’s code', { status: 402, error: { code: 17, message } }, said],
  ['inside a success (API-02)', { status: '200', data: { status: 500, message } }, said],
  ['inside a success, without a word', { status: '200', data: { status: '500' } }, { code: 'unexpected', details: {} }],
  ['as code 4221 (PAY-31, ERR-19)', { status: '400', error: { code: 4221, message: 'Update' } }, profile],
  ['as code 4221 inside a success (PAY-31, ERR-19)', { status: 200, data: { status: 400, code: '4221' } }, profile],
  ['not at all, in a person whose status is ACTIVE', { status: '200', data: { status: 'ACTIVE' } }, undefined],
])('a refusal is found %s (API-01, ERR-01, ERR-07)', (_where, answer, failure) => {
  expect(foreignFailureOf(answer)).toEqual(failure);
});
