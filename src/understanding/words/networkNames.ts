import type { MobileNetwork } from '#domain/reference/mobileNetworks.ts';
import type { Phrases } from './vocabulary.ts';

/** How people call the networks and their wallets, beside the names on the list. */
export const networkNames: Readonly<Record<MobileNetwork, Phrases>> = {
  airtel: 'airtel money, air tel',
  equitel: 'equitel money',
  mtn: 'mtn momo, mtn mobile money, mtn mobile, mtn money, momo mtn, mtn cameroon momo',
  orange: 'orange money, orange mobile money, orange momo, om',
  safaricom: 'safaricom mpesa, safaricom m-pesa, mpesa safaricom, safcom, saf',
  tigo: 'tigo pesa, tigopesa, yas, mixx by yas, mixx, tigo money',
  vodafone: 'vodacom, voda, vodacom mpesa, vodacom m-pesa',
};

/** The wallet of whichever network of the country has it: Safaricom's in Kenya, Vodacom's in Tanzania. */
export const sharedWallets: readonly { readonly names: Phrases; readonly networks: readonly MobileNetwork[] }[] = [
  { names: 'm-pesa, mpesa, m pesa, pesa, em pesa, mpeza, mpessa', networks: ['safaricom', 'vodafone'] },
];

/** Networks we cannot send to; heard, so that they are not taken for a person. */
export const unservedNetworks: Phrases =
  'nexttel, camtel, halotel, africell, glo, telecel, moov, free money, t-money, yoomee, etisalat, 9mobile, telkom';
