import type { Currency } from '../money/currency.ts';

/** Profile fields with the spec's names (PRF-06), as far as they can be required. */
export type ProfileField =
  | 'firstName'
  | 'lastName'
  | 'day'
  | 'month'
  | 'year'
  | 'mobile'
  | 'location_country'
  | 'address1'
  | 'city'
  | 'zip'
  | 'birthCountryCode'
  | 'citizenshipCountryCode'
  | 'birthCityName'
  | 'professionId';

/** Given at sign-up and shown locked in the personal details form (KYC-26). */
export const signUpProfileFields = [
  'firstName',
  'lastName',
  'day',
  'month',
  'year',
  'mobile',
  'location_country',
] as const satisfies readonly ProfileField[];

/** Always required (KYC-30). */
const addressFields = ['address1', 'city', 'zip'] as const satisfies readonly ProfileField[];

/** Required where the pay-in currency is the euro (KYC-28). */
const euroFields = [
  'birthCountryCode',
  'citizenshipCountryCode',
  'birthCityName',
  'professionId',
] as const satisfies readonly ProfileField[];

/** What the personal details form must have filled, by the pay-in currency of the sender's country. */
export const requiredPersonalDetails = (payInCurrency: Currency): readonly ProfileField[] =>
  payInCurrency === 'EUR' ? [...addressFields, ...euroFields] : addressFields;

export type ProfileAnswers = { readonly [field in ProfileField]?: string | number | undefined };

/** Which required fields are empty, in the order of the form (AUT-39, PRF-04). */
export const missingProfileFields = (profile: ProfileAnswers, payInCurrency: Currency): readonly ProfileField[] =>
  [...signUpProfileFields, ...requiredPersonalDetails(payInCurrency)].filter((field) => isEmpty(profile[field]));

/** Partner terms are agreed to where the sender pays in neither pounds nor Canadian dollars (AUT-41, D-31). */
export const partnerTermsNeeded = (payInCurrency: Currency): boolean => !['GBP', 'CAD'].includes(payInCurrency);

const isEmpty = (answer: string | number | undefined): boolean => answer === undefined || String(answer).trim() === '';
