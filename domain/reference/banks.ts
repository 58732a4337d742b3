import { cameroonBanks } from './cameroonBanks.ts';
import { countries } from './countries.ts';
import { nigerianBanks } from './nigerianBanks.ts';
import { ugandanBanks } from './ugandanBanks.ts';

/** A bank as the lookup call lists it (spec §3, Lookup lists). */
export type Bank = { readonly id: string; readonly bank: string };

const banksByCountry = new Map<string, readonly Bank[]>([
  ['CM', cameroonBanks],
  ['NG', nigerianBanks],
  ['UG', ugandanBanks],
]);

/** By ISO 3166 alpha-2. Countries without a list have none: their bank is written by hand. */
export const banksOf = (countryCode: string): readonly Bank[] => banksByCountry.get(countryCode) ?? [];

/** By ISO 3166 alpha-3, as `GET /remit-banks/{x}` asks (spec §7). */
export const banksOfIso3 = (countryIso3: string): readonly Bank[] =>
  banksOf(countries.find((country) => country.countryIso3 === countryIso3)?.countryCode ?? '');
