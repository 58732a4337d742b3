import type { listProfessions } from '#contract/account/account.ts';
import type { DataOf } from '#contract/protocol/endpoint.ts';
import type { listBanks } from '#contract/protocol/lookup.ts';
import { countryOf } from '#domain/reference/countries.ts';
import { isPayoutCountry } from '#domain/reference/countryCodes.ts';
import { isProfession } from '#domain/reference/professions.ts';
import type { Control, Option } from '#src/dialogue/question.ts';
import { queryClient } from '#src/services/http/queryClient.ts';
import { banksQuery, professionsQuery } from '#src/services/lookup/lookupQueries.ts';
import { reviewOptions } from './reviewOptions.ts';

export const banksOf = (country: string) =>
  banksQuery(isPayoutCountry(country) ? countryOf(country).countryIso3 : country);

export const bankOption = ({ id, bank }: DataOf<typeof listBanks>[number]): Option => ({ id, words: { label: bank } });

export const professionOption = ({ id, name }: DataOf<typeof listProfessions>[number]): Option => ({
  id,
  words: isProfession(id) ? { key: `verification.professions.${id}` } : { label: name },
});

/** What can be chosen; of a list that is fetched, as soon as it has come. */
export function optionsOf(control: Control): readonly Option[] {
  if (control.kind === 'review') return reviewOptions(control.transfer);
  if (!('options' in control)) return [];
  if (control.kind === 'search' && control.options === 'banks') {
    return (queryClient.getQueryData(banksOf(control.country ?? '').queryKey) ?? []).map(bankOption);
  }
  if (control.kind === 'search' && control.options === 'professions') {
    return (queryClient.getQueryData(professionsQuery.queryKey) ?? []).map(professionOption);
  }
  return typeof control.options === 'string' ? [] : control.options;
}
