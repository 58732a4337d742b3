import { money } from '#domain/money/money.ts';
import { isPayoutCountry } from '#domain/reference/countryCodes.ts';
import { placeInList } from '#src/understanding/listPlaces.ts';
import { plain } from '#src/understanding/plain.ts';
import { understand } from '#src/understanding/understand.ts';
import type { AskedFor, Understanding } from '#src/understanding/understanding.ts';
import { agreedBy, yesOrNo } from '../agreement.ts';
import { newRecipient } from '../answerValues.ts';
import type { Option, Part } from '../question.ts';
import { recipientWords } from '../transferWords.ts';
import type { PartId } from '../words.ts';
import type { Situation } from './situation.ts';

/** A bare number above it may well be meant in the recipient's currency, so it is asked about. */
const mostBareMinor = 200_000;

export const askedFor: { readonly [part in PartId]?: AskedFor } = {
  amount: 'amount',
  destination: 'destination',
  method: 'payoutMethod',
  network: 'network',
  recipient: 'recipient',
  otherRecipient: 'recipient',
  recipientMobile: 'phone',
  signUpMobile: 'ownPhone',
  accountNumber: 'account',
  cameroonAccount: 'account',
  birthDate: 'birthDate',
  reason: 'reason',
  code: 'code',
  signUpEmail: 'email',
  email: 'email',
  recipientFirstName: 'name',
  recipientLastName: 'name',
  signUpFirstName: 'name',
  signUpLastName: 'name',
};

/** A question that can be agreed to is also heard as one. */
export function understandAt(said: string, situation: Situation): Understanding {
  const { part, reading } = situation;
  const first = understand(said, listeningTo(situation));
  const isNothing = [first.slots, first.ambiguities, first.intents].every((found) => Object.keys(found).length === 0);
  if (!isNothing || yesOrNo(part, 'yes', reading.optionsOf) === undefined) return first;
  return understandAs('confirmation', said, situation);
}

/** As if this was asked, or nothing. */
export const understandAs = (asking: AskedFor | undefined, said: string, situation: Situation): Understanding =>
  understand(said, { ...listeningTo(situation), asking });

export function listeningTo({ part, answers, reading, language, today, write }: Situation) {
  const { control } = part;
  const options = reading.optionsOf(control);
  const agreed = agreedBy(part, reading.optionsOf);
  const { draft } = reading;
  const destination = answers.destination ?? ('country' in control ? control.country : undefined) ?? '';
  return {
    language,
    asking:
      agreed !== undefined
        ? ('confirmation' as const)
        : (askedFor[part.id] ?? (options.length > 0 ? ('choice' as const) : undefined)),
    known: {
      today,
      senderCountry: draft.toSend.countryCode,
      mostToSend: money(draft.payinCurrency, mostBareMinor),
      ...(isPayoutCountry(destination) && { destination }),
      recipients: reading.recipients.flatMap(({ id, firstName, lastName, profile: { countryCode } }) =>
        isPayoutCountry(countryCode) ? [{ id, firstName, lastName, countryCode }] : [],
      ),
      ...(control.kind === 'recipient' && { somebodyNew: newRecipient }),
      ...(options.length > 0 && {
        choices: options.map(({ id, words, also }) => ({
          id,
          label: write(words),
          ...(also && { also: write(also).split(', ') }),
        })),
        areNames: control.kind === 'search',
        ...(agreed !== undefined && { agreesTo: agreed }),
      }),
    },
  };
}

/** Answered by whatever is typed. */
export const isTyped = ({ control: { kind } }: Part): boolean =>
  kind === 'text' || kind === 'phone' || kind === 'date' || kind === 'account' || kind === 'code';

/** An option named as it is written, in one of the other ways it is said, or by its place in the list: needs no parser. */
export function choiceMade(said: string, { part: { control }, reading, write }: Situation): string | undefined {
  const options = control.kind === 'recipient' ? [somebodyNew] : reading.optionsOf(control);
  const saidAs = ({ words, also }: Option) => [write(words), ...(also ? write(also).split(', ') : [])].map(plain);
  const fitting = options.filter((option) => !option.refusal && saidAs(option).includes(plain(said)));
  if (fitting.length > 0 || control.kind !== 'choice') return fitting.length === 1 ? fitting[0]?.id : undefined;
  const offered = options.filter(({ refusal }) => !refusal);
  return offered.length > 1 ? offered[placeInList(said, offered.length) ?? -1]?.id : undefined;
}

/** People are known by their names; this one has none yet. */
const somebodyNew: Option = { id: newRecipient, words: recipientWords(newRecipient) };

/** And nothing else. */
export const isYes = (said: string, situation: Situation): boolean =>
  understandAs('confirmation', said, situation).slots.confirmation?.value === 'yes';

/** And nothing else. */
export function isNo(said: string, situation: Situation): boolean {
  const { confirmation } = understandAs('confirmation', said, situation).slots;
  return confirmation?.value === 'no' && confirmation.span.end - confirmation.span.start === said.length;
}
