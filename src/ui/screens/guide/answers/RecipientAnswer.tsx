import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { recipientsQuery } from '#src/services/recipient/recipientQueries.ts';
import type { AnswersProps } from './answersProps.ts';
import { choices } from './choices.ts';
import { Fetching, SearchAnswer } from './ListAnswers.tsx';

/** The people the quote can be sent to, and somebody new. */
export function RecipientAnswer(props: AnswersProps) {
  const { t } = useTranslation();
  const { userId } = props;
  const book = useQuery({ ...recipientsQuery(userId ?? ''), enabled: userId !== undefined });
  if (!book.data) return <Fetching {...book} failure={t('recipient.book.notFetched')} />;
  return <SearchAnswer {...props} options={choices(props, t)} />;
}
