import { type Plan, spoken } from '#src/dialogue/plan.ts';
import type { Part } from '#src/dialogue/question.ts';
import type { PartId } from '#src/dialogue/words.ts';
import { readAddress } from '#src/understanding/addresses.ts';
import { splitName } from '#src/understanding/wholeNames.ts';

/** The family name asked after each first name. */
const familyNameAfter: { readonly [part in PartId]?: PartId } = {
  signUpFirstName: 'signUpLastName',
  recipientFirstName: 'recipientLastName',
};

export type WholeAnswer = { readonly value: string; readonly rest: Plan };

/** A whole name or address where its first part is asked: the rest is not asked again. */
export function wholeAnswer(said: string, { id }: Part, country: string): WholeAnswer | undefined {
  const familyName = familyNameAfter[id];
  if (familyName) {
    const name = splitName(said);
    return name && { value: name.first, rest: spoken({ [familyName]: name.last }) };
  }
  if (id !== 'address1') return undefined;
  const address = readAddress(said, country);
  return address && { value: address.street, rest: spoken({ city: address.town, zip: address.postcode }) };
}
