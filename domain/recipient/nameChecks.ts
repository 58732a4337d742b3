import type { DeliveryCountryCode } from '../reference/countryCodes.ts';
import type { PayoutMethod } from '../reference/payoutMethods.ts';

/** `mustBeFound`: nobody is saved without it (RCP-29). `compared`: another name, or none, may be confirmed (D-64). */
type NameCheck = { readonly partner: 'AZA' | 'PIVOT'; readonly kind: 'mustBeFound' | 'compared' };

type Checks = Readonly<Partial<Record<DeliveryCountryCode, Readonly<Partial<Record<PayoutMethod, NameCheck>>>>>>;

const byPivot: NameCheck = { partner: 'PIVOT', kind: 'compared' };
const byAza: NameCheck = { partner: 'AZA', kind: 'mustBeFound' };

/**
 * Where a partner tells whose account it is; screens, guide and server read this. Ghana joins when it is offered (D-66);
 * elsewhere nobody tells.
 */
const checks: Checks = {
  NG: { bank_transfer: byAza },
  GH: { bank_transfer: byAza },
  KE: { mobile_money: byPivot },
  TZ: { mobile_money: byPivot },
  UG: { mobile_money: byPivot },
};

export const nameCheckFor = ({
  countryCode,
  method,
}: {
  countryCode: string;
  method: PayoutMethod;
}): NameCheck | undefined => Object.entries(checks).find(([country]) => country === countryCode)?.[1][method];
