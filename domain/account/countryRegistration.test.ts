import { expect, test } from 'vitest';
import {
  type CountryRegistrationForm,
  countryRegistrationProblems,
  joinedPhone,
  joinedPhoneFits,
} from './countryRegistration.ts';

const form: CountryRegistrationForm = {
  name: 'Awa Diop',
  email: 'awa@example.com',
  country: 'SN',
  phoneCode: '+221',
  mobile: '77 000 00 01',
  message: '',
};

test('a whole form can be sent; a message is for who has one (BIZ-10, D-104)', () => {
  expect(countryRegistrationProblems(form)).toEqual([]);
  expect(countryRegistrationProblems({ ...form, message: 'Please come to Dakar.' })).toEqual([]);
});

test.each([
  [{ name: ' ' }, 'name', 'nameRequired'],
  [{ name: 'Awa 2' }, 'name', 'nameInvalid'],
  [{ email: 'awa' }, 'email', 'emailInvalid'],
  [{ country: '' }, 'country', 'countryMissing'],
  [{ country: 'XX' }, 'country', 'countryMissing'],
  [{ phoneCode: '' }, 'phoneCode', 'phoneCodeInvalid'],
  [{ phoneCode: '+0' }, 'phoneCode', 'phoneCodeInvalid'],
  [{ phoneCode: 'no 221' }, 'phoneCode', 'phoneCodeInvalid'],
  [{ phoneCode: '+no221' }, 'phoneCode', 'phoneCodeInvalid'],
  [{ phoneCode: '+221 or so' }, 'phoneCode', 'phoneCodeInvalid'],
  [{ phoneCode: '+2x1' }, 'phoneCode', 'phoneCodeInvalid'],
  [{ mobile: '12345' }, 'mobile', 'phoneInvalid'],
  [{ mobile: 'call me' }, 'mobile', 'phoneInvalid'],
  [{ mobile: '12345678901234567890' }, 'mobile', 'phoneTooLong'],
] as const)('with %j the field %s is told as %s', (differences, field, problem) => {
  expect(countryRegistrationProblems({ ...form, ...differences })).toEqual([{ field, problem }]);
});

test.each([
  { phoneCode: '221' },
  { phoneCode: ' + 1 242 ' },
  { mobile: '(77) 000.00/01' },
  { phoneCode: '+1', mobile: '123456789012345678' },
])('%j is taken as it is', (differences) => {
  expect(countryRegistrationProblems({ ...form, ...differences })).toEqual([]);
});

test('everything that is wrong is told at once, in the order of the form', () => {
  const empty = { name: '', email: '', country: '', phoneCode: '', mobile: '', message: '' };
  expect(countryRegistrationProblems(empty).map(({ field }) => field)).toEqual([
    'name',
    'email',
    'country',
    'phoneCode',
    'mobile',
  ]);
});

test.each([
  ['+221', '77 000 00 01', '+221770000001'],
  ['221', '77-000-00-01', '+221770000001'],
  [' +1 242', '(555) 0100', '+12425550100'],
])('the code %s and the number %s are sent as %s (BIZ-11)', (phoneCode, mobile, joined) => {
  expect(joinedPhone({ phoneCode, mobile })).toBe(joined);
  expect(joinedPhoneFits(joined)).toBe(true);
});

test('a joined number has 20 characters at most, its plus among them', () => {
  expect(joinedPhoneFits(`+${'1'.repeat(19)}`)).toBe(true);
});

test.each(['221770000001', '+12345', '+123456789012345678901', '+22177000000a'])('%s is no joined number', (phone) => {
  expect(joinedPhoneFits(phone)).toBe(false);
});
