import { checkPhone } from '#domain/account/phoneRule.ts';
import { dialledNumber } from '#domain/account/phoneShape.ts';
import { nationalMobile } from '#domain/recipient/mobileNumber.ts';
import { countryOf } from '#domain/reference/countries.ts';
import { type DeliveryCountryCode, deliveryCountryCodes, signUpCountryCodes } from '#domain/reference/countryCodes.ts';
import type { Run } from './digitRun.ts';
import { ambiguous, certain, type Findings, nothing } from './findings.ts';
import type { ParserContext, PhoneNumber } from './understanding.ts';

/** Fewest digits anybody means as a whole telephone number. */
const fewestDigits = 7;

/** A number of the country it is asked for; abroad only with its country's code, and then it is asked again. */
export function readPhone(utterance: string, { asking, known }: ParserContext, runs: readonly Run[]): Findings {
  const whole = runs.filter(({ text }) => text.replace(/\D/g, '').length >= fewestDigits);
  const [first] = [...whole, ...runs];
  if (!first) return nothing;
  if (whole.length > 1) return ambiguous('phone', [], { text: utterance, span: first.span });
  const number =
    asking === 'ownPhone' ? ownNumber(first.text, known.senderCountry) : theirNumber(first.text, known.destination);
  return number ? certain('phone', number, first.span) : ambiguous('phone', [], { text: utterance, span: first.span });
}

function theirNumber(text: string, destination: DeliveryCountryCode | undefined): PhoneNumber | undefined {
  const country = destination ?? deliveryCountryCodes.find((code) => hasCodeOf(text, code));
  if (!country) return undefined;
  const national = nationalMobile(text, country);
  if (!national.ok) return undefined;
  const { dialCode } = countryOf(country);
  return { countryCode: country, national: national.value, e164: `${dialCode}${national.value}` };
}

const hasCodeOf = (text: string, country: DeliveryCountryCode): boolean =>
  new RegExp(`^(?:\\+|00)${countryOf(country).phoneCode}`).test(text.replace(/[\s().-]/g, ''));

function ownNumber(text: string, country: ParserContext['known']['senderCountry']): PhoneNumber | undefined {
  const home = signUpCountryCodes.find((code) => code === country);
  if (!home) return undefined;
  const phone = checkPhone(dialledNumber(text), home);
  return phone.ok ? { countryCode: home, national: phone.value.mobile, e164: phone.value.e164 } : undefined;
}
