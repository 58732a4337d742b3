import type { listProfessions } from '#contract/account/account.ts';
import type { DataOf } from '#contract/protocol/endpoint.ts';
import type { listBanks } from '#contract/protocol/lookup.ts';
import { isProfession } from '#domain/reference/professions.ts';
import type { Control, Option } from '../question.ts';
import type { Records } from './records.ts';
import { reviewOptions } from './reviewOptions.ts';

export const bankOption = ({ id, bank }: DataOf<typeof listBanks>[number]): Option => ({ id, words: { label: bank } });

export const professionOption = ({ id, name }: DataOf<typeof listProfessions>[number]): Option => ({
  id,
  words: isProfession(id) ? { key: `auth.professions.${id}` } : { label: name },
});

/** What can be chosen; of a list that is fetched, as soon as it has come. */
export function optionsOf(control: Control, records: Records): readonly Option[] {
  if (control.kind === 'review') return reviewOptions(control.transfer, records);
  if (!('options' in control)) return [];
  if (control.kind === 'search' && control.options === 'banks') {
    return records.banks(control.country ?? '').map(bankOption);
  }
  if (control.kind === 'search' && control.options === 'professions')
    return records.professions().map(professionOption);
  return typeof control.options === 'string' ? [] : control.options;
}
