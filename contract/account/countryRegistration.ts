import { z } from 'zod';
import { endpoint } from '../protocol/endpoint.ts';
import { countryCode, done, filledText, text } from '../protocol/field.ts';

/** Fields of D-104; `phone` is country code and number in one (BIZ-11). */
const countryRegistration = z.strictObject({
  name: filledText(100),
  email: filledText(254),
  country: countryCode,
  phone: filledText(20),
  message: text(2000).optional(),
});
export type CountryRegistration = z.infer<typeof countryRegistration>;

export const registerCountry = endpoint({
  method: 'POST',
  path: '/country/register',
  access: 'public',
  summary: 'Keeps who wants the service in a country that does not have it yet',
  body: countryRegistration,
  data: done,
});
