import type { TFunction } from 'i18next';
import type { DataOf } from '#contract/protocol/endpoint.ts';
import type { listTransferReasons } from '#contract/protocol/lookup.ts';
import type { Recipient } from '#contract/recipient/recipient.ts';
import { recipientsFor } from '#domain/recipient/recipientFilter.ts';
import { isTransferReason } from '#domain/reference/transferReasons.ts';
import { newRecipient } from '#src/dialogue/answerValues.ts';
import type { Control, Option, Part } from '#src/dialogue/question.ts';
import { recipientPlace } from '../../formats/recipientText.ts';
import { keepRecipient } from './questions/sendMoneyQuestions.ts';

type Chosen = Part & { readonly control: Extract<Control, { kind: 'recipient' }> };

/** The people of the book the quote can be sent to (RCP-07…10). */
export const peopleOptions = (book: readonly Recipient[], { control }: Chosen, t: TFunction): readonly Option[] =>
  recipientsFor(book, { countryCode: control.country, method: control.method }).map((recipient) => ({
    id: recipient.id,
    words: { recipientId: recipient.id },
    detail: { text: recipientPlace(recipient, t) },
  }));

/** Whom else it can go to, whatever is searched for. */
export const otherPeopleOptions = ({ id }: Part): readonly Option[] => [
  { id: newRecipient, words: { key: 'guide.options.newRecipient' }, isAlways: true },
  ...(id === 'otherRecipient'
    ? [{ id: keepRecipient, words: { key: 'send.review.keepRecipient' }, isAlways: true } as const]
    : []),
];

export const reasonOption = ({ id, reason }: DataOf<typeof listTransferReasons>[number]): Option => ({
  id,
  words: isTransferReason(id) ? { key: `recipient.reasons.${id}` } : { label: reason },
});
