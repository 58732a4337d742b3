import type { Company } from './webhooks/faults.ts';

/** As they call themselves; the identity check has a name in each language. */
export const companyNames: Record<Exclude<Company, 'kyc'>, string> = {
  truelayer: 'TrueLayer',
  trust: 'Trust Payments',
  axcess: 'Axcess',
  pay360: 'Pay360',
  paycross: 'PayCross',
  interac: 'Interac',
  ivy: 'Ivy',
  aza: 'AZA',
  pivot: 'PIVOT',
  pricewatch: 'Pricewatch',
};
