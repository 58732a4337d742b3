import type { PayoutCountryCode } from '../reference/countryCodes.ts';
import { methodsAvailable } from '../reference/deliveryMatrix.ts';
import { type PayoutMethod, payoutMethods } from '../reference/payoutMethods.ts';

export type MethodChoice = { readonly method: PayoutMethod; readonly isAvailable: boolean };

/** Every way to receive, and whether a country has it. */
export function methodChoices(country: PayoutCountryCode): MethodChoice[] {
  const available = methodsAvailable(country);
  return payoutMethods.map((method) => ({ method, isAvailable: available.includes(method) }));
}
