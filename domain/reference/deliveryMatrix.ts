import { type DeliveryCountryCode, deliveryCountryCodes } from './countryCodes.ts';
import { mobileNetworksOf } from './mobileNetworks.ts';
import { type PayoutMethod, payoutMethods } from './payoutMethods.ts';

const everyWay = payoutMethods;
const withoutCash = ['mobile_money', 'bank_transfer'] as const;
const mobileMoneyOnly = ['mobile_money'] as const;

/** What reaches each country (REF-12), in the order the methods are offered. */
export const deliveryMatrix: Record<DeliveryCountryCode, readonly PayoutMethod[]> = {
  CM: everyWay,
  TD: withoutCash,
  GQ: withoutCash,
  GA: withoutCash,
  UG: withoutCash,
  CG: withoutCash,
  CI: withoutCash,
  ZA: withoutCash,
  GM: ['mobile_money', 'cash_pickup'],
  GH: everyWay,
  KE: mobileMoneyOnly,
  LR: mobileMoneyOnly,
  SN: mobileMoneyOnly,
  SL: mobileMoneyOnly,
  TZ: mobileMoneyOnly,
  NG: ['bank_transfer'],
};

/** The matrix, less mobile money where we have no list of networks (D-61). */
export const methodsAvailable = (country: DeliveryCountryCode): readonly PayoutMethod[] =>
  deliveryMatrix[country].filter((method) => method !== 'mobile_money' || mobileNetworksOf(country).length > 0);

/** Keeps the method when the new country has it, else takes the first it has, else mobile money (QUO-11). */
export function methodAfterCountryChange(current: PayoutMethod, country: DeliveryCountryCode): PayoutMethod {
  const available = methodsAvailable(country);
  return available.includes(current) ? current : (available[0] ?? 'mobile_money');
}

export const isDeliveryCountry = (code: string): code is DeliveryCountryCode =>
  deliveryCountryCodes.some((known) => known === code);
