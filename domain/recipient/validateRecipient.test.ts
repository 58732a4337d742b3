import { describe, expect, test } from 'vitest';
import type { RecipientDraft } from './recipientDraft.ts';
import { validateRecipient } from './validateRecipient.ts';

const person = { firstName: 'Adelaide', lastName: 'Ngoué' };
const cameroonMobile: RecipientDraft = {
  ...person,
  transferMethod: 'mobile_money',
  countryCode: 'CM',
  mobile: '671234567',
  confirmPhoneCode: '671234567',
};
const cameroonBank: RecipientDraft = {
  ...person,
  transferMethod: 'bank_transfer',
  countryCode: 'CM',
  bankName: 'UBA',
  recipientAccountNumber: 'CM21 10033 05209 09011000459 10',
};
const microfinance: RecipientDraft = {
  ...person,
  transferMethod: 'bank_transfer',
  countryCode: 'CM',
  accountType: 'microfinance',
  bankName: 'MC2',
  accountNumber: '00123456',
  accountBranch: 'Akwa',
};
const nigerianBank: RecipientDraft = {
  ...person,
  transferMethod: 'bank_transfer',
  countryCode: 'NG',
  bankId: '011',
  accountNumber: '0000014579',
};
const ugandanBank: RecipientDraft = {
  ...person,
  transferMethod: 'bank_transfer',
  countryCode: 'UG',
  bankId: 'dfcu',
  accountNumber: '0123456789012',
};
const kenyanMobile: RecipientDraft = {
  ...cameroonMobile,
  countryCode: 'KE',
  mobileMoneyProvider: 'safaricom',
  mobile: '0712 345 678',
  confirmPhoneCode: '+254712345678',
};
const cash: RecipientDraft = {
  ...person,
  transferMethod: 'cash_pickup',
  countryCode: 'CM',
  pickupPoint: 'kribi',
};

const kept = (draft: RecipientDraft) => {
  const check = validateRecipient(draft, 'asked');
  return check.ok ? check.value.profile : check.problems;
};
const problemsOf = (draft: RecipientDraft) => {
  const check = validateRecipient(draft, 'asked');
  return check.ok ? {} : check.problems;
};

describe('a recipient that is right', () => {
  test.each<[string, RecipientDraft, object]>([
    [
      'Cameroon mobile money finds the network by the number (RCP-20, D-118)',
      cameroonMobile,
      { mobile: '671234567', phoneCode: '+237', mobileMoneyProvider: 'mtn' },
    ],
    [
      'a moved number keeps the network the sender chose (D-118)',
      { ...cameroonMobile, mobileMoneyProvider: 'orange' },
      { mobileMoneyProvider: 'orange' },
    ],
    ['Kenya mobile money keeps nine digits (RCP-14, D-60)', kenyanMobile, { mobile: '712345678' }],
    [
      'a Cameroon account is kept whole and in parts (RCP-23, D-62)',
      cameroonBank,
      {
        accountType: 'bank',
        recipientAccountNumber: 'CM2110033052090901100045910',
        bankCode: '10033',
        branchCode: '05209',
        accountNumber: '09011000459',
        key: '10',
      },
    ],
    [
      'a microfinance account has a branch (RCP-26)',
      microfinance,
      { accountType: 'microfinance', accountBranch: 'Akwa' },
    ],
    ['a Nigerian account names its bank (RCP-27, RCP-28)', nigerianBank, { bankName: 'First Bank of Nigeria' }],
    ['a Ugandan account names its bank (RCP-32)', ugandanBank, { bankName: 'dfcu Bank' }],
    ['cash is fetched at a known point (RCP-21)', cash, { pickupPoint: 'kribi' }],
  ])('%s', (_case, draft, details) => {
    expect(kept(draft)).toMatchObject(details);
  });

  test('the typed confirmation is not kept', () => {
    expect(kept(cameroonMobile)).not.toHaveProperty('confirmPhoneCode');
  });

  test('names keep their accents and lose spare spaces (D-32)', () => {
    const check = validateRecipient({ ...cameroonMobile, firstName: '  Marie   Ange ' }, 'asked');
    expect(check).toMatchObject({ ok: true, value: { firstName: 'Marie Ange', lastName: 'Ngoué' } });
  });
});

describe('a recipient that is not', () => {
  test.each<[string, RecipientDraft, object]>([
    ['first name (RCP-13)', { ...cameroonMobile, firstName: ' ' }, { firstName: 'firstNameRequired' }],
    ['last name (RCP-13)', { ...cameroonMobile, lastName: undefined }, { lastName: 'lastNameRequired' }],
    ['digits in a name (D-32)', { ...cameroonMobile, lastName: 'Ngou3' }, { lastName: 'nameInvalid' }],
    ['country (RCP-13)', { ...cameroonMobile, countryCode: '' }, { countryCode: 'countryRequired' }],
    ['a country not offered', { ...cameroonMobile, countryCode: 'GH' }, { countryCode: 'countryRequired' }],
    [
      'a method the country lacks',
      { ...kenyanMobile, transferMethod: 'cash_pickup' },
      { transferMethod: 'methodUnavailable' },
    ],
    [
      'no mobile for mobile money (RCP-15)',
      { ...cameroonMobile, mobile: '', confirmPhoneCode: '' },
      { mobile: 'mobileRequired' },
    ],
    [
      'a mobile that is no mobile by its length, even where none is needed',
      { ...cash, mobile: '6'.repeat(121), confirmPhoneCode: '6'.repeat(121) },
      { mobile: 'mobileRequired', confirmPhoneCode: 'mobilesDiffer' },
    ],
    [
      'eight digits (RCP-14)',
      { ...cameroonMobile, mobile: '67123456', confirmPhoneCode: '67123456' },
      { mobile: 'mobileWrongLength' },
    ],
    [
      'numbers that differ (RCP-17)',
      { ...cameroonMobile, confirmPhoneCode: '671234568' },
      { confirmPhoneCode: 'mobilesDiffer' },
    ],
    [
      'an unconfirmed number (RCP-17)',
      { ...cameroonMobile, confirmPhoneCode: '' },
      { confirmPhoneCode: 'mobilesDiffer' },
    ],
    [
      'a Cameroon number of an unknown network (D-118)',
      { ...cameroonMobile, mobile: '661234567', confirmPhoneCode: '661234567' },
      { mobileMoneyProvider: 'networkRequired' },
    ],
    [
      'no network outside Cameroon (RCP-20)',
      { ...kenyanMobile, mobileMoneyProvider: '' },
      { mobileMoneyProvider: 'networkRequired' },
    ],
    [
      'a network the country lacks (RCP-38)',
      { ...kenyanMobile, mobileMoneyProvider: 'mtn' },
      { mobileMoneyProvider: 'networkRequired' },
    ],
    ['no pickup point (RCP-21)', { ...cash, pickupPoint: undefined }, { pickupPoint: 'pickupPointRequired' }],
    ['an invented pickup point (RCP-21)', { ...cash, pickupPoint: 'paris' }, { pickupPoint: 'pickupPointRequired' }],
    ['no bank name (RCP-22)', { ...cameroonBank, bankName: '' }, { bankName: 'bankNameRequired' }],
    [
      'an account without CM21 (RCP-24)',
      { ...cameroonBank, recipientAccountNumber: '10033052090901100045910' },
      { recipientAccountNumber: 'accountNotCm21' },
    ],
    [
      'an empty Cameroon account (RCP-24)',
      { ...cameroonBank, recipientAccountNumber: undefined },
      { recipientAccountNumber: 'accountNotCm21' },
    ],
    [
      'an empty microfinance tab (RCP-26)',
      { ...person, transferMethod: 'bank_transfer', countryCode: 'CM', accountType: 'microfinance' },
      {
        bankName: 'microfinanceNameRequired',
        accountNumber: 'accountNumberRequired',
        accountBranch: 'branchRequired',
      },
    ],
    ['no Nigerian bank (RCP-27)', { ...nigerianBank, bankId: '' }, { bankId: 'bankChoiceRequired' }],
    [
      'nine digits in Nigeria (RCP-28)',
      { ...nigerianBank, accountNumber: '000001457' },
      { accountNumber: 'accountNumberNotTenDigits' },
    ],
    ['no Ugandan bank (RCP-22)', { ...ugandanBank, bankId: 'unheard-of' }, { bankId: 'bankNameRequired' }],
    ['no account number', { ...ugandanBank, accountNumber: '' }, { accountNumber: 'accountNumberRequired' }],
  ])('%s', (_case, draft, problems) => {
    expect(problemsOf(draft)).toEqual(problems);
  });

  test('every problem shows at once', () => {
    expect(problemsOf({ transferMethod: 'mobile_money', countryCode: 'KE' })).toEqual({
      firstName: 'firstNameRequired',
      lastName: 'lastNameRequired',
      mobile: 'mobileRequired',
      mobileMoneyProvider: 'networkRequired',
    });
  });

  test('the server does not ask for the confirmation', () => {
    expect(validateRecipient({ ...cameroonMobile, confirmPhoneCode: undefined }, 'trusted').ok).toBe(true);
  });

  test('an optional mobile is checked once given (D-125)', () => {
    expect(problemsOf({ ...nigerianBank, mobile: '803', confirmPhoneCode: '803' })).toEqual({
      mobile: 'mobileWrongLength',
    });
    expect(kept({ ...nigerianBank, mobile: '08031234567', confirmPhoneCode: '8031234567' })).toMatchObject({
      mobile: '8031234567',
      phoneCode: '+234',
    });
  });
});

describe('what deserves a second look', () => {
  const warningsOf = (draft: RecipientDraft) => {
    const check = validateRecipient(draft, 'asked');
    return check.ok ? check.warnings : check.problems;
  };

  test('a Cameroon key that does not fit warns and does not refuse (D-114)', () => {
    const example = { ...cameroonBank, recipientAccountNumber: 'CM21 10005 00001 01234567890 12' };
    expect(warningsOf(example)).toEqual({ recipientAccountNumber: 'accountKeyDoubtful' });
    expect(warningsOf(cameroonBank)).toEqual({});
  });

  test('a Nigerian check digit that does not fit is a hint', () => {
    expect(warningsOf({ ...nigerianBank, accountNumber: '0000014578' })).toEqual({
      accountNumber: 'checkDigitDoubtful',
    });
    expect(warningsOf(nigerianBank)).toEqual({});
  });
});
