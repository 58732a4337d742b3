import { money } from '#domain/money/money.ts';
import { isPayoutCountry } from '#domain/reference/countryCodes.ts';
import type { Option, Part } from '#src/dialogue/question.ts';
import type { PartId } from '#src/dialogue/words.ts';
import { placeInList } from '#src/understanding/listPlaces.ts';
import { understand } from '#src/understanding/understand.ts';
import type { AskedFor, Understanding } from '#src/understanding/understanding.ts';
import { agreedBy } from './agreeing.ts';
import type { Listener } from './hear.ts';
import { yesOrNo } from './heardAnswers.ts';
import { optionsOf } from './listedOptions.ts';
import { plain } from './plain.ts';
import { newRecipient, recipientWords } from './questions/sendMoneyQuestions.ts';
import type { Say } from './say.ts';

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
export function understandAt(part: Part, said: string, listener: Listener): Understanding {
  const listening = listeningTo(part, listener);
  const first = understand(said, listening);
  const isNothing = [first.slots, first.doubts, first.intents].every((found) => Object.keys(found).length === 0);
  if (!isNothing || yesOrNo(part, 'yes') === undefined) return first;
  return understand(said, { ...listening, asking: 'confirmation' });
}

export function listeningTo(part: Part, { language, recipients, today, say, guide, state }: Listener) {
  const options = optionsOf(part.control);
  const agreed = agreedBy(part);
  const { draft } = guide.getSnapshot().children.sendMoney?.getSnapshot().context ?? guide.getSnapshot().context;
  const { control } = part;
  const destination = state.answers.destination ?? ('country' in control ? control.country : undefined) ?? '';
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
      recipients: recipients.flatMap(({ id, firstName, lastName, profile: { countryCode } }) =>
        isPayoutCountry(countryCode) ? [{ id, firstName, lastName, countryCode }] : [],
      ),
      ...(control.kind === 'recipient' && { somebodyNew: newRecipient }),
      ...(options.length > 0 && {
        choices: options.map(({ id, words, also }) => ({
          id,
          label: say.say(words),
          ...(also && { also: say.say(also).split(', ') }),
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

/** An option named as it is written, or by its place in the list, which needs no parser. */
export function choiceMade(said: string, { control }: Part, say: Say): string | undefined {
  const options = control.kind === 'recipient' ? [somebodyNew] : optionsOf(control);
  const fitting = options.filter(({ words, refusal }) => !refusal && plain(say.say(words)) === plain(said));
  if (fitting.length > 0 || control.kind !== 'choice') return fitting.length === 1 ? fitting[0]?.id : undefined;
  const offered = options.filter(({ refusal }) => !refusal);
  return offered.length > 1 ? offered[placeInList(said, offered.length) ?? -1]?.id : undefined;
}

/** People are known by their names; this one has none yet. */
const somebodyNew: Option = { id: newRecipient, words: recipientWords(newRecipient) };
