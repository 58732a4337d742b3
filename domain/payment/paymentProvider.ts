/** The companies a sender can pay through (spec §7, Payment providers). */
export const paymentProviderIds = [
  'truelayer',
  'trust-payment',
  'axcess',
  'pay360',
  'paycross',
  'ivy',
  'interac',
] as const;
export type PaymentProviderId = (typeof paymentProviderIds)[number];
