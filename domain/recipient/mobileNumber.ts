import { countryOf } from '../reference/countries.ts';
import type { DeliveryCountryCode } from '../reference/countryCodes.ts';
import { type MobileNetwork, mobileNetworksOf } from '../reference/mobileNetworks.ts';
import { mobileOperatorOf } from '../reference/mobileOperators.ts';
import { accept, type Result, refuse } from '../result.ts';

type NumberShape = {
  /** Digits of a national mobile number. */
  readonly length: number;
  /** Whether people write a 0 before it that is not part of it. */
  readonly trunkZero: boolean;
};

const nineDigits = { length: 9, trunkZero: true };

/** Nine digits where money is sent today (D-60); libphonenumber's lengths elsewhere (D-125). */
export const mobileShapes: Readonly<Record<DeliveryCountryCode, NumberShape>> = {
  CM: nineDigits,
  KE: nineDigits,
  TZ: nineDigits,
  UG: nineDigits,
  NG: { length: 10, trunkZero: true },
  GH: nineDigits,
  CI: { length: 10, trunkZero: false },
  TD: { length: 8, trunkZero: false },
  GQ: { length: 9, trunkZero: false },
  GA: { length: 8, trunkZero: false },
  CG: { length: 9, trunkZero: false },
  ZA: nineDigits,
  GM: { length: 7, trunkZero: false },
  LR: nineDigits,
  SN: { length: 9, trunkZero: false },
  SL: { length: 8, trunkZero: true },
};

/** The national digits of what was typed: separators, the country's code and a leading 0 fall away (D-60). */
export function nationalMobile(text: string, country: DeliveryCountryCode): Result<string, 'mobileWrongLength'> {
  const { length, trunkZero } = mobileShapes[country];
  const typed = text.replace(/[\s().-]/g, '');
  const digits = withoutCountryCode(typed, { code: countryOf(country).phoneCode, length });
  const national = trunkZero ? digits.replace(/^0/, '') : digits;
  return /^\d+$/.test(national) && national.length === length ? accept(national) : refuse('mobileWrongLength');
}

/** The network a number shows by its prefix, if it is one we can send to (D-118). */
export function networkOfMobile(national: string, country: DeliveryCountryCode): MobileNetwork | undefined {
  const network = mobileOperatorOf(national, country)?.network;
  return network && mobileNetworksOf(country).includes(network) ? network : undefined;
}

/** What the number suggests as it is typed, unless another network was chosen by hand: numbers move between them. */
export function suggestedNetwork(
  typed: { readonly before: string; readonly now: string; readonly chosen: string | undefined },
  country: DeliveryCountryCode,
): MobileNetwork | undefined {
  const told = (text: string) => {
    const national = nationalMobile(text, country);
    return national.ok ? networkOfMobile(national.value, country) : undefined;
  };
  const isByHand = typed.chosen !== undefined && typed.chosen !== '' && typed.chosen !== told(typed.before);
  return isByHand ? undefined : told(typed.now);
}

function withoutCountryCode(typed: string, { code, length }: { code: string; length: number }): string {
  const international = /^(?:\+|00)(.*)$/.exec(typed)?.[1];
  if (international !== undefined) return international.startsWith(code) ? international.slice(code.length) : '';
  return typed.startsWith(code) && typed.length > length + 1 ? typed.slice(code.length) : typed;
}
