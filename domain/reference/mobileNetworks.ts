import type { CountryCode } from './countryCodes.ts';

/** Codes are ours and stay; labels are the spec's (REF-11), although Vodafone is Vodacom and Tigo is Yas by now. */
export const mobileNetworkLabels = {
  airtel: 'Airtel',
  equitel: 'Equitel',
  mtn: 'MTN',
  orange: 'Orange',
  safaricom: 'Safaricom',
  tigo: 'Tigo',
  vodafone: 'Vodafone',
} as const;
export type MobileNetwork = keyof typeof mobileNetworkLabels;

/**
 * Networks mobile money can be sent to. Tanzania's list is the spec's to the letter, Kenya's Safaricom included (D-61).
 * Cameroon's are the two our partner serves; there the network follows from the number (D-118).
 */
const networks: { readonly [country in CountryCode]?: readonly MobileNetwork[] } = {
  CM: ['mtn', 'orange'],
  UG: ['airtel', 'mtn'],
  KE: ['airtel', 'equitel', 'safaricom'],
  TZ: ['airtel', 'safaricom', 'tigo', 'vodafone'],
};

export const mobileNetworksOf = (country: CountryCode): readonly MobileNetwork[] => networks[country] ?? [];
