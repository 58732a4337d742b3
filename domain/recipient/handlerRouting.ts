import type { Currency } from '../money/currency.ts';
import type { PayoutMethod } from '../reference/payoutMethods.ts';
import type { RemittanceHandler } from './remittanceHandler.ts';

/** The operator's own choice per country and method; goes before the table (D-68). */
export type PayoutSettings = Readonly<
  Partial<Record<string, Readonly<Partial<Record<PayoutMethod, RemittanceHandler>>>>>
>;

/** What an operator starts with (D-118). */
export const seededPayoutSettings: PayoutSettings = {
  CM: { mobile_money: 'AZA', bank_transfer: 'AZA', cash_pickup: 'MANUAL' },
};

type PartnerReach = { readonly handler: RemittanceHandler } & Readonly<Record<PayoutMethod, readonly Currency[]>>;

/** Whom each partner reaches (REF-13). The first that reaches wins; rows no country can reach yet stay as data. */
export const partnerReach: readonly PartnerReach[] = [
  {
    handler: 'PIVOT',
    mobile_money: ['KES', 'UGX', 'TZS'],
    bank_transfer: ['KES', 'UGX', 'TZS'],
    cash_pickup: ['KES', 'UGX', 'TZS'],
  },
  {
    handler: 'AZA',
    mobile_money: ['NGN', 'GHS', 'XOF', 'GNF', 'UGX'],
    bank_transfer: ['NGN', 'GHS', 'XOF', 'ZAR', 'USD'],
    cash_pickup: ['GHS', 'ZAR', 'USD'],
  },
];

export function remittanceHandlerFor(
  payout: { countryCode: string; currency: Currency; method: PayoutMethod },
  settings: PayoutSettings = seededPayoutSettings,
): RemittanceHandler {
  const reaching = partnerReach.find((partner) => partner[payout.method].includes(payout.currency));
  return settings[payout.countryCode]?.[payout.method] ?? reaching?.handler ?? 'MANUAL';
}
