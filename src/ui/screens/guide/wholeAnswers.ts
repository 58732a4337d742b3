import { type Plan, spoken } from '#src/dialogue/plan.ts';
import type { Part } from '#src/dialogue/question.ts';
import type { PartId } from '#src/dialogue/words.ts';
import { readAddress } from '#src/understanding/addresses.ts';
import { splitName } from '#src/understanding/wholeNames.ts';
import type { Listener } from './hear.ts';
import { listeningTo } from './listening.ts';

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
    return name && { value: name.first, rest: spoken({ [familyName]: name.last }) };
  }
  if (id !== 'address1') return undefined;
  const address = readAddress(said, country);
  return address && { value: address.street, rest: spoken({ city: address.town, zip: address.postcode }) };
}

/** The answer, with what else was said of what is asked next. */
export function answerWith(value: string, more: Plan, listener: Listener & { readonly part: Part }): boolean {
  const { conversation, part } = listener;
  const whole = wholeAnswer(value, part, listeningTo(part, listener).known.senderCountry);
  const rest = { ...more, ...whole?.rest };
  conversation.plan(rest);
  return conversation.answer(whole?.value ?? value, { isOneOfSeveral: Object.keys(rest).length > 0 });
}
