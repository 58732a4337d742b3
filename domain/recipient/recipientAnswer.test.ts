import { describe, expect, test } from 'vitest';
import { cameroonAccountKey, wholeCameroonAccount } from './cameroonAccount.ts';
import { sameMobile } from './recipientAnswer.ts';
import type { RecipientDraft } from './recipientDraft.ts';
import { validateRecipient } from './validateRecipient.ts';

const person = { firstName: 'Adelaide', lastName: 'Ngoué', transferMethod: 'bank_transfer' } as const;
const inNigeria: RecipientDraft = { ...person, countryCode: 'NG', bankId: '011' };
const inUganda: RecipientDraft = { ...person, countryCode: 'UG', bankId: 'dfcu' };
const microfinance: RecipientDraft = {
  ...person,
  countryCode: 'CM',
  accountType: 'microfinance',
  bankName: 'MC2',
  accountNumber: '00123456',
};

const problemsOf = (draft: RecipientDraft) => {
  const check = validateRecipient(draft, 'asked');
  return check.ok ? {} : check.problems;
};

describe('an account number', () => {
  test.each(['0000014579', '00000 14579'])('%j is one in Nigeria (RCP-28)', (accountNumber) => {
    expect(problemsOf({ ...inNigeria, accountNumber })).toEqual({});
  });

  test.each(['x0000014579', '0000014579x', '00000145790'])('%j is none in Nigeria (RCP-28)', (accountNumber) => {
    expect(problemsOf({ ...inNigeria, accountNumber })).toEqual({ accountNumber: 'accountNumberNotTenDigits' });
  });

  test.each(['12345', '1'.repeat(34), 'UG-12 34 5'])('%j is one in Uganda (RCP-22)', (accountNumber) => {
    expect(problemsOf({ ...inUganda, accountNumber })).toEqual({});
  });

  test.each(['1234', '1'.repeat(35), '12345/678', '/12345678', '12345678/'])(
    '%j is none in Uganda (RCP-22)',
    (accountNumber) => {
      expect(problemsOf({ ...inUganda, accountNumber })).toEqual({ accountNumber: 'accountNumberInvalid' });
    },
  );
});

test('a branch has 120 characters at most, without the spaces around them (RCP-26)', () => {
  const whole = 'a'.repeat(120);
  expect(problemsOf({ ...microfinance, accountBranch: ` ${whole} ` })).toEqual({});
  expect(problemsOf({ ...microfinance, accountBranch: `${whole}a` })).toEqual({ accountBranch: 'branchRequired' });
});

test.each([
  ['671234567', '+237 6 71 23 45 67', true],
  ['671234567', '671234568', false],
  ['671234567', '67', false],
  ['67', ' 67 ', true],
  ['67', '68', false],
])('%j confirms %j in Cameroon: %s (RCP-17)', (one, other, is) => {
  expect(sameMobile(one, other, 'CM')).toBe(is);
  expect(sameMobile(other, one, 'CM')).toBe(is);
});

describe('an account in Cameroon, in parts and in one piece', () => {
  const parts = { bankCode: '10005', branchCode: '00001', accountNumber: '01234567890' };
  const key = cameroonAccountKey(parts);
  const inCameroon: RecipientDraft = { ...person, countryCode: 'CM', bankName: 'Afriland' };
  const whole = wholeCameroonAccount({ ...parts, key });
  const read = (draft: Partial<RecipientDraft>) => {
    const check = validateRecipient({ ...inCameroon, ...draft }, 'asked');
    return check.ok ? check.value.profile.recipientAccountNumber : check.problems;
  };

  test('is the same account either way', () => {
    expect(read({ ...parts, key })).toBe(whole);
    expect(read({ recipientAccountNumber: whole })).toBe(whole);
  });

  test('is what is written in one piece where parts of another were left behind, also when that is nothing', () => {
    const others = { bankCode: '10001', branchCode: '00002', accountNumber: '99999999999', key: '01' };
    expect(read({ ...others, recipientAccountNumber: whole })).toBe(whole);
    expect(read({ ...parts, key, recipientAccountNumber: '' })).toHaveProperty('recipientAccountNumber');
  });
});
