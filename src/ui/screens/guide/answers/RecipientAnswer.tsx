import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Control } from '#src/dialogue/question.ts';
import { recipientsQuery } from '#src/services/recipient/recipientQueries.ts';
import { otherPeopleOptions, peopleOptions } from '../bookOptions.ts';
import type { AnswersProps } from './answersProps.ts';
import { Fetching, SearchAnswer } from './ListAnswers.tsx';

type RecipientAnswerProps = AnswersProps & { readonly control: Extract<Control, { kind: 'recipient' }> };

/** The people the quote can be sent to, and somebody new. */
export function RecipientAnswer({ control, ...props }: RecipientAnswerProps) {
  const { t } = useTranslation();
  const { part, userId } = props;
  const book = useQuery({ ...recipientsQuery(userId ?? ''), enabled: userId !== undefined });
  if (!book.data) return <Fetching {...book} failure={t('recipient.book.notFetched')} />;
  const people = peopleOptions(book.data, { ...part, control }, t);
  return <SearchAnswer {...props} options={[...people, ...otherPeopleOptions(part)]} />;
}
