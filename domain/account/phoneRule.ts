import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';
import { type SignUpCountryCode, signUpCountryCodes } from '../reference/countryCodes.ts';
import { accept, type Result, refuse } from '../result.ts';
import { dialledNumber, maximumPhoneLength, phoneShapeFits } from './phoneShape.ts';

export type PhoneRefusal = 'phoneTooLong' | 'phoneInvalid' | 'phoneNotOfCountry';

export type Phone = {
  /** With the country's code: '+447911123456'. */
  readonly e164: string;
  readonly phoneCode: string;
  readonly mobile: string;
};

/** Islands and enclaves that share a country's numbers and whose people sign up as its residents. */
const sharing: { readonly [country in SignUpCountryCode]?: readonly CountryCode[] } = {
  FI: ['AX'],
  GB: ['GG', 'IM', 'JE'],
  IT: ['VA'],
  NO: ['SJ'],
};

/**
 * A mobile number of the chosen country (AUT-36, AUT-37, AUT-44). The only file that knows libphonenumber, whose
 * tables weigh about 39 KB: load it with the form that asks.
 */
export function checkPhone(text: string, country: SignUpCountryCode): Result<Phone, PhoneRefusal> {
  if (text.trim().length > maximumPhoneLength) return refuse('phoneTooLong');
  if (!phoneShapeFits(text)) return refuse('phoneInvalid');

  const phone = parsePhoneNumberFromString(dialledNumber(text), country);
  const homes: readonly (CountryCode | undefined)[] = [country, ...(sharing[country] ?? [])];
  if (!phone?.isValid() || !homes.includes(phone.country)) return refuse('phoneNotOfCountry');
  return accept({ e164: phone.number, phoneCode: `+${phone.countryCallingCode}`, mobile: phone.nationalNumber });
}

/**
 * The sign-up countries whose mobile number this may be: one where it has its country's code, several where it has none,
 * and none where it is anything but a mobile number, or of a country nobody signs up in.
 */
export const numberCountries = (text: string): SignUpCountryCode[] =>
  signUpCountryCodes.filter((country) => checkPhone(text, country).ok);

/** A number with its country's code as it is kept, '+447911123456'; undefined when no numbering plan has room for it. */
export function internationalPhone(text: string): string | undefined {
  const phone = parsePhoneNumberFromString(dialledNumber(text));
  return phone?.isPossible() ? phone.number : undefined;
}
