import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { recipientsFor } from '#domain/recipient/recipientFilter.ts';
import type { PayoutMethod } from '#domain/reference/payoutMethods.ts';
import { recipientsQuery } from '#src/services/recipientQueries.ts';
import { fullName, useRecipientPlace } from '../../send-money/recipientText.ts';
import type { Option } from '../question.ts';
import { keepRecipient, newRecipient } from '../questions/sendMoneyQuestions.ts';
import type { AnswersProps } from './Answers.tsx';
import { Fetching, SearchAnswer } from './ListAnswers.tsx';

type RecipientAnswerProps = AnswersProps & { readonly country: string; readonly method: PayoutMethod };

/** The people the quote can be sent to (RCP-07…10), and somebody new. */
export function RecipientAnswer({ country, method, userId, ...props }: RecipientAnswerProps) {
  const { t } = useTranslation();
  const placeOf = useRecipientPlace();
  const book = useQuery({ ...recipientsQuery(userId ?? ''), enabled: userId !== undefined });
  if (!book.data) return <Fetching {...book} failure={t('recipient.book.notFetched')} />;
  const people = recipientsFor(book.data, { countryCode: country, method }).map(
    (recipient): Option => ({
      id: recipient.id,
      words: { text: fullName(recipient) },
      detail: { text: placeOf(recipient) },
    }),
  );
  const options: readonly Option[] = [
    ...people,
    { id: newRecipient, words: { key: 'guide.options.newRecipient' }, isAlways: true },
    ...(props.part.id === 'otherRecipient'
      ? [{ id: keepRecipient, words: { key: 'send.review.keepRecipient' }, isAlways: true } as const]
      : []),
  ];
  return (
    <SearchAnswer
      {...props}
      userId={userId}
      options={options}
      onAnswer={(id, words) =>
        props.onAnswer(id, people.some((person) => person.id === id) ? { recipientId: id } : words)
      }
    />
  );
}
