import type { DataOf } from '#contract/protocol/endpoint.ts';
import type { listTransferReasons } from '#contract/protocol/lookup.ts';
import type { Recipient } from '#contract/recipient/recipient.ts';
import { recipientsFor } from '#domain/recipient/recipientFilter.ts';
import { isTransferReason } from '#domain/reference/transferReasons.ts';
import { newRecipient } from '../answerValues.ts';
import type { Control, Option, Part } from '../question.ts';
import { correctName, keepRecipient } from '../questions/changeRecipientQuestions.ts';

type Chosen = Part & { readonly control: Extract<Control, { kind: 'recipient' }> };

/** The people of the book the quote can be sent to (RCP-07…10). */
export const peopleOptions = (
  book: readonly Recipient[],
  { control }: Chosen,
  /** Where the money is brought, as the reader writes it. */
  placeText: (recipient: Recipient) => string,
): readonly Option[] =>
  recipientsFor(book, { countryCode: control.country, method: control.method }).map((recipient) => ({
    id: recipient.id,
    words: { recipientId: recipient.id },
    detail: { text: placeText(recipient) },
  }));

/** Whom else it can go to, whatever is searched for. */
export const otherPeopleOptions = ({ id, control }: Part): readonly Option[] => [
  { id: newRecipient, words: { key: 'guide.options.newRecipient' }, isAlways: true },
  ...(id === 'otherRecipient'
    ? [
        ...(control.kind === 'recipient' && control.mayCorrectName
          ? [
              {
                id: correctName,
                words: { key: 'send.review.comparison.correct' },
                also: { key: 'guide.options.correctNameAlso' },
                isAlways: true,
              } as const,
            ]
          : []),
        { id: keepRecipient, words: { key: 'send.review.keepRecipient' }, isAlways: true } as const,
      ]
    : []),
];

export const reasonOption = ({ id, reason }: DataOf<typeof listTransferReasons>[number]): Option => ({
  id,
  words: isTransferReason(id) ? { key: `recipient.reasons.${id}` } : { label: reason },
});
