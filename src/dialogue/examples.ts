import { recipientsFor } from '#domain/recipient/recipientFilter.ts';
import { transferReasons } from '#domain/reference/transferReasons.ts';
import type { english } from '#src/locales/english.ts';
import { newRecipient } from './answerValues.ts';
import type { Option, Part } from './question.ts';
import type { Reading } from './reading.ts';
import { reasonWords, recipientWords } from './transferWords.ts';
import type { PartId, Words } from './words.ts';

type Known = Pick<Reading, 'recipients' | 'optionsOf'>;

/** More would be a list to read, and not an answer to think of. */
const mostLikely = 4;

/** What is likely answered here, to be pressed. */
export function likelyAnswers({ control }: Part, { recipients, optionsOf }: Known): readonly Option[] {
  const all =
    control.kind === 'recipient'
      ? [
          ...recipientsFor(recipients, { countryCode: control.country, method: control.method }).map(({ id }) => id),
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
  signUpMobile: 'guide.examples.ownPhone',
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
export function exampleOf(part: Part, known: Known): Words | undefined {
  const [likely] = likelyAnswers(part, known);
  if (likely) return likely.words;
  const written = typed[part.id];
  if (written) return { key: written };
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
