import { isoCountryCodes } from '../reference/isoCountryCodes.ts';
import { checkEmail } from './emailRule.ts';
import { checkName, type NameRefusal } from './nameRule.ts';
import { maximumPhoneLength, phoneShapeFits } from './phoneShape.ts';

/** What is asked of whoever wants the service in their country, in the order of the form (BIZ-10, D-104). */
export const countryRegistrationFields = ['name', 'email', 'country', 'phoneCode', 'mobile', 'message'] as const;
export type CountryRegistrationField = (typeof countryRegistrationFields)[number];
export type CountryRegistrationForm = { readonly [field in CountryRegistrationField]: string };

export type CountryRegistrationProblem =
  | NameRefusal
  | 'emailInvalid'
  | 'countryMissing'
  | 'phoneCodeInvalid'
  | 'phoneInvalid'
  | 'phoneTooLong';

type Refused = { readonly field: CountryRegistrationField; readonly problem: CountryRegistrationProblem };

/** Country code and number as they are sent: in one, digits only (BIZ-11). */
export const joinedPhone = ({ phoneCode, mobile }: Pick<CountryRegistrationForm, 'phoneCode' | 'mobile'>): string =>
  `+${[phoneCode, mobile].map((part) => part.replace(/\D/g, '')).join('')}`;

export const isCountry = (code: string): boolean => isoCountryCodes.includes(code);

/** A number with its country's code, at least seven digits. */
export const joinedPhoneFits = (phone: string): boolean =>
  phone.startsWith('+') && phone.length <= maximumPhoneLength && phoneShapeFits(phone);

/** What is wrong with the form, field by field; nothing when it can be sent. */
export function countryRegistrationProblems(form: CountryRegistrationForm): readonly Refused[] {
  const name = checkName(form.name);
  const found: readonly (Refused | false)[] = [
    !name.ok && { field: 'name', problem: name.refusal },
    !checkEmail(form.email).ok && { field: 'email', problem: 'emailInvalid' },
    !isCountry(form.country) && { field: 'country', problem: 'countryMissing' },
    !/^\+?\s?[1-9][\d\s-]{0,5}$/.test(form.phoneCode.trim()) && { field: 'phoneCode', problem: 'phoneCodeInvalid' },
    mobileProblem(form),
  ];
  return found.filter((refused) => refused !== false);
}

function mobileProblem({ phoneCode, mobile }: CountryRegistrationForm): Refused | false {
  if (!phoneShapeFits(mobile)) return { field: 'mobile', problem: 'phoneInvalid' };
  if (joinedPhone({ phoneCode, mobile }).length > maximumPhoneLength)
    return { field: 'mobile', problem: 'phoneTooLong' };
  return false;
}
