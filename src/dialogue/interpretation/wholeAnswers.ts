import { readAddress } from '#src/understanding/addresses.ts';
import { splitName } from '#src/understanding/wholeNames.ts';
import { asFamilyNameIsWritten, asNameIsWritten } from '#src/understanding/writtenNames.ts';
import { spoken } from '../plan.ts';
import type { Part, Plan } from '../question.ts';
import type { PartId } from '../words.ts';
import { askedFor } from './parsing.ts';
import { answer, type Outcome, plan, type Situation } from './situation.ts';

/** The family name asked after each first name. */
const familyNameAfter: { readonly [part in PartId]?: PartId } = {
  signUpFirstName: 'signUpLastName',
  recipientFirstName: 'recipientLastName',
};

type WholeAnswer = { readonly value: string; readonly rest: Plan };

/** A whole name or address where its first part is asked: the rest is not asked again. */
function wholeAnswer(said: string, { id }: Part, country: string): WholeAnswer | undefined {
  const familyName = familyNameAfter[id];
  if (familyName) {
    const name = splitName(said);
    if (!name) return undefined;
    const last = asFamilyNameIsWritten(name.last, said);
    return { value: asNameIsWritten(name.first, said), rest: spoken({ [familyName]: last }) };
  }
  if (id !== 'address1') return undefined;
  const address = readAddress(said, country);
  return address && { value: address.street, rest: spoken({ city: address.town, zip: address.postcode }) };
}

const familyNames: readonly PartId[] = Object.values(familyNameAfter);

function asWritten(value: string, { id }: Part): string {
  if (askedFor[id] !== 'name') return value;
  return familyNames.includes(id) ? asFamilyNameIsWritten(value) : asNameIsWritten(value);
}

/** The answer, with what else was said of what is asked next. */
export function answerWith(value: string, more: Plan, { part, reading }: Situation): readonly Outcome[] {
  const whole = wholeAnswer(value, part, reading.draft.toSend.countryCode);
  const rest = { ...more, ...whole?.rest };
  return [plan(rest), answer(whole?.value ?? asWritten(value, part), { isOneOfSeveral: Object.keys(rest).length > 0 })];
}
