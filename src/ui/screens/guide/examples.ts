import { recipientsFor } from '#domain/recipient/recipientFilter.ts';
import { transferReasons } from '#domain/reference/transferReasons.ts';
import type { Option, Part } from '#src/dialogue/question.ts';
import type { PartId, Words } from '#src/dialogue/words.ts';
import type { english } from '#src/locales/english.ts';
import type { GuidedSenderActor } from '#src/machines/guided-sender/guidedSenderMachine.ts';
import { optionsOf } from './listedOptions.ts';
import { newRecipient, reasonWords, recipientWords } from './questions/sendMoneyQuestions.ts';
import { bookOf } from './reach.ts';

type Met = { readonly part: Part; readonly guide: GuidedSenderActor };

/** More would be a list to read, and not an answer to think of. */
const mostLikely = 4;

/** What is likely answered here, to be pressed. */
export function likelyAnswers({ part, guide }: Met): readonly Option[] {
  const { control } = part;
  const all =
    control.kind === 'recipient'
      ? [
          ...recipientsFor(bookOf(guide), { countryCode: control.country, method: control.method }).map(({ id }) => id),
          newRecipient,
        ].map((id): Option => ({ id, words: recipientWords(id) }))
      : control.kind === 'reason'
        ? transferReasons.map(({ id }): Option => ({ id, words: reasonWords(id) }))
        : optionsOf(control);
  return all.filter(({ refusal }) => !refusal).slice(0, mostLikely);
}

type Example = `guide.examples.${keyof (typeof english)['guide']['examples']}`;

const typed: { readonly [part in PartId]?: Example } = {
  recipientFirstName: 'guide.examples.firstName',
  signUpFirstName: 'guide.examples.firstName',
  recipientLastName: 'guide.examples.lastName',
  signUpLastName: 'guide.examples.lastName',
  signUpEmail: 'guide.examples.email',
  email: 'guide.examples.email',
  username: 'guide.examples.email',
  address1: 'guide.examples.street',
  buildingNumber: 'guide.examples.number',
  address2: 'guide.examples.flat',
  city: 'guide.examples.city',
  birthCityName: 'guide.examples.city',
  county: 'guide.examples.county',
  zip: 'guide.examples.postcode',
  bankName: 'guide.examples.bank',
  cameroonAccount: 'guide.examples.cameroonAccount',
};

/** What an answer to this very question looks like. */
export function exampleOf({ part, guide }: Met): Words | undefined {
  const [likely] = likelyAnswers({ part, guide });
  if (likely) return likely.words;
  const known = typed[part.id];
  if (known) return { key: known };
  switch (part.control.kind) {
    case 'amount':
      return { key: 'guide.examples.amount' };
    case 'phone':
      return { key: 'guide.examples.phone' };
    case 'date':
      return { key: 'guide.examples.date' };
    case 'account':
      return { key: 'guide.examples.account' };
    case 'code':
      return { key: 'guide.examples.code' };
    default:
      return undefined;
  }
}
