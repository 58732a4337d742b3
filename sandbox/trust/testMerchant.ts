import type { SandboxCredentials } from '../credentials.ts';
import { siteSecurity } from './siteSecurity.ts';

/** UTC, to the second, as Trust writes it. */
export const siteTimestamp = (time: number) => new Date(time).toISOString().slice(0, 19).replace('T', ' ');

/** For tests: a merchant's form for a payment, signed as its credentials say; a field without a value is left out. */
export function signedForm(
  { siteReference, hashFields, sitePassword: password }: SandboxCredentials['trust'],
  changes: Readonly<Record<string, string | undefined>> = {},
): URLSearchParams {
  const whole: Record<string, string | undefined> = {
    sitereference: siteReference,
    stprofile: 'default',
    stdefaultprofile: 'st_paymentcardonly',
    currencyiso3a: 'GBP',
    mainamount: '100.49',
    version: '2',
    orderreference: 'A-1',
    sitesecuritytimestamp: siteTimestamp(Date.now()),
    successfulurlredirect: 'http://localhost:4000/paid',
    ruleidentifier: 'STR-6',
    ...changes,
  };
  const given = Object.entries(whole).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const fields = new URLSearchParams(given);
  fields.set('sitesecurity', siteSecurity({ fields, hashFields, password }));
  return fields;
}
